import ArcoLaws
import ArcoOptics
import ArcoRoutes
import ArcoTesting
import Testing

struct RouteTests {
  static let visits: [(String, Page)] = [
    ("/", .list), ("/items/7", .item(ItemID(rawValue: 7))),
    ("/items/-7", .item(ItemID(rawValue: -7))), ("/cart", .cart),
    ("/checkout/payment", .checkout(.payment)), ("/search", .search(Search())),
    (
      "/search?words=green+tea&in=tea&tag=loose&tag=new&page=2",
      .search(Search(words: "green tea", department: .tea, tags: ["loose", "new"], page: 2))
    ),
    ("/orders", .orders(page: 1)), ("/orders?page=12", .orders(page: 12)),
  ]

  @Test(arguments: visits)
  func `a page is read from its address, and printed as it`(visit: (String, Page)) throws {
    #expect(try shop.read(visit.0) == visit.1)
    #expect(shop.address(of: visit.1)?.text == visit.0)
  }

  @Test(arguments: [
    ("/items//7/", "/items/7"), ("/%69tems/%37", "/items/7"), ("/cart/?", "/cart"),
    ("/cart?from=mail&from=post#top", "/cart"), ("/orders?page=1", "/orders"),
    ("/search?page=2&words=green%20tea", "/search?words=green+tea&page=2"),
    ("/search?tag=b&%74ag=a&&words=", "/search?tag=b&tag=a"),
    ("/search?words=%e2%82%ac|é", "/search?words=%E2%82%AC%7C%C3%A9"),
    ("/search?tag", "/search?tag="), ("/search?words=a=b", "/search?words=a%3Db"),
  ])
  func `another way to write an address has the same normal form`(
    address: String, normal: String
  ) throws {
    #expect(try shop.normal(address)?.text == normal)
    #expect(try shop.normal(normal)?.text == normal)
  }

  @Test func `routes obey the laws`() {
    #expect(RouteLaws(shop).counterexample(tries: 400) == nil)
    #expect(RouteLaws(Route.path("search").query(Search.route)).counterexample() == nil)
    #expect(RouteLaws(Route.path("été/b").segment(.text).path("c")).counterexample() == nil)
    #expect(RouteLaws(Route.path("a").segment(optional: .text)).counterexample() == nil)
    #expect(RouteLaws(Route.path().segments(.text)).counterexample() == nil)
    #expect(RouteLaws(Route.path("a").query("a b&=", .text)).counterexample() == nil)
    #expect(RouteLaws(Route.path("a").query(optional: "b", .text)).counterexample() == nil)
    #expect(RouteLaws(Route.path("a").query(each: "b", .text)).counterexample() == nil)
    #expect(RouteLaws(Route.path("a").query("b", .text, default: "+")).counterexample() == nil)
    #expect(RouteLaws(Route.path("a").fragment(.text)).counterexample() == nil)
    #expect(RouteLaws(Route.path().fragment(optional: .text)).counterexample() == nil)
  }

  @Test func `an item may have any name, as it reads before encoding`() throws {
    let names: [StaticString] = [
      "100%", "%", "%41", "%25", "a%b", "%%", "+", "a+b", " ", "a b", "a&b", "a=b", "#", "?", "/",
      "~", "é", "€", "日本", "a;b", "\u{0}",
    ]
    for name in names {
      let alone = Route.path("s").query(name, .integer)
      #expect(RouteLaws(alone).counterexample(tries: 50) == nil, "\(name)")
      let printed = try #require(alone.address(of: 5)?.text)
      #expect(try alone.read(printed) == 5, "\(name) in \(printed)")
      let query = Route.query(Search()).item(name, .integer, Lens(\Search.page))
      let property = Route.path("s").query(query)
      #expect(RouteLaws(property, part: search).counterexample(tries: 50) == nil, "\(name)")
    }
    // An unescaped name that only looks like the escaped one is another.
    #expect(Route.path("s").query(optional: "%41", .integer).value(of: "/s?%41=5") == .some(nil))
    #expect(Route.path("s").query(optional: "A", .integer).value(of: "/s?%41=5") == .some(5))
  }

  private let search = Generator { choices in Search(page: choices.draw(.integer(in: 0...99))) }

