public import ArcoCore
public import ArcoHTML
import ArcoLaws
public import ArcoWeb
import ArcoWebTesting

/// A component to be explored: every state that it can reach, by what a user can do on its page and
/// by what can come from outside.
///
/// - State: the root state.
/// - Input: what can happen.
///
///     let walk = try Explorer(coffee(), state: Brew()).walk()
///     #expect(walk.always("a dose stays on the scale") { $0.beans.grams <= 50 }.holds)
///
/// What a user can do is read from the page that the component shows: its listeners, with what their
/// controls can hold. What a world asks comes from an ``Outside``. No list of events is written by
/// hand; a component without a page is explored by inputs that it is given.
///
/// States are told apart by `==` where they are `Hashable`, else by their parts, or by what
/// ``seeing(_:)`` returns. Effects in flight, what they wait for, queues, timers and the local
/// state of views belong to a state.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct Explorer<State, Input: Sendable> {
  /// Starts the component: shown on a page or not, and as a walk does in which steps trap or not.
  var start: @Sendable (_ isShown: Bool, _ isAbandoning: Bool) -> Walker<State, Input>
  /// Whether a walk goes on where steps trap.
  var isAbandoning = false
  var telling: @Sendable () -> Telling<State> = { .whole }
  /// The types whose values are renamed.
  var names: [ObjectIdentifier] = []
  var samples = PageSamples(others: ["", "Ada", "<b>&\"'"], keys: ["Enter", "Escape"])
  var inputs: @Sendable (State) -> [Input] = { _ in [] }
  /// What is left out on purpose.
  var ignored = Set<String>()
  /// Whether each core can be given a program of its own.
  private(set) var isMadeAnew = true
  /// Whether the inputs are the same for each state.
  var hasFixedInputs = true

  /// Makes an explorer of a component, by its page.
  ///
  ///     let explorer = Explorer(todosPage(), state: Todos()) { outside in
  ///       TodosWorld { items throws(SaveError) in
  ///         try await outside.ask("save", about: items, failing: SaveError.unreachable)
  ///       }
  ///     }
  ///
  /// Component, state and world are made for each run, so that a world may hold something that changes; by a walk on
  /// several cores on several threads.
  ///
  /// - Parameters:
  ///   - world: makes the world, which asks what is outside.
  ///   - navigation: how the browser's address and the state follow each other; nil, the default, for a page of one
  ///     address. With it, links within the site are steps, too. Where back leads to depends on more than the
  ///     state, and is not walked; nor are addresses that somebody types: open the page at each of them.
  ///   - address: the one that the page is opened at, read by the navigation alone.
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

  /// Makes an explorer of a component that needs no world, by its page.
  public init(
    _ component: @autoclosure @escaping @Sendable () -> Component<Void, State, Input, HTML>,
    state: @autoclosure @escaping @Sendable () -> State,
    navigation: Navigation<State, Input>? = nil,
    at address: String = "/"
  ) {
    self.init(
      { _ in Program(component(), state: state()) }, navigation: navigation, at: address)
  }

  /// Makes an explorer of a program, by its page.
  ///
  /// - Parameter program: makes the program, with a world that asks what is outside; called for each run.
  public init<World>(
    _ program: @escaping @Sendable (_ outside: Outside) -> Program<World, State, Input, HTML>,
    navigation: Navigation<State, Input>? = nil,
    at address: String = "/"
  ) {
    start = { isShown, isAbandoning in
      let ground = Walker<State, Input>.Ground()
      let outside = Outside(time: ground.time, isAbandoning: isAbandoning)
      let program = program(outside)
      let held = ground.held(
        program.component.dispatcher, state: program.state, world: program.world)
      guard isShown else { return Walker(held, page: nil, outside: outside, on: ground) }
      let face = program.component.face
      let page =
        if let navigation {
          Page(held.driver, face: face, navigation: navigation, at: address)
        } else {
          Page(held.driver, face: face)
        }
      return Walker(held, page: TestPage(page), outside: outside, on: ground)
    }
  }

  /// Makes an explorer of a program whose world asks nothing, by its page.
  public init<World>(
    _ program: Program<World, State, Input, HTML>,
    navigation: Navigation<State, Input>? = nil,
    at address: String = "/"
  ) {
    // It has a face, which one thread may use. So the walk keeps to one.
    nonisolated(unsafe) let program = program
    self.init({ _ in program }, navigation: navigation, at: address)
    isMadeAnew = false
  }

  /// Makes an explorer of a dispatcher, by inputs that it is given.
  ///
  /// - Parameters:
  ///   - inputs: what can be sent in each state.
  ///   - world: makes the world, which asks what is outside.
  public init<World>(
    _ dispatcher: Dispatcher<World, State, Input>, state: State, inputs: [Input],
    world: @escaping @Sendable (_ outside: Outside) -> World
  ) {
    // Only a walk on several cores uses it on other threads, and that asks for states that are
    // `Sendable`.
    nonisolated(unsafe) let state = state
    start = { _, isAbandoning in
      let ground = Walker<State, Input>.Ground()
      let outside = Outside(time: ground.time, isAbandoning: isAbandoning)
      let held = ground.held(dispatcher, state: state, world: world(outside))
      return Walker(held, page: nil, outside: outside, on: ground)
    }
    self.inputs = { _ in inputs }
  }

  /// Makes an explorer of a dispatcher that needs no world, by inputs that it is given.
  public init(_ dispatcher: Dispatcher<Void, State, Input>, state: State, inputs: [Input]) {
    self.init(dispatcher, state: state, inputs: inputs) { _ in }
  }

  /// Makes an explorer of a dispatcher that needs no world, by all its inputs.
  public init(_ dispatcher: Dispatcher<Void, State, Input>, state: State)
  where Input: CaseIterable {
    self.init(dispatcher, state: state, inputs: Array(Input.allCases))
  }

  /// Starts the component, to take steps by hand, as a counterexample is printed.
  public func begin() -> Walker<State, Input> { start(true, isAbandoning) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walker.Ground {
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
