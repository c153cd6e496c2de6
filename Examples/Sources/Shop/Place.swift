import Arco
import ArcoMacros
import ArcoRoutes
import ArcoWeb

/// The pages of the shop.
@Optics
package enum Place: Equatable, Sendable {
  case list(String)
  case tea(Int)
  case cart
  case checkout(Step)
  case thanks(Int)
}

/// The steps of a checkout, in their order.
package enum Step: String, CaseIterable, Sendable {
  case address, payment, review
}

/// Their addresses.
let places = Route.oneOf {
  Route.path("shop").query("words", .text, default: "").into(Place.prisms.list)
  Route.path("shop/teas").segment(.integer).into(Place.prisms.tea)
  Route.path("shop/cart").into(Place.prisms.cart)
  Route.path("shop/checkout").segment(.id(Step.self)).into(Place.prisms.checkout)
  Route.path("shop/thanks").segment(.integer).into(Place.prisms.thanks)
}

/// The page that the address shows.
package let shopNavigation: Navigation<Shop, Shop.Input> = Navigation(
  places, state: Shop.lenses.place, input: Shop.Input.visit)
