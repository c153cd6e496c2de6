import Arco
import ArcoExplorer
import ArcoWorld
import Shop
import Testing

/// The shop with its addresses, as the site serves it, explored up to a bound: with an empty cart,
/// and with one packet in the cart. (Adding to the cart is an effect that goes to all pages of a
/// visit. A walk of one page does not answer it.)
struct ShopExplorationTests {
  private let empty: Walk<Shop, Shop.Input>
  private let filled: Walk<Shop, Shop.Input>

  init() throws {
    empty = try Self.walk(Cart())
    var cart = Cart()
    cart.add(1, of: 1)
    filled = try Self.walk(cart)
  }

  private static func walk(_ cart: Cart) throws -> Walk<Shop, Shop.Input> {
    try Explorer(
      { _ in
        var world = ShopWorld()
        world.cart = .inMemory(cart)
        return shopPage(world: world)
      }, navigation: shopNavigation, at: "/shop/teas/1"
    )
    .typing("Ada").typing("oolong", into: "Search")
    .walk(depth: 3, states: 40)
  }

  @Test func `nobody checks out an empty cart, or without an address`() {
    #expect(empty.never("an empty cart is checked out") { $0.offers("Go on") }.way == nil)
    for walk in [empty, filled] {
      #expect(
        walk.never("it is paid before it is known where to send it") {
          $0.offers("Order") && !$0.shows("Ada, ")
        }.way == nil)
    }
    let checkout = filled.sometimes("what is in the cart is checked out") { $0.offers("Go on") }
    #expect(checkout.way?.steps == ["click \"Cart (1)\"", "click \"Check out\""])
    #expect(checkout.way?.replays() == true)
  }

  @Test func `each page has a way to the cart, and can be used by its names`() {
    for walk in [empty, filled] {
      #expect(walk.never("the cart cannot be reached") { !$0.shows("Cart (") }.way == nil)
      #expect(walk.everyControlHasAName().way == nil)
      #expect(walk.idsAreUnique().way == nil)
      #expect(walk.hasNoProblems().way == nil)
      #expect(walk.whatIsDisabledDoesNothing().way == nil)
    }
  }
}
