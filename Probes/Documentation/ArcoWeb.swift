// What the examples of ArcoWeb take for given: a brew, a line to a browser, and a shop with addresses.
import ArcoReplay

struct Brew: Codable, Feature, Sendable {
  var grams = 15
  var ratio: Int { 30 / max(1, grams) }
  typealias Input = BrewInput
}

enum BrewInput: Codable, Sendable { case plus }

let beans: Child<Void, Brew, BrewInput, Int, Int> = given()

func doseFace(_ label: String) -> Face<Int, Int, HTML> { given() }

let brew: Dispatcher<Void, Brew, BrewInput> = given()

func brewFace() -> Face<Brew, BrewInput, HTML> { given() }
@Sendable func coffee() -> Component<Void, Brew, BrewInput, HTML> { given() }
func write(_ bytes: [UInt8]) {}

enum Place: Equatable, Sendable { case list, cart }
struct Shop: Sendable { var place = Place.list }
enum ShopInput: Sendable { case visit(Place) }

let shop = Route.oneOf {
  Route.path().into(.only(Place.list))
  Route.path("cart").into(.only(Place.cart))
}
let navigation = Navigation(shop, state: Lens(\Shop.place), input: ShopInput.visit)

@Sendable func shopPage() -> Component<Void, Shop, ShopInput, HTML> { given() }
