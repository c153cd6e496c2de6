import ArcoCore

/// The samples on which dispatchers are compared.
struct DispatcherSamples<World: Sendable, State, Input: Sendable>: Sendable {
  let world: World
  let state: Generator<State>
  let input: Generator<Input>
  let areEqual: @Sendable (State, State) -> Bool

  /// The effects that a driver started.
  private final class Starts {
    var ids: [EffectID?] = []

    /// Returns the effects that started since the last call.
    func taken(isSorted: Bool) -> [EffectID?] {
      defer { ids = [] }
      return isSorted ? ids.sorted { String(describing: $0) < String(describing: $1) } : ids
    }
  }

  /// Returns the law that two dispatchers do the same for every sequence of inputs.
  ///
  /// - Parameter startingInAnyOrder: true if the order in which one input's effects start is free.
  func law(
    _ name: String,
    _ one: Dispatcher<World, State, Input>,
    _ other: Dispatcher<World, State, Input>,
    startingInAnyOrder isFree: Bool = false
  ) -> Law {
    Law(name) { trial in
      let start = trial.draw("state", state)
      let inputs = trial.draw("inputs", Generator<[Input]>.array(of: input, count: 1...6))
      let (starts, otherStarts) = (Starts(), Starts())
      let driver = driver(one, start, starts)
      let otherDriver = self.driver(other, start, otherStarts)
      for (number, input) in inputs.enumerated() {
        driver.send(input)
        otherDriver.send(input)
        let when = "after input \(number + 1)"
        trial.expect(otherDriver.state, equals: driver.state, "the state \(when)", by: areEqual)
        let expected = starts.taken(isSorted: isFree)
        trial.expect(otherStarts.taken(isSorted: isFree), equals: expected, "effects \(when)")
      }
    }
  }

  /// Returns the state after an input.
  func state(
    after input: Input, in state: State, _ dispatcher: Dispatcher<World, State, Input>
  ) -> State {
    let driver = driver(dispatcher, state, Starts())
    driver.send(input)
    return driver.state
  }

  private func driver(
    _ dispatcher: Dispatcher<World, State, Input>, _ state: State, _ starts: Starts
  ) -> Driver<World, State, Input> {
    Driver(
      dispatcher, state: state, world: world,
      startingNone: { id in starts.ids.append(id) },
      onProblem: { _ in })
  }
}
