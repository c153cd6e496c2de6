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
  /// Returns this component in a world, with an effect after each input.
  ///
  ///     let wizard = ZipperComponent(["Name", "Address"]) { title, _, _ in h1(title) }
  ///     let reserving = wizard.effects(environment: shop) { row, _ in
  ///       row.shape.index == 1 ? .task { shop, _ in await shop.reserve() } : .none
  ///     }
  ///
  /// Its inputs still do what they do, and nothing else moves it: an effect answers with inputs, and its own state is
  /// `Void`.
  /// - Parameters:
  ///   - environment: what effects need from outside.
  ///   - effects: what follows an input; sees the state after it.
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
  /// Returns this effect, which answers with inputs alone, beside a state that it cannot change.
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
