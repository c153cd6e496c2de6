/// A component with its first state and its world: all that a host needs to run it.
///
/// - World, State, Input, Content: the types of the component.
///
///     let cup = Program(coffee(), state: Brew())
///     let todos = Program(todosPage(), state: Todos(), world: world)
///     let page = TestPage(todos)
///
/// Every host takes a program: a page, a screen, a test driver. Functions that make a component
/// together with its first state return a program; examples are stores, state machines and rows of
/// pages. A program is a value and starts nothing; the host runs it.
///
/// - In the literature: Elm's `Program`.
public struct Program<World: Sendable, State, Input: Sendable, Content: ArcoCore.Content> {
  /// The dispatcher and the face.
  public let component: Component<World, State, Input, Content>
  /// The first state.
  public let state: State
  /// The values that effects need from outside, such as a database.
  public let world: World

  /// Makes a program from a component, its first state and its world.
  public init(
    _ component: Component<World, State, Input, Content>, state: State, world: World
  ) {
    self.component = component
    self.state = state
    self.world = world
  }

  /// Makes a program from a component that needs no world, and its first state.
  public init(_ component: Component<World, State, Input, Content>, state: State)
  where World == Void {
    self.init(component, state: state, world: ())
  }
}

@available(*, unavailable)
extension Program: Sendable {}
