// What the examples of ArcoServer take for given, below those of ArcoWeb: a router, and components to show.
import Configuration
import Hummingbird
import ServiceLifecycle

struct Desk: Sendable { var name = "" }
struct DeskWorld: Sendable { var user: String }
struct Cart: Equatable, Sendable { var teas: [String] = [] }
struct World: Sendable { var cart = Shared<Cart>.inMemory(Cart()) }
struct Teas: Sendable { var cart = Cart() }
struct Clock: Sendable { var seconds = 0 }

@Sendable func desk() -> Component<DeskWorld, Desk, Never, HTML> { given() }
@Sendable func teas() -> Component<World, Teas, Never, HTML> { given() }
@Sendable func cartPage() -> Component<World, Cart, Never, HTML> { given() }
@Sendable func clockPage() -> Component<Void, Clock, Never, HTML> { given() }

let script: [UInt8] = []
let user = "Ada"
let secretBytes = [UInt8](repeating: 0, count: 32)
let storeKey: StoreKey = given()
let site: Site = given()
let database: any Service = given()
let request: Request = given()
@MainActor let router = Router()
