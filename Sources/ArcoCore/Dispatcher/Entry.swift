/// One line of a dispatcher: behaviour of its own, or a child.
@usableFromInline
struct Entry<World: Sendable, State, Input: Sendable>: Sendable {
  @usableFromInline
  let handler: Dispatcher<World, State, Input>.Handler
  /// Nil for behaviour of its own.
  @usableFromInline
  let child: ChildPlan<World, State, Input>?

  @usableFromInline
  init(
    handler: @escaping Dispatcher<World, State, Input>.Handler,
    child: ChildPlan<World, State, Input>? = nil
  ) {
    self.handler = handler
    self.child = child
  }

  @usableFromInline
  func widen<Larger: Sendable>(
    environment: @escaping @Sendable (Larger) -> World
  ) -> Entry<Larger, State, Input> {
    Entry<Larger, State, Input>(
      handler: { [handler] input, state in
        let effect = handler(input, &state)
        return effect.isNone ? .none : effect.widen(environment: environment)
      },
      child: child?.widen(environment: environment)
    )
  }
}
