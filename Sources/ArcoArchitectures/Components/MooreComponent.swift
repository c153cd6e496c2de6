public import ArcoComonads
public import ArcoCore

/// A component whose state changes only by inputs, as in Elm and Redux. It is a component over the
/// comonad `Moore`.
///
/// - World, State, Input, Content: the types of the component; `State` is the state of the machine.
///
///     let total = MooreComponent(
///       initialState: 0,
///       update: { (total: inout Int, paid: Int) in total += paid },
///       render: { total, send in button("\(total)", .onClick { send(5) }) }
///     )
///
/// No code can set the state: the driver's state is a ``Present``, which only inputs change. An
/// effect answers with inputs. The state that an effect can move is `Void`, so an effect cannot
/// change the machine's state directly either.
///
/// Laws, checked by `ComponentSemanticsTests`: the component shows the same as the machine after
/// the same inputs.
/// - Complexity: an input costs `update`, in place, and allocates nothing of its own.
public typealias MooreComponent<
  World: Sendable, State, Input: Sendable, Content: ArcoCore.Content
> = Program<World, Present<Moores<State, Input>>, Input, Content>

extension Program {
  /// Makes a machine from its first state, a function that applies an input, and a function that
  /// shows any state.
  ///
  /// - Parameter effects: returns the effect that follows an input, from the state after the input.
  ///   No effect by default.
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

  /// Makes a machine whose effects need a world, and answer with inputs.
  ///
  /// - Parameters:
  ///   - environment: the world, passed to effects when they start.
  ///   - effects: returns the effect that follows an input, from the state after the input.
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
  /// Applies an input to the machine.
  ///
  /// - Complexity: that of the machine's step, in place.
  @inlinable
  public mutating func receive<State, Input>(_ input: Input) where C == Moores<State, Input> {
    origin.advance(&place, by: input)
  }
}
