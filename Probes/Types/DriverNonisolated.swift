// Without isolation there is no owner.
import Arco
import Models

func start() {
  // error: in a synchronous nonisolated context
  _ = Driver(sugar, state: Sugar())
}
