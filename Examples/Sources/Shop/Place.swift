import Arco
import ArcoMacros
import ArcoRoutes
import ArcoWeb

/// A page of the shop.
@Optics
package enum Place: Equatable, Sendable {
  case list(String)
  case tea(Int)
  case cart
  case checkout(Step)
  case thanks(Int)
}

/// The steps of a checkout, in order.
package enum Step: String, CaseIterable, Sendable {
  case address, payment, review
}

/// The addresses of the pages.
let places = Route.oneOf {
  Route.path("shop").query("words", .text, default: "").into(Place.prisms.list)
  Route.path("shop/teas").segment(.integer).into(Place.prisms.tea)
  Route.path("shop/cart").into(Place.prisms.cart)
  Route.path("shop/checkout").segment(.id(Step.self)).into(Place.prisms.checkout)
  Route.path("shop/thanks").segment(.integer).into(Place.prisms.thanks)
}

/// The connection between the browser's address and the shown page.
package let shopNavigation: Navigation<Shop, Shop.Input> = Navigation(
  places, state: Shop.lenses.place, input: Shop.Input.visit)
