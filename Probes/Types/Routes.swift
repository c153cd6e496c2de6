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

#if Case  // All alternatives of a route are for one kind of value.
  let orders = Route.oneOf {
    // error: requires the types 'RouteParts.After<RouteParts.Path, RouteParts.Segment<RouteForms.Integer<Int>>>.Part' (aka 'Int') and 'RouteParts.After<RouteParts.Path, RouteParts.Segment<RouteForms.Text>>.Part' (aka 'String') be equivalent
    Route.path("orders").segment(.integer)
    Route.path("orders").segment(.text)
  }
#elseif Part  // A route of a text does not lead into a case that has a number.
  let items = Route.path("items").segment(.text).into(home)
// error: instance method 'into' requires the types 'RouteParts.After<RouteParts.Path, RouteParts.Segment<RouteForms.Text>>.Part' (aka 'String') and 'Int' be equivalent
#elseif Segment  // A path ends where the query begins.
  let orders = Route.path("orders").query("page", .integer).segment(.text)
// error: referencing instance method 'segment' on 'RouteParts.After' requires that 'RouteParts.Item<RouteForms.Integer<Int>>' conform to 'RouteParts.PathRoute'
#else
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
#endif
