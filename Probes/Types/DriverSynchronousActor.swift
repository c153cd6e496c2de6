// A synchronous `init` of an actor has no isolation.
import Arco
import Models

actor Session {
  let driver: Driver<Void, Sugar, SugarInput>
  init() {
    // error: in a synchronous nonisolated context
    driver = Driver(sugar, state: Sugar())
  }
}
