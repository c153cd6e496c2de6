// What the examples of ArcoWorld take for given: a world that makes ids, and a desk that hears of orders.
import ArcoCore
import ArcoTesting
import ArcoWorld

struct World: Sendable {
  var ids = IDSource.live
}

let world = World()

struct Order: Sendable {}

struct Broker: Sendable {
  func post(_ order: Order) {}
  func subscribe(_ hear: @escaping @Sendable (Order) -> Void) -> Int { 0 }
  func unsubscribe(_ subscription: Int) {}
}

let broker = Broker()

enum Mood: Sendable { case happy }

struct Desk: Sendable {}

struct User: Equatable, Sendable {
  var name = ""
  var mayClear = false
}

struct Cart: Equatable, Sendable {
  var teas: [String] = []

  mutating func add(_ tea: String) { teas.append(tea) }
}

enum DeskInput: Sendable {
  case arrived(Order)
  case cart(Cart)
  case people(Presence<String, Mood>.Change)
  case became(User?)
  case cleared
  case refused
}
