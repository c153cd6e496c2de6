public import ArcoCore
import ArcoOptics

extension Program {
  /// Returns the program's dispatcher for use in any world. Its effects receive the program's own
  /// world.
  func dispatcherInItsWorld<Outside>(_: Outside.Type) -> Dispatcher<Outside, State, Input> {
    let world = world
    return component.dispatcher.widen(world: { (_: Outside) in world })
  }
}

extension Program where World == Void {
  /// Returns this program in a world, with an effect after each input.
  ///
  ///     let wizard = ZipperComponent(["Name", "Address"]) { title, _, _ in h1(title) }
  ///     let reserving = wizard.effects(environment: shop) { row, _ in
  ///       row.shape.index == 1 ? .task { shop, _ in await shop.reserve() } : .none
  ///     }
  ///
  /// An input changes the state as before. An effect answers with inputs, and cannot change the
  /// state directly, since the state that it can move is `Void`.
  /// - Parameters:
  ///   - environment: the world, passed to effects when they start.
  ///   - effects: returns the effect that follows an input, from the state after the input.
  /// - In the literature: Elm's commands.
  public func effects<Outside>(
    environment: Outside,
    _ effects: @escaping @Sendable (State, Input) -> Effect<Outside, Void, Input>
  ) -> Program<Outside, State, Input, Content> {
    let dispatcher = component.dispatcher
    return Program<Outside, State, Input, Content>(
      Component(
        Dispatcher {
          dispatcher
          Dispatcher<Outside, State, Input>.update { state, input in
            effects(state, input).answering()
          }
        },
        component.face),
      state: state,
      world: environment
    )
  }
}

extension Effect where State == Void {
  /// Returns this effect, which answers only with inputs, as an effect of a state that it cannot
  /// change.
  func answering<Whole>() -> Effect<World, Whole, Input> {
    if isNone { return .none }
    let nothing = Lens<Whole, Void>(
      get: { _ in },
      modify: { _, change in
        var nothing: Void = ()
        change(&nothing)
      })
    return widen(state: nothing, input: Itself())
  }
}
