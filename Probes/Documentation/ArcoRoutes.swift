// What the examples of ArcoRoutes take for given: the pages of a shop, and its state.
import ArcoOptics
import ArcoRoutes

struct ItemID: RawRepresentable, Equatable, Sendable {
  var rawValue: Int
}

enum Step: String, Sendable {
  case address
  case payment
}

enum Department: String, Sendable {
  case tea
  case coffee
}

struct Search: Equatable, Sendable {
  var words = ""
  var department: Department?
  var tags: [String] = []
  var page = 1

  struct Lenses: Sendable {
    let words = Lens(\Search.words)
    let department = Lens(\Search.department)
    let tags = Lens(\Search.tags)
    let page = Lens(\Search.page)
  }

  static let lenses = Lenses()
}

enum Page: Equatable, Sendable {
  case list
  case item(ItemID)
  case cart

  struct Prisms: Sendable {
    let list = Prism<Page, Void>(extract: { $0 == .list ? () : nil }, embed: { .list })
    let item = Prism(Page.item) { if case .item(let id) = $0 { id } else { nil } }
    let cart = Prism<Page, Void>(extract: { $0 == .cart ? () : nil }, embed: { .cart })
  }

  static let prisms = Prisms()
}

struct Shop: Sendable {
  var page = Page.list

  struct Lenses: Sendable { let page = Lens(\Shop.page) }
  static let lenses = Lenses()
}

let shop = Route.oneOf {
  Route.path().into(Page.prisms.list)
  Route.path("cart").into(Page.prisms.cart)
}

nonisolated(unsafe) var state = Shop()
