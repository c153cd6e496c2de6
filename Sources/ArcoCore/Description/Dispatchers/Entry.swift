/// One line of a dispatcher: behaviour of its own, or a child.
@usableFromInline
struct Entry<World: Sendable, State, Input: Sendable>: Sendable {
  @usableFromInline
  let handler: Dispatcher<World, State, Input>.Handler
  @usableFromInline
  let lift: Dispatcher<World, State, Input>.Lift
  /// Nil for behaviour of its own.
  let child: ChildPlan<World, State, Input>?
  /// What looks at the state after each change; such a line handles no input.
  let watch: Watch<World, State, Input>?

  /// Makes a line of its own, whose handler returns effects of this very type.
  @usableFromInline
  init(own handler: @escaping Dispatcher<World, State, Input>.Handler) {
    self.handler = handler
    self.lift = { raw, _ in Effect(raw: raw) }
    self.child = nil
    self.watch = nil
  }

  /// Makes a line that handles no input and looks at the state.
  init(watch: Watch<World, State, Input>) {
    self.handler = { _, _ in nil }
    self.lift = { raw, _ in Effect(raw: raw) }
    self.child = nil
    self.watch = watch
  }

  var isWatching: Bool { watch != nil || child?.isWatching == true }

  /// Makes a child's line.
  init(
    child: ChildPlan<World, State, Input>,
    handler: @escaping Dispatcher<World, State, Input>.Handler,
    lift: @escaping Dispatcher<World, State, Input>.Lift = { raw, _ in Effect(raw: raw) }
  ) {
    self.handler = handler
    self.lift = lift
    self.child = child
    self.watch = nil
  }

  @usableFromInline
  func widen<Larger: Sendable>(
    environment: @escaping @Sendable (Larger) -> World
  ) -> Entry<Larger, State, Input> {
    if let watch {
      return Entry<Larger, State, Input>(watch: watch.widen(environment: environment))
    }
    let (handler, lift) = (handler, lift)
    let wide: Dispatcher<Larger, State, Input>.Handler = { input, state in
      handler(input, &state).flatMap { lift($0, input).widen(environment: environment).raw }
    }
    guard let child else { return Entry<Larger, State, Input>(own: wide) }
    return Entry<Larger, State, Input>(
      child: child.widen(environment: environment), handler: wide)
  }
}
