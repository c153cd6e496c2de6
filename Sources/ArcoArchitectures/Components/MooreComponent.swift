public import ArcoComonads
public import ArcoCore

/// A component over `Moore`: inputs alone lead on, as in Elm and Redux.
///
/// - World, State, Input, Content: those of every component; the state is the machine's own.
///
///     let total = MooreComponent(
///       initialState: 0,
///       update: { (total: inout Int, paid: Int) in total += paid },
///       render: { total, send in button("\(total)", .onClick { send(5) }) }
///     )
///
/// Nobody puts a state: a driver's state is a ``Present``, which inputs take further. An effect of the machine answers with
/// inputs; its own state is `Void`, so a move changes nothing.
///
/// Laws, checked by `ComponentSemanticsTests`: it shows what the plain machine shows after the same inputs.
/// - Complexity: an input costs `update`, in place, and allocates nothing of its own.
public typealias MooreComponent<
  World: Sendable, State, Input: Sendable, Content: ArcoCore.Content
> = Program<World, Present<Moores<State, Input>>, Input, Content>

extension Program {
  /// Makes a machine from its first state, what inputs do, and a view of every state.
  ///
  /// - Parameter effects: what follows an input; sees the state after it. Nothing by default.
  @_disfavoredOverload
  public init<Value>(
    initialState: Value,
    update: @escaping @Sendable (inout Value, Input) -> Void,
    effects: @escaping @Sendable (Value, Input) -> Effect<World, Void, Input> = { _, _ in .none },
    render: @escaping (Value, Send<Input>) -> Content
  ) where World == Void, State == Present<Moores<Value, Input>> {
    self.init(
      initialState: initialState, environment: (), update: update, effects: effects,
      render: render)
  }

  /// Makes a machine whose effects need something from outside; they answer with inputs again.
  ///
  /// - Parameters:
  ///   - environment: what effects need from outside.
  ///   - effects: what follows an input; sees the state after it.
  /// - In the literature: Elm's commands.
  public init<Value>(
    initialState: Value,
    environment: World,
    update: @escaping @Sendable (inout Value, Input) -> Void,
    effects: @escaping @Sendable (Value, Input) -> Effect<World, Void, Input>,
    render: @escaping (Value, Send<Input>) -> Content
  ) where State == Present<Moores<Value, Input>> {
    self.init(
      Component(
        .update { present, input in
          present.receive(input)
          return effects(present.position.state, input).answering()
        },
        Face { present, send in render(present.position.state, send) }),
      state: Present(origin: Machine(state: initialState, step: update)),
      world: environment
    )
  }
}

extension Present {
  /// Gives the machine an input.
  ///
  /// - Complexity: that of the machine's step, in place.
  @inlinable
  public mutating func receive<State, Input>(_ input: Input) where C == Moores<State, Input> {
    origin.advance(&place, by: input)
  }
}
