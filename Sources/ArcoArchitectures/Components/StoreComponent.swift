public import ArcoComonads
public import ArcoCore

/// A component whose state can change to any other state: the usual component of Arco. It is a
/// component over the comonad `Store`.
///
/// - World, State, Input, Content: the types of the component.
///
///     let counter = StoreComponent(
///       initialState: 0,
///       dispatcher: .reduce { (count: inout Int, step: Int) in count += step },
///       render: { count, send in button("\(count)", .onClick { send(1) }) }
///     )
///
/// The position in a store is its state. So a component over a store is a usual component with its
/// first state: the face shows the current state, and the dispatcher moves from state to state.
///
/// Laws, checked by `ComponentSemanticsTests`: the component shows the same as the store after the
/// same moves.
/// - Complexity: a move and a view allocate nothing beside their closures' own allocations.
/// - In the literature: Bow Arch's `StoreComponent`; React.
public typealias StoreComponent<
  World: Sendable, State, Input: Sendable, Content: ArcoCore.Content
> =
  Program<World, State, Input, Content>

extension Program {
  /// Makes a component from its first state, a dispatcher, and a function that shows any state.
  ///
  /// - Parameter environment: the world, passed to effects when they start.
  public init(
    initialState: State,
    environment: World,
    dispatcher: Dispatcher<World, State, Input>,
    render: @escaping (State, Send<Input>) -> Content
  ) {
    self.init(
      Component(dispatcher, Face(render)), state: initialState, world: environment)
  }

  /// Makes a component whose effects need no world.
  public init(
    initialState: State,
    dispatcher: Dispatcher<World, State, Input>,
    render: @escaping (State, Send<Input>) -> Content
  ) where World == Void {
    self.init(
      initialState: initialState, environment: (), dispatcher: dispatcher, render: render)
  }

  /// Makes a component without effects, from its first state, a function that applies an input, and
  /// a function that shows any state.
  ///
  ///     let counter = StoreComponent(
  ///       initialState: 0,
  ///       update: { (count: inout Int, step: Int) in count += step },
  ///       render: { count, send in button("\(count)", .onClick { send(1) }) }
  ///     )
  ///
  /// ``MooreComponent`` and ``TracedComponent`` have the same labels, so one line changes the
  /// architecture.
  public init(
    initialState: State,
    update: @escaping @Sendable (inout State, Input) -> Void,
    render: @escaping (State, Send<Input>) -> Content
  ) where World == Void {
    self.init(initialState: initialState, dispatcher: .reduce(update), render: render)
  }

  /// Makes a component from a store of views.
  ///
  ///     let views = Store(0) { count in
  ///       { (send: Send<Int>) in button("\(count)", .onClick { send(1) }) }
  ///     }
  ///     let counter = StoreComponent(views, environment: (), dispatcher: .reduce { $0 += $1 })
  public init(
    _ store: Store<State, (Send<Input>) -> Content>,
    environment: World,
    dispatcher: Dispatcher<World, State, Input>
  ) {
    self.init(
      initialState: store.position,
      environment: environment,
      dispatcher: dispatcher,
      render: { state, send in store.peek(state)(send) }
    )
  }
}
