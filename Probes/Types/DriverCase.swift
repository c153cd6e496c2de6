// An input that there is not.
import Arco
import Models

@MainActor func start() {
  let driver = Driver(sugar, state: Sugar())
  driver.send(.stir)
  // error: type 'SugarInput' has no member 'stir'
}
