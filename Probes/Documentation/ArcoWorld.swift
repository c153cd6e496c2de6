// What the examples of ArcoWorld take for given: a world that makes ids.
import ArcoTesting
import ArcoWorld

struct World: Sendable {
  var ids = IDSource.live
}

let world = World()
