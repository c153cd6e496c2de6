// What the examples of ArcoServer take for given: a router, and components to show.
import Arco
import ArcoHTML
import ArcoRoutes
import ArcoServer
import ArcoStore
import ArcoWeb
import ArcoWorld
import Configuration
import Hummingbird
import ServiceLifecycle

struct Brew: Sendable { var grams = 15 }

enum BrewInput: Sendable { case plus }

@Sendable func coffee() -> Component<Void, Brew, BrewInput, HTML> {
  Component(.reduce { brew, _ in brew.grams += 1 }) { brew, send in
    button("\(brew.grams)g", .onClick { send(.plus) })
  }
}

struct Desk: Sendable { var name = "" }

struct DeskWorld: Sendable { var user: String }

@Sendable func desk() -> Component<DeskWorld, Desk, Never, HTML> {
  Component(.empty()) { desk, _ in p(desk.name) }
}

struct Cart: Equatable, Sendable { var teas: [String] = [] }

struct World: Sendable { var cart = Shared<Cart>.inMemory(Cart()) }

struct Teas: Sendable { var cart = Cart() }

@Sendable func teas() -> Component<World, Teas, Never, HTML> {
  Component(.empty()) { teas, _ in p("\(teas.cart.teas.count)") }
}

@Sendable func cartPage() -> Component<World, Cart, Never, HTML> {
  Component(.empty()) { cart, _ in p("\(cart.teas.count)") }
}

struct Clock: Sendable { var seconds = 0 }

@Sendable func clockPage() -> Component<Void, Clock, Never, HTML> {
  Component(.empty()) { clock, _ in p("\(clock.seconds)") }
}

let script: [UInt8] = []

let user = "Ada"
let secretBytes = [UInt8](repeating: 0, count: 32)
let storeKey: StoreKey = { preconditionFailure() }()
let site: Site = { preconditionFailure() }()
let database: any Service = { preconditionFailure() }()
let request: Request = { preconditionFailure() }()
@MainActor let router = Router()

enum Place: Equatable, Sendable {
  case list
  case cart
}

let shop = Route.oneOf {
  Route.path().into(Only(Place.list))
  Route.path("cart").into(Only(Place.cart))
}

struct Shop: Sendable { var place = Place.list }

enum ShopInput: Sendable { case visit(Place) }

@Sendable func shopPage() -> Component<Void, Shop, ShopInput, HTML> {
  Component(
    .reduce { shop, input in
      switch input {
      case .visit(let place): shop.place = place
      }
    }
  ) { shop, send in p(shop.place == .cart ? "Cart" : "Items") }
}

let navigation = Navigation(shop, state: Lens(\Shop.place), input: ShopInput.visit)
