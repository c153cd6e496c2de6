/// A component with its first state and its world: all that a host needs to run it.
///
/// - World, State, Input, Content: those of the component.
///
///     let cup = Program(coffee(), state: Brew())
///     let todos = Program(todosPage(), state: Todos(), world: world)
///     let page = TestPage(todos)
///
/// Every host takes one: a page, a screen, a test driver. What makes a component together with its
/// first state, such as a store, a machine or a row of pages, returns one. It starts nothing: the
/// host that is given it does.
///
/// - In the literature: Elm's `Program`.
public struct Program<World: Sendable, State, Input: Sendable, Content: ArcoCore.Content> {
  /// What is shown and what it does.
  public let component: Component<World, State, Input, Content>
  /// The state it begins in.
  public let state: State
  /// What its effects need from outside.
  public let world: World

  /// Puts a component at a state, in a world.
  public init(
    _ component: Component<World, State, Input, Content>, state: State, world: World
  ) {
    self.component = component
    self.state = state
    self.world = world
  }

  /// Puts a component that needs no world at a state.
  public init(_ component: Component<World, State, Input, Content>, state: State)
  where World == Void {
    self.init(component, state: state, world: ())
  }
}

@available(*, unavailable)
extension Program: Sendable {}
