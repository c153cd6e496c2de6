import Arco

struct Named: Sendable {
  var name = "a name that is too long to be kept in the words of a string itself"
  var count = 0
}

enum NamedInput: Sendable {
  case set(Named)
  case add(Int)
}

/// More than one kind of move, as in most programs: so it is not known which one a send makes.
private let naming = Dispatcher<Void, Named, NamedInput>.pure { input in
  switch input {
  case .set(let named): .set(named)
  case .add(let step): .modify { $0.count += step }
  }
}

/// A move that carries the next state.
@MainActor func arcoSetting() -> (Int) -> Void {
  let next = Named()
  let driver = Driver(naming, state: Named())
  return { _ in driver.send(.set(next)) }
}

/// A move that captures what it needs of the input.
@MainActor func arcoModifying() -> (Int) -> Void {
  let driver = Driver(naming, state: Named())
  return { turn in driver.send(.add(turn)) }
}
