import ArcoCore
import ArcoHTML
import ArcoOptics
import ArcoRoutes
import ArcoWeb

enum ShopPage: Equatable, Sendable {
  case list(words: String)
  case item(Int)
  case note
}

let list = Prism(ShopPage.list) { if case .list(let words) = $0 { words } else { nil } }
let item = Prism(ShopPage.item) { if case .item(let number) = $0 { number } else { nil } }
let note = Prism<ShopPage, Void>(extract: { $0 == .note ? () : nil }, embed: { .note })

let shopRoute = Route.oneOf {
  Route.path().query("words", .text, default: "").into(list)
  Route.path("items").segment(.integer).into(item)
  Route.path("note").into(note)
}

/// A shop of a few pages. A note that was begun asks before somebody leaves it.
struct Shop: Equatable, Sendable {
  var page = ShopPage.list(words: "")
  var note = ""
  var asks: ShopPage?
}

enum ShopInput: Equatable, Sendable {
  case visit(ShopPage)
  case search(String)
  case write(String)
  case leave
  case forget
}

let shopDispatcher = Dispatcher<Void, Shop, ShopInput>.reduce { shop, input in
  switch input {
  case .visit(let page):
    if shop.page == .note, page != .note, !shop.note.isEmpty {
      shop.asks = page
    } else {
      shop.page = page
    }
  case .search(let words): shop.page = .list(words: words)
  case .write(let text): shop.note = text
  case .leave:
    guard let page = shop.asks else { return }
    shop.asks = nil
    shop.note = ""
    shop.page = page
  case .forget:
    shop.asks = nil
  }
}

let shopNavigation = Navigation(shopRoute, state: Lens(\Shop.page), input: ShopInput.visit)

func shop() -> Program<Void, Shop, ShopInput, HTML> {
  let component = Component(shopDispatcher) { shop, send in
    title(shop.title)
    HTML.nav {
      a("All", .href(shopRoute, .list(words: "")))
      a("Tea", .href(shopRoute, .item(7)))
      a("Note", .href(shopRoute, .note))
      a("Elsewhere", .href("https://example.org/"))
      a("Help", .href("/help"))
      a("In a tab of its own", .href(shopRoute, .item(8)), .target("_blank"))
    }
    switch shop.page {
    case .list(let words):
      HTML.input(.aria("label", "Words"), .value(words), .onInput { send(.search($0)) })
    case .item(let number):
      h1("Item \(number)")
      button("Next", .onClick { send(.visit(.item(number + 1))) })
    case .note:
      HTML.input(.aria("label", "Text"), .value(shop.note), .onInput { send(.write($0)) })
    }
    if shop.asks != nil {
      button("Leave", .onClick { send(.leave) })
      button("Stay", .onClick { send(.forget) })
    }
  }
  return Program(component, state: Shop())
}

extension Shop {
  var title: String {
    switch page {
    case .list: "Shop"
    case .item(let number): "Item \(number)"
    case .note: "Note"
    }
  }
}
