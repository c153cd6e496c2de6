import Arco
import Hand

let counter = Dispatcher<Void, Int, CounterInput>.reduce { count, input in
  switch input {
  case .decrement: count -= 1
  case .increment: count += 1
  }
}

/// The same, of what may return an effect and does not.
let updatingCounter = Dispatcher<Void, Int, CounterInput>.update { count, input in
  switch input {
  case .decrement: count -= 1
  case .increment: count += 1
  }
  return .none
}

/// W1 in Arco.
@MainActor func arcoCounter() -> (Int) -> Void {
  let driver = Driver(counter, state: 0)
  return { _ in driver.send(.increment) }
}
