import ArcoComonads
import Testing

// The program of an article on comonadic user interfaces with every type of it written by hand, for
// states alone: what Arco has for any container. Nothing of Arco is used above the tests.

/// Work that ends in a value, or fails.
private struct IO<Failure: Error, Value> {
  let unsafeRun: () throws(Failure) -> Value

  func flatMap<Next>(
    _ next: @escaping (Value) -> IO<Failure, Next>
  ) -> IO<Failure, Next> {
    IO<Failure, Next> { () throws(Failure) in try next(try unsafeRun()).unsafeRun() }
  }
}

/// A step from a state to another, with a value.
private struct Step<State, Value> {
  let run: (State) -> (State, Value)
}

/// All the screens there could be, and where one is.
private struct Screens<State, Element> {
  let state: State
  let render: (State) -> Element

  func extract() -> Element { render(state) }

  func duplicate() -> Screens<State, Screens> {
    Screens<State, Screens>(state: state) { Screens(state: $0, render: render) }
  }
}

private func meet<State, A, B, Result>(
  _ step: Step<State, A>, _ screens: Screens<State, B>, _ combine: (A, B) -> Result
) -> Result {
  let (state, answer) = step.run(screens.state)
  return combine(answer, screens.render(state))
}

private func choose<State, B>(
  _ step: Step<State, Void>, _ futures: Screens<State, Screens<State, B>>
) -> Screens<State, B> {
  meet(step, futures) { _, screens in screens }
}

private typealias StepHandler<State, Failure: Error> =
  (IO<Failure, Step<State, Void>>) -> IO<Failure, Void>

/// The handler escapes: buttons keep it.
private typealias Waiting<State, Failure: Error, View> =
  (@escaping StepHandler<State, Failure>) -> View

/// The one variable, and the one place where it is written.
private final class Stage<State, Failure: Error, View> {
  private(set) var screens: Screens<State, Waiting<State, Failure, View>>

  init(_ screens: Screens<State, Waiting<State, Failure, View>>) { self.screens = screens }

  func explore() -> View {
    screens.extract()({ action in
      action.flatMap { step in
        let next = choose(step, self.screens.duplicate())
        return IO { () throws(Failure) in self.screens = next }
      }
    })
  }
}

private enum StepperInput: Sendable {
  case down
  case up
  case upWhenThereIsPower
}

private struct NoPower: Error, Equatable {}

/// What is the application's own: `(I) -> IO<E, State<S, Void>>`.
private func dispatcher(_ input: StepperInput) -> IO<NoPower, Step<Int, Void>> {
  IO { () throws(NoPower) in
    switch input {
    case .down: Step { ($0 - 1, ()) }
    case .up: Step { ($0 + 1, ()) }
    case .upWhenThereIsPower: throw NoPower()
    }
  }
}

/// A screen: a text, and what can be done.
private struct StepperView {
  let text: String
  let tap: (StepperInput) throws(NoPower) -> Void
}

private func stepper() -> Stage<Int, NoPower, StepperView> {
  Stage(
    Screens(state: 0) { count in
      { handle in
        StepperView(text: "\(count)") { input throws(NoPower) in
          try handle(dispatcher(input)).unsafeRun()
        }
      }
    })
}

struct ComonadicProgramTests {
  @Test func `the program of the fourth article runs with every type written by hand`() throws {
    let component = stepper()
    try component.explore().tap(.up)
    try component.explore().tap(.up)
    try component.explore().tap(.down)
    #expect(component.explore().text == "1")
  }

  @Test func `two taps on one screen both count, as the variable is read when a tap is handled`()
    throws
  {
    let component = stepper()
    let screen = component.explore()
    try screen.tap(.up)
    try screen.tap(.up)
    #expect(screen.text == "0")
    #expect(component.explore().text == "2")
  }

  @Test func `an effect that fails moves nothing, and its error comes out by its type`() {
    let component = stepper()
    #expect(throws: NoPower()) { try component.explore().tap(.upWhenThereIsPower) }
    #expect(component.explore().text == "0")
  }

  @Test func `what is written by hand for states is what there is for any container`() {
    let byHand = Screens(state: 3) { "at \($0)" }
    let here = Store(3) { "at \($0)" }
    let step = Step<Int, String> { ($0 * 2, "from \($0)") }
    let update = State<Int, String> { ($0 * 2, "from \($0)") }
    #expect(
      meet(step, byHand) { "\($0) \($1)" } == pair(update, here) { "\($0) \($1)" })
    let next = choose(Step { ($0 + 1, ()) }, byHand.duplicate())
    #expect(next.extract() == here.select(.modify { $0 += 1 }).extract())
  }
}
