import ArcoArchitectures
import ArcoComonads
import ArcoOptics

struct House: Hashable, Sendable {
  var rooms: Int
  var name = "mill"
}

let rooms = Lens<House, Int>(
  get: { $0.rooms }, modify: { house, change in change(&house.rooms) })

typealias Numbers = UI<Void, Stores<Int>, Screen<Int, Handler<Void, Stores<Int>>>>

/// A component that shows its number and hands out its handler.
func numbers(_ start: Int) -> Store<Int, Numbers> {
  Store(start) { number in Numbers { Screen(number, $0) } }
}
