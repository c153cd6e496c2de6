import ArcoOptics
import ArcoRoutes

/// The pages of a small shop, with prisms and lenses by hand.
struct ItemID: RawRepresentable, Sendable {
  var rawValue: Int
}

struct Search: Sendable {
  var words = ""
  var page = 1
}

enum Page: Sendable {
  case list
  case item(ItemID)
  case search(Search)
}

let search = Route.query(Search())
  .item(
    "words", .text,
    Lens<Search, String>(get: { $0.words }, modify: { whole, change in change(&whole.words) })
  )
  .item(
    "page", .integer,
    Lens<Search, Int>(get: { $0.page }, modify: { whole, change in change(&whole.page) }))

let shop = Route.oneOf {
  Route.path().into(
    Prism<Page, Void>(
      extract: { if case .list = $0 { () } else { nil } }, embed: { Page.list }))
  Route.path("items").segment(.id(ItemID.self)).into(
    Prism(Page.item) { if case .item(let id) = $0 { id } else { nil } })
  Route.path("search").query(search).into(
    Prism(Page.search) { if case .search(let search) = $0 { search } else { nil } })
}
