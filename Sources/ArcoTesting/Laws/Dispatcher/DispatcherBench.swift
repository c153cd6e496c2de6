import ArcoCore

/// What dispatchers are compared on.
struct DispatcherBench<World: Sendable, State, Input: Sendable>: Sendable {
  let world: World
  let state: Generator<State>
  let input: Generator<Input>
  let areEqual: @Sendable (State, State) -> Bool

  /// What a driver did beside changing its state.
  private final class Events {
    var texts: [String] = []
  }

  /// The law that two dispatchers do the same with every word of inputs.
  func law(
    _ name: String,
    _ one: Dispatcher<World, State, Input>,
    _ other: Dispatcher<World, State, Input>
  ) -> Law {
    Law(name) { trial in
      let start = trial.draw("state", state)
      let inputs = trial.draw("inputs", Generator<[Input]>.array(of: input, count: 1...6))
      let (events, otherEvents) = (Events(), Events())
      let driver = driver(one, start, events)
      let otherDriver = self.driver(other, start, otherEvents)
      for (number, input) in inputs.enumerated() {
        driver.send(input)
        otherDriver.send(input)
        let when = "after input \(number + 1)"
        trial.expect(otherDriver.state, equals: driver.state, "the state \(when)", by: areEqual)
        trial.expect(otherEvents.texts, equals: events.texts, "effects \(when)")
      }
    }
  }

  /// The state that an input leads to.
  func state(
    after input: Input, in state: State, _ dispatcher: Dispatcher<World, State, Input>
  ) -> State {
    let driver = driver(dispatcher, state, Events())
    driver.send(input)
    return driver.state
  }

  private func driver(
    _ dispatcher: Dispatcher<World, State, Input>, _ state: State, _ events: Events
  ) -> Driver<World, State, Input> {
    Driver(
      dispatcher, state: state, world: world,
      startingNone: { id in events.texts.append("start \(text(of: id))") },
      onProblem: { problem in events.texts.append(problem.message) })
  }
}
