// The places in which a driver is made.
import Arco
import Models

@MainActor final class Model {
  let driver: Driver<Void, Sugar, SugarInput>
  init() { driver = Driver(sugar, state: Sugar()) }
}

actor Session {
  let driver: Driver<Void, Sugar, SugarInput>
  init() async { driver = Driver(sugar, state: Sugar()) }
  func add() { driver.send(.add) }
}

actor Later {
  var driver: Driver<Void, Sugar, SugarInput>?
  func start() { driver = Driver(sugar, state: Sugar()) }
}
