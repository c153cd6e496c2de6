// Without isolation there is no owner.
import Arco
import Models

func start() {
  _ = Driver(sugar, state: Sugar())
  // error: in a synchronous nonisolated context
}