  @Test func `items without a name, and two of one name, are mistakes`() async {
    await #expect(processExitsWith: .failure) { _ = Route.path("s").query("", .integer) }
    await #expect(processExitsWith: .failure) {
      _ = Route.path("s").query("a", .integer).query(optional: "a", .text)
    }
    await #expect(processExitsWith: .failure) {
      let one = Lens<Int, Int>(get: { $0 }, modify: { $1(&$0) })
      _ = Route.path("s").query(Route.query(1).item("a", .integer, one)).query(each: "a", .text)
    }
    await #expect(processExitsWith: .failure) {
      let one = Lens<Int, Int>(get: { $0 }, modify: { $1(&$0) })
      _ = Route.query(1).item("a", .integer, one).item("a", .integer, one)
    }
    await #expect(processExitsWith: .failure) {
      let one = Lens<Int, Int>(get: { $0 }, modify: { $1(&$0) })
      _ = Route.query(1).required("", .integer, one)
    }
  }

  @Test func `a route with several values has the pair of them`() throws {
    let route = Route.path("orders").segment(.integer).path("of").segment(.text)
      .query(optional: "page", .integer)
    #expect(route.address(of: ((7, "Ada"), 2))?.text == "/orders/7/of/Ada?page=2")
    let read = try #require(route.value(of: "/orders/7/of/Ada"))
    #expect(read.0 == (7, "Ada") && read.1 == nil)
    let laws = RouteLaws(
      route,
      part: Generator { choices in
        let (number, name) = (choices.draw(Int.self), choices.draw(String.self))
        return ((number, name), choices.draw(Int?.self))
      },
      areEqual: { $0.0 == $1.0 && $0.1 == $1.1 })
    #expect(laws.counterexample() == nil)
  }

  @Test func `two values become one by an iso`() {
    struct Day: Equatable, Sendable, Generatable {
      var year: Int
      var month: UInt8
      static let generator = Generator { Day(year: $0.draw(), month: $0.draw()) }
    }
    let route = Route.path("days").segment(.integer).segment(.integer(UInt8.self))
      .into(
        Iso<Day, (Int, UInt8)>(get: { ($0.year, $0.month) }, embed: { Day(year: $0, month: $1) }))
    #expect(route.address(of: Day(year: 2026, month: 11))?.text == "/days/2026/11")
    #expect(RouteLaws(route).counterexample() == nil)
  }

  @Test func `a route goes on with another one, which knows nothing of it`() throws {
    let site = Route.path("de/shop").then(shop)
    #expect(site.address(of: .list)?.text == "/de/shop")
    #expect(try site.read("/de/shop/cart") == .cart)
    #expect(RouteLaws(site).counterexample() == nil)
  }

  @Test func `of several alternatives the first that reads all of a path is taken`() throws {
    let route = Route.oneOf {
      Route.path("items").segment(.text).into(StandardOptics.Some<String>())
      Route.path("items/new").into(
        Prism<String?, Void>(extract: { $0 == nil ? () : nil }, embed: { nil }))
    }
    #expect(try route.read("/items/tea") == "tea")
    // The text is in front of the word: a route in which it is so breaks the law.
    #expect(RouteLaws(route).counterexample()?.law == "read what was printed")
  }

  @Test func `a value that no alternative is for has no address, and the laws say so`() {
    let route = Route.oneOf {
      Route.path().into(Page.prisms.list)
      Route.path("cart").into(Page.prisms.cart)
    }
    #expect(route.address(of: .orders(page: 1)) == nil)
    #expect(RouteLaws(route).counterexample()?.law == "every value has an address")
  }

  @Test func `a property that no item shows is found by the laws`() {
    let route = Route.query(Search()).item("page", .integer, Lens(\Search.page))
    let found = RouteLaws(Route.path().query(route)).counterexample()
    #expect(found?.law == "read what was printed")
  }

  @Test func `an alternative that refuses a value leaves nothing of it in the address`() throws {
    let number = Route.path().segment(.integer).into(
      Prism<ItemID, Int>(extract: { $0.rawValue }, embed: { ItemID(rawValue: $0) })
    ).into(Page.prisms.item)
    // Its beginning is written before it is known that the rest refuses.
    let route = Route.oneOf {
      Route.path("shop/items").then(number)
      Route.path("deep").then(Route.path("er").then(Route.path().into(Page.prisms.list)))
      Route.path("cart").into(Page.prisms.cart)
    }
    #expect(route.address(of: .item(ItemID(rawValue: 7)))?.text == "/shop/items/7")
    #expect(route.address(of: .list)?.text == "/deep/er")
    #expect(route.address(of: .cart)?.text == "/cart")
    #expect(route.address(of: .orders(page: 1)) == nil)
    for page in [Page.item(ItemID(rawValue: 7)), .list, .cart] {
      #expect(try route.read(#require(route.address(of: page)).text) == page)
    }
  }

  @Test func `an alternative after one that reads too little is asked from the beginning`() throws {
    let route = Route.oneOf {
      Route.path("a").segment(.text)
      Route.path("a").segment(.text).path("b")
      Route.path("a").segment(.text).path("b/c")
    }
    #expect(try route.read("/a/x") == "x")
    #expect(try route.read("/a/y/b") == "y")
    #expect(try route.read("/a/z/b/c") == "z")
    #expect(route.value(of: "/a/z/b/c/d") == nil)
    #expect(route.value(of: "/a") == nil)
  }

  @Test func `alternatives after a beginning are each read and written behind it`() throws {
    let pages = Route.oneOf {
      Route.path("all").then(Route.path().into(Page.prisms.list))
      Route.path("cart").into(Page.prisms.cart)
    }
    let site = Route.path("de/shop").then(pages)
    #expect(site.address(of: .list)?.text == "/de/shop/all")
    #expect(site.address(of: .cart)?.text == "/de/shop/cart")
    #expect(try site.read("/de/shop/cart") == .cart)
    #expect(try site.read("/de/shop/all") == .list)
    #expect(site.value(of: "/cart") == nil)
  }
}
