// A driver may not leave its owner's isolation: it has no locks.
import Arco

let counter = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }

@MainActor func owned() {
  let driver = Driver(counter, state: 0)
  driver.send(1)
  #if MUST_FAIL
    Task.detached { driver.send(1) }
    // error: passing closure as a 'sending' parameter risks causing data races
    driver.send(1)
  #endif
}
