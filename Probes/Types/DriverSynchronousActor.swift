// A synchronous `init` of an actor has no isolation.
import Arco
import Models

actor Session {
  let driver: Driver<Void, Sugar, SugarInput>
  init() {
    driver = Driver(sugar, state: Sugar())
    // error: in a synchronous nonisolated context
  }
}
