import Arco
import Hand

let counter = Dispatcher<Void, Int, CounterInput>.reduce { count, input in
  switch input {
  case .decrement: count -= 1
  case .increment: count += 1
  }
}

/// W1 in Arco.
@MainActor func arcoCounter() -> (Int) -> Void {
  let driver = Driver(counter, state: 0)
  return { _ in driver.send(.increment) }
}
