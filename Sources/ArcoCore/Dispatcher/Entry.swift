/// One line of a dispatcher: behaviour of its own, or a child.
@usableFromInline
struct Entry<World: Sendable, State, Input: Sendable>: Sendable {
  @usableFromInline
  let handler: Dispatcher<World, State, Input>.Handler
  @usableFromInline
  let lift: Dispatcher<World, State, Input>.Lift
  /// Nil for behaviour of its own.
  let child: ChildPlan<World, State, Input>?

  /// Makes a line of its own, whose handler returns effects of this very type.
  @usableFromInline
  init(own handler: @escaping Dispatcher<World, State, Input>.Handler) {
    self.handler = handler
    self.lift = { raw, _ in Effect(raw: raw) }
    self.child = nil
  }

  /// Makes a child's line.
  init(
    child: ChildPlan<World, State, Input>,
    handler: @escaping Dispatcher<World, State, Input>.Handler,
    lift: @escaping Dispatcher<World, State, Input>.Lift = { raw, _ in Effect(raw: raw) }
  ) {
    self.handler = handler
    self.lift = lift
    self.child = child
  }

  @usableFromInline
  func widen<Larger: Sendable>(
    environment: @escaping @Sendable (Larger) -> World
  ) -> Entry<Larger, State, Input> {
    let (handler, lift) = (handler, lift)
    let wide: Dispatcher<Larger, State, Input>.Handler = { input, state in
      handler(input, &state).flatMap { lift($0, input).widen(environment: environment).raw }
    }
    guard let child else { return Entry<Larger, State, Input>(own: wide) }
    return Entry<Larger, State, Input>(
      child: child.widen(environment: environment), handler: wide)
  }
}
