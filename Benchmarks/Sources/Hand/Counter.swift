import HandStore

/// What can happen to a counter.
public enum CounterInput: Sendable {
  case decrement
  case increment
}

/// W1 by hand: a counter.
public func handCounter() -> (Int) -> Void {
  let store = HandStore<Int, CounterInput>(0) { count, input in
    switch input {
    case .decrement: count -= 1
    case .increment: count += 1
    }
  }
  return { _ in store.send(.increment) }
}
