import ArcoCore
import ArcoHTML
import ArcoOptics
import ArcoRoutes
import ArcoWeb

/// The page that is shown.
enum Place: Equatable, Sendable {
  case list(words: String)
  case item(Int)
  case note
}

/// Pages with addresses of their own. No page links here: they are for tests.
struct Moving: Feature, Equatable, Sendable {
  var place = Place.list(words: "")
  var note = ""
  /// The page that the user wants to go to although the note is not finished.
  var asks: Place?
  var visits = 0

  enum Input: Equatable, Sendable {
    case visit(Place)
    case search(String)
    case write(String)
    case leave
    case stay
  }
}

private let places = Route.oneOf {
  Route.path("moving").query("words", .text, default: "").into(
    Prism(Place.list) { if case .list(let words) = $0 { words } else { nil } })
  Route.path("moving/items").segment(.integer).into(
    Prism(Place.item) { if case .item(let number) = $0 { number } else { nil } })
  Route.path("moving/note").into(
    Prism<Place, Void>(extract: { $0 == .note ? () : nil }, embed: { .note }))
}

let movingNavigation = Navigation(
  places, state: Lens<Moving, Place>(get: { $0.place }, modify: { $1(&$0.place) }),
  input: Moving.Input.visit)

private let moving = DispatcherOf<Moving>.reduce { moving, input in
  switch input {
  case .visit(let place):
    moving.visits += 1
    if moving.place == .note, place != .note, !moving.note.isEmpty {
      moving.asks = place
    } else {
      moving.place = place
    }
  case .search(let words): moving.place = .list(words: words)
  case .write(let text): moving.note = text
  case .leave:
    guard let place = moving.asks else { return }
    moving.asks = nil
    moving.note = ""
    moving.place = place
  case .stay: moving.asks = nil
  }
}

func movingPage() -> PageComponent<Moving> {
  Component(moving) { moving, send in
    main(.class("card"), .lang(moving.place == .note ? "de" : "en")) {
      title(moving.title)
      meta(.name("description"), .content(moving.title))
      HTML.nav(.ariaLabel("Places")) {
        a("List", .href(places, .list(words: "")))
        for number in 1...3 { a("Item \(number)", .href(places, .item(number))) }
        a("Note", .href(places, .note))
        a("Coffee", .href("/coffee"))
      }
      switch moving.place {
      case .list(let words):
        h1("List")
        input(
          .name("words"), .ariaLabel("Words"), .value(words), .onInput { send(.search($0)) })
        for number in 1...60 { p { a("Read \(number)", .href(places, .item(number))) } }
      case .item(let number):
        h1("Item \(number)")
        button("Next", .type(.button), .onClick { send(.visit(.item(number &+ 1))) })
        for paragraph in 1...60 { p("Paragraph \(paragraph)", .id("p\(paragraph)")) }
        a("To paragraph 50", .href("#p50"))
        a("Paragraph 50 of item 9", .href("/moving/items/9#p50"))
      case .note:
        h1("Note")
        textarea(.ariaLabel("Text"), .value(moving.note), .onInput { send(.write($0)) })
      }
      if moving.asks != nil {
        div(.role("alertdialog"), .ariaLabel("Leave the note?")) {
          button("Leave", .type(.button), .onClick { send(.leave) })
          button("Stay", .type(.button), .autofocus(), .onClick { send(.stay) })
        }
      }
      output("\(moving.visits)", .ariaLabel("Visits"))
    }
  }
}

extension Moving {
  fileprivate var title: String {
    switch place {
    case .list: "List – Moving"
    case .item(let number): "Item \(number) – Moving"
    case .note: "Notiz – Moving"
    }
  }
}
