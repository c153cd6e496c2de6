import Arco
import ArcoExplorer
import Shop
import Testing

/// The shop as the site serves it, with its addresses, up to a bound.
struct ShopExplorationTests {
  private let walk: Walk<Shop, ShopInput>

  init() throws {
    walk = try Explorer(navigation: shopNavigation, at: "/shop/teas/1") { _ in
      shopPage(world: ShopWorld())
    }
    .typing("Ada").typing("oolong", into: "Search")
    .walk(depth: 3, states: 40)
  }

  @Test func `nobody checks out an empty cart, or without an address`() {
    #expect(
      walk.never("an empty cart is checked out") {
        $0.shows("Cart (0)") && $0.offers("Go on")
      }.way == nil)
    #expect(
      walk.never("it is paid before it is known where to send it") {
        $0.offers("Order") && !$0.shows("Ada, ")
      }.way == nil)
    let filled = walk.sometimes("something is in the cart") { $0.shows("Cart (1)") }
    #expect(filled.way?.steps == ["click \"Add to cart\""])
    #expect(filled.way?.replays() == true)
  }

  @Test func `each page has a way to the cart, and can be used by its names`() {
    #expect(walk.never("the cart cannot be reached") { !$0.shows("Cart (") }.way == nil)
    #expect(walk.everyControlHasAName().way == nil)
    #expect(walk.idsAreUnique().way == nil)
    #expect(walk.hasNoProblems().way == nil)
    #expect(walk.whatIsDisabledDoesNothing().way == nil)
  }
}
