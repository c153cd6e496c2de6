/// A component and where it begins: all that a host needs to show it.
///
/// - World, State, Input, Content: those of the component.
///
///     let counter = Opening(counterComponent(), state: 0)
///     let page = TestPage(counter)
///
/// What makes a component together with its first state (a store, a machine, a row of pages)
/// returns one of these.
public struct Opening<World: Sendable, State, Input: Sendable, Content: ArcoCore.Content> {
  /// What is shown and what it does.
  public let component: Component<World, State, Input, Content>
  /// The state it begins in.
  public let state: State
  /// What its effects need from outside.
  public let world: World

  /// Puts a component at a state.
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
extension Opening: Sendable {}
