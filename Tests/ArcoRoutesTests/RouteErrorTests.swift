import ArcoRoutes
import Testing

struct RouteErrorTests {
  @Test(arguments: [
    (
      "/itemz",
      "segment 1: expected the end of the path, “items”, “cart”, “checkout”, “search” or “orders”, found “itemz”"
    ),
    ("/items", "segment 2: expected a value of ItemID, found nothing"),
    ("/items/seven", "segment 2: expected a value of ItemID, found “seven”"),
    ("/items/07", "segment 2: expected a value of ItemID, found “07”"),
    ("//items//7/x", "leads away from its site by the byte at 1"),
    ("/items//7//x/y", "segment 3: expected the end of the path, found “x”"),
    ("/cart/x", "segment 2: expected the end of the path, found “x”"),
    ("/orders?page=two", "item “page”: expected an integer, found “two”"),
    ("/orders?page", "item “page”: expected an integer, found “”"),
    ("/orders?page=1&page=2", "item “page”: expected the item only once, found “2”"),
    ("/search?page=1&page=1", "item “page”: expected the item only once, found “1”"),
    ("/search?in=books", "item “in”: expected a value of Department, found “books”"),
    ("/search?words=%C3", "item “words”: expected a text, found “%C3”"),
  ])
  func `an error says what did not fit, and where`(address: String, text: String) {
    #expect(shop.refusal(of: address)?.description == text)
  }

  @Test func `a long text is shown up to a hundred bytes, and not a part of a scalar`() {
    for start in 96...100 {
      let whole = String(repeating: "a", count: start)
      guard case .misfit(_, _, let found?) = shop.refusal(of: "/items/\(whole)👩🏽‍🚀b") else {
        Issue.record("\(whole) is read")
        continue
      }
      let shown = whole + (start == 96 ? "👩" : "")
      #expect(Array(found.utf8) == Array(shown.utf8))
    }
  }

  @Test func `of several alternatives those that came furthest are told of`() {
    let route = Route.oneOf {
      Route.path("items").segment(.integer)
      Route.path("items/new").query("count", .integer)
      Route.path("orders").segment(.integer)
    }
    #expect(
      route.refusal(of: "/items/old")
        == .misfit(at: .path(segment: 2), expected: [.integer, .literal("new")], found: "old"))
    #expect(
      route.refusal(of: "/items/new")
        == .misfit(at: .item("count"), expected: [.presence], found: nil))
  }

  @Test func `constant segments are told of from the first that differs`() {
    let route = Route.oneOf {
      Route.path("shop/cart/items")
      Route.path("shop").path("list")
    }
    #expect(
      route.refusal(of: "/shop/c%61rt/x")
        == .misfit(at: .path(segment: 3), expected: [.literal("items")], found: "x"))
    #expect(
      route.refusal(of: "/shop/cart")
        == .misfit(at: .path(segment: 3), expected: [.literal("items")], found: nil))
    #expect(
      route.refusal(of: "/shop/x")
        == .misfit(
          at: .path(segment: 2), expected: [.literal("cart/items"), .literal("list")], found: "x"))
    #expect(
      route.refusal(of: "/shops/cart/items")
        == .misfit(
          at: .path(segment: 1), expected: [.literal("shop/cart/items"), .literal("shop")],
          found: "shops"))
  }

  @Test func `what is expected in one place is told once`() {
    let route = Route.oneOf {
      Route.path("a").segment(.integer).path("b")
      Route.path("a").segment(.integer).path("c")
    }
    #expect(
      route.refusal(of: "/a/x")
        == .misfit(at: .path(segment: 2), expected: [.integer], found: "x"))
    #expect(
      route.refusal(of: "/a/1/d")
        == .misfit(at: .path(segment: 3), expected: [.literal("b"), .literal("c")], found: "d"))
  }

  @Test func `a fragment and an item that must be there are missed`() {
    #expect(
      Route.path("a").fragment(.text).refusal(of: "/a")
        == .misfit(at: .fragment, expected: [.text], found: nil))
    let search = Route.query(Search()).required("words", .text, Search.wordsLens)
    #expect(
      Route.path().query(search).refusal(of: "/?page=1")
        == .misfit(at: .item("words"), expected: [.presence], found: nil))
    #expect(Route.path().query(search).address(of: Search())?.text == "/?words=")
  }

  @Test func `a long text is shown by its beginning`() {
    let long = String(repeating: "é", count: 1_000)
    guard case .misfit(_, _, let found) = shop.refusal(of: "/items/\(long)") else {
      Issue.record("is refused")
      return
    }
    #expect(found == String(repeating: "é", count: 50))
  }
}
