// The addresses of a site: fifteen pages, and a query of four items.
import ArcoOptics
import ArcoRoutes

struct Search: Equatable, Sendable {
  var words = ""
  var most: Int?
  var tags: [String] = []
  var page = 1
}

enum Page: Sendable {
  case home(Int)
  case text(String)
  case pair(Int, String)
  case search(Search)
}

let home = Prism(Page.home) { if case .home(let number) = $0 { number } else { nil } }
let text = Prism(Page.text) { if case .text(let text) = $0 { text } else { nil } }
let both = Prism(Page.pair) { if case .pair(let one, let two) = $0 { (one, two) } else { nil } }
let find = Prism(Page.search) { if case .search(let search) = $0 { search } else { nil } }

let search = Route.query(Search())
  .item("words", .text, Lens(\Search.words))
  .item("most", .integer, Lens(\Search.most))
  .items("tag", .text, Lens(\Search.tags))
  .item("page", .integer, Lens(\Search.page))

let site = Route.oneOf {
  Route.path("a").segment(.integer).into(home)
  Route.path("b").segment(.text).into(text)
  Route.path("c").segment(.integer).segment(.text).into(both)
  Route.path("d").query(search).into(find)
  Route.path("e").query("page", .integer, default: 1).into(home)
  Route.path("f").query("words", .text).into(text)
  Route.path("g").segment(.integer).query("words", .text).into(both)
  Route.path("h").segment(.integer).path("edit").into(home)
  Route.path("i").fragment(.text).into(text)
  Route.path("j").segment(.integer).fragment(.text).into(both)
  Route.path("k").segment(.parsed(Int.self)).into(home)
  Route.path("l").query("page", .integer).into(home)
  Route.path("m").segment(.integer).path("of").segment(.text).into(both)
  Route.path("n/o/p").segment(.text).into(text)
  Route.path("q").query("page", .integer).query("words", .text).into(both)
}

let link = site.address(of: .home(1))
