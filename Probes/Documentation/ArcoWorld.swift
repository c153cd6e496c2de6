// What the examples of ArcoWorld take for given: a world that makes ids, and a desk that hears of orders.
import ArcoTesting

struct World: Sendable { var ids = IDSource.live }
struct Order: Sendable {}

struct Broker: Sendable {
  func post(_ order: Order) {}
  func subscribe(_ hear: @escaping @Sendable (Order) -> Void) -> Int { 0 }
  func unsubscribe(_ subscription: Int) {}
}

let world = World()
let broker = Broker()

enum Mood: Sendable { case happy }
struct Desk: Sendable {}

struct User: Equatable, Sendable {
  var name = ""
  var mayClear = false
}

struct Cart: Equatable, Sendable {
  var teas: [String] = []
  mutating func add(_ tea: String) {}
}

enum DeskInput: Sendable {
  case cleared, refused
  case arrived(Order)
  case cart(Cart)
  case people(Presence<String, Mood>.Change)
  case became(User?)
}
