// Where a driver is made, and who sends to it.
import Arco
import Models

let boiling = Dispatcher<Kitchen, Cup, CupInput>.effectful { _ in .none }

#if Case  // An input that there is not.
  @MainActor func start() {
    let driver = Driver(sugar, state: Sugar())
    driver.send(.stir)
    // error: type 'SugarInput' has no member 'stir'
  }
#elseif State  // A state of another type.
  @MainActor func start() {
    _ = Driver(sugar, state: Cup())
    // error: cannot convert value of type 'Cup' to expected argument type 'Sugar'
  }
#elseif World  // A behaviour that needs a world, started without.
  @MainActor func start() {
    _ = Driver(boiling, state: Cup())
    // error: Kitchen
  }
#elseif Nonisolated  // Without isolation there is no owner: two threads could send at once.
  func start() {
    _ = Driver(sugar, state: Sugar())
    // error: in a synchronous nonisolated context
  }
#elseif SynchronousActor  // A synchronous `init` of an actor has no isolation.
  actor Session {
    let driver: Driver<Void, Sugar, SugarInput>
    init() {
      driver = Driver(sugar, state: Sugar())
      // error: in a synchronous nonisolated context
    }
  }
#elseif Shared  // A driver may not leave its owner's isolation: it has no locks.
  @MainActor func owned() {
    let driver = Driver(sugar, state: Sugar())
    Task.detached { driver.send(.add) }
    // error: passing closure as a 'sending' parameter risks causing data races
    driver.send(.add)
  }
#else
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
#endif
