// What the examples of ArcoWeb take for given: a brew, and a line to a browser.
import Arco
import ArcoHTML
import ArcoReplay
import ArcoRoutes
import ArcoWeb

struct Brew: Sendable { var grams = 15 }

enum BrewInput: Sendable { case plus }

let brew = Dispatcher<Void, Brew, BrewInput>.reduce { brew, _ in brew.grams += 1 }

func brewFace() -> Face<Brew, BrewInput, HTML> {
  Face { brew, send in button("\(brew.grams)g", .onClick { send(.plus) }) }
}

func coffee() -> Component<Void, Brew, BrewInput, HTML> { Component(brew, brewFace()) }

func write(_ bytes: [UInt8]) {}

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

func shopPage() -> Component<Void, Shop, ShopInput, HTML> {
  Component(
    .reduce { shop, input in
      switch input {
      case .visit(let place): shop.place = place
      }
    }
  ) { shop, send in p(shop.place == .cart ? "Cart" : "Items") }
}
