public import ArcoCore
public import ArcoHTML
import ArcoLaws
public import ArcoWeb
import ArcoWebTesting

/// A component to explore: every state that it can reach, by what a user does on its page and by
/// events from outside.
///
/// - State: the root state.
/// - Input: the inputs of the component.
///
///     let walk = try Explorer(coffee(), state: Brew()).walk()
///     #expect(walk.always("a dose stays on the scale") { $0.beans.grams <= 50 }.holds)
///
/// The explorer reads the user's possible steps from the component's page: its listeners, and the
/// values that its controls can have. The answers to what a world asks come from an ``Outside``. So
/// nobody writes a list of events. A component without a page is explored with a given list of
/// inputs.
///
/// States are compared by `==` if they are `Hashable`, else part by part, or by the result of
/// ``seeing(_:)``. Effects in flight, what they wait for, queues, timers and the local state of
/// views belong to the state.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct Explorer<State, Input: Sendable> {
  /// Starts the component, with a page or without, and for a walk that survives traps or not.
  var start: @Sendable (_ isShown: Bool, _ isAbandoning: Bool) -> Walker<State, Input>
  /// Whether the walk continues after a step that traps.
  var isAbandoning = false
  var identity: @Sendable () -> StateIdentity<State> = { .whole }
  /// The types for ``renaming(_:)``.
  var names: [ObjectIdentifier] = []
  var samples = PageSamples(others: ["", "Ada", "<b>&\"'"], keys: ["Enter", "Escape"])
  var inputs: @Sendable (State) -> [Input] = { _ in [] }
  /// The entries of ``Walk/leftOut`` that are left out on purpose.
  var ignored = Set<String>()
  /// Whether each core can create its own program.
  private(set) var isMadeAnew = true
  /// Whether every state has the same given inputs.
  var hasFixedInputs = true

  /// Makes an explorer of a component with a page.
  ///
  ///     let explorer = Explorer(todosPage(), state: Todos()) { outside in
  ///       TodosWorld { items throws(SaveError) in
  ///         try await outside.ask("save", about: items, failing: SaveError.unreachable)
  ///       }
  ///     }
  ///
  /// The component, state and world are created for each run, so a world may contain mutable
  /// objects. A walk on several cores creates them on several threads.
  ///
  /// - Parameters:
  ///   - world: creates the world, which asks the ``Outside`` instead of real services.
  ///   - navigation: how the browser's address and the state follow each other; nil, the default,
  ///     for a page with one
  ///     address. With a navigation, links within the site are steps too. The browser's back button is not explored, because
  ///     its target depends on more than the state; nor are typed addresses: explore the page at each of them.
  ///   - address: the address at which the page is opened. Only the navigation reads it.
  public init<World>(
    _ component: @autoclosure @escaping @Sendable () -> Component<World, State, Input, HTML>,
    state: @autoclosure @escaping @Sendable () -> State,
    world: @escaping @Sendable (_ outside: Outside) -> World,
    navigation: Navigation<State, Input>? = nil,
    at address: String = "/"
  ) {
    self.init(
      { Program(component(), state: state(), world: world($0)) }, navigation: navigation,
      at: address)
  }

  /// Makes an explorer of a component with a page and without a world.
  public init(
    _ component: @autoclosure @escaping @Sendable () -> Component<Void, State, Input, HTML>,
    state: @autoclosure @escaping @Sendable () -> State,
    navigation: Navigation<State, Input>? = nil,
    at address: String = "/"
  ) {
    self.init(
      { _ in Program(component(), state: state()) }, navigation: navigation, at: address)
  }

  /// Makes an explorer of a program with a page.
  ///
  /// - Parameter program: creates the program, with a world that asks the ``Outside``; called for
  ///   each run.
  public init<World>(
    _ program: @escaping @Sendable (_ outside: Outside) -> Program<World, State, Input, HTML>,
    navigation: Navigation<State, Input>? = nil,
    at address: String = "/"
  ) {
    start = { isShown, isAbandoning in
      let setup = Walker<State, Input>.Setup()
      let outside = Outside(time: setup.time, isAbandoning: isAbandoning)
      let program = program(outside)
      let held = setup.held(
        program.component.dispatcher, state: program.state, world: program.world)
      guard isShown else { return Walker(held, page: nil, outside: outside, by: setup) }
      let face = program.component.face
      let page =
        if let navigation {
          Page(held.driver, face: face, navigation: navigation, at: address)
        } else {
          Page(held.driver, face: face)
        }
      return Walker(held, page: TestPage(page), outside: outside, by: setup)
    }
  }

  /// Makes an explorer of a program with a page, whose world asks nothing of an ``Outside``. Its
  /// walks use one core.
  public init<World>(
    _ program: Program<World, State, Input, HTML>,
    navigation: Navigation<State, Input>? = nil,
    at address: String = "/"
  ) {
    // Only one thread may use the program's face, so the walk uses one core.
    nonisolated(unsafe) let program = program
    self.init({ _ in program }, navigation: navigation, at: address)
    isMadeAnew = false
  }

  /// Makes an explorer of a dispatcher without a page, with a given list of inputs.
  ///
  /// - Parameters:
  ///   - inputs: the inputs that can be sent in each state.
  ///   - world: creates the world, which asks the ``Outside`` instead of real services.
  public init<World>(
    _ dispatcher: Dispatcher<World, State, Input>, state: State, inputs: [Input],
    world: @escaping @Sendable (_ outside: Outside) -> World
  ) {
    // Other threads use the state only in a walk on several cores, which requires `Sendable`
    // states.
    nonisolated(unsafe) let state = state
    start = { _, isAbandoning in
      let setup = Walker<State, Input>.Setup()
      let outside = Outside(time: setup.time, isAbandoning: isAbandoning)
      let held = setup.held(dispatcher, state: state, world: world(outside))
      return Walker(held, page: nil, outside: outside, by: setup)
    }
    self.inputs = { _ in inputs }
  }

  /// Makes an explorer of a dispatcher without a page and without a world, with a given list of
  /// inputs.
  public init(_ dispatcher: Dispatcher<Void, State, Input>, state: State, inputs: [Input]) {
    self.init(dispatcher, state: state, inputs: inputs) { _ in }
  }

  /// Makes an explorer of a dispatcher without a page and without a world, with all cases of its
  /// input.
  public init(_ dispatcher: Dispatcher<Void, State, Input>, state: State)
  where Input: CaseIterable {
    self.init(dispatcher, state: state, inputs: Array(Input.allCases))
  }

  /// Starts the component, for steps taken one at a time, as in the test that a ``Way`` prints.
  public func begin() -> Walker<State, Input> { start(true, isAbandoning) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walker.Setup {
  func held<World>(
    _ dispatcher: Dispatcher<World, State, Input>, state: State, world: World
  ) -> HeldDriver<World, State, Input> {
    HeldDriver(
      dispatcher, state: state, world: world, interpretation: interpretation,
      onProblem: { [notes] in notes.problems.append($0.message) })
  }
}

@available(*, unavailable)
extension Explorer: Sendable {}
