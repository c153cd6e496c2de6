public import ArcoComonads
public import ArcoCore

/// A component over `Store`: any state can follow any other.
///
/// - World, State, Input, Content: those of every component.
///
///     let counter = StoreComponent(
///       initialState: 0,
///       dispatcher: .reduce { (count: inout Int, step: Int) in count += step },
///       render: { count, send in button("\(count)", .onClick { send(1) }) }
///     )
///
/// The place in a store is its state, so this is Arco's everyday component with the state it begins in:
/// an element's view is asked at the state in view, and a dispatcher's moves go from state to state.
///
/// Laws, checked by `ComponentSemanticsTests`: it shows what the plain store shows after the same moves.
/// - Complexity: a move and a look allocate nothing of their own.
/// - In the literature: Bow Arch's `StoreComponent`; React.
public typealias StoreComponent<
  World: Sendable, State, Input: Sendable, Content: ArcoCore.Content
> =
  Program<World, State, Input, Content>

extension Program {
  /// Makes a component from its first state, what inputs do, and a view of every state.
  ///
  /// - Parameter environment: what effects need from outside.
  public init(
    initialState: State,
    environment: World,
    dispatcher: Dispatcher<World, State, Input>,
    render: @escaping (State, Send<Input>) -> Content
  ) {
    self.init(
      Component(dispatcher, Face(render)), state: initialState, world: environment)
  }

  /// Makes a component that needs nothing from outside.
  public init(
    initialState: State,
    dispatcher: Dispatcher<World, State, Input>,
    render: @escaping (State, Send<Input>) -> Content
  ) where World == Void {
    self.init(
      initialState: initialState, environment: (), dispatcher: dispatcher, render: render)
  }

  /// Makes a component that needs nothing from outside, and whose inputs have no effects.
  ///
  ///     let counter = StoreComponent(
  ///       initialState: 0,
  ///       update: { (count: inout Int, step: Int) in count += step },
  ///       render: { count, send in button("\(count)", .onClick { send(1) }) }
  ///     )
  ///
  /// The labels are those of ``MooreComponent`` and ``TracedComponent``, so the same line makes each of them.
  public init(
    initialState: State,
    update: @escaping @Sendable (inout State, Input) -> Void,
    render: @escaping (State, Send<Input>) -> Content
  ) where World == Void {
    self.init(initialState: initialState, dispatcher: .reduce(update), render: render)
  }

  /// Makes the component of a store of views.
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
