/// An element of a dispatcher's list: a handler, a child or a watch.
@usableFromInline
enum Entry<World: Sendable, State, Input: Sendable>: Sendable {
  /// A handler of the dispatcher itself. It returns effects of the dispatcher's own types.
  case own(Dispatcher<World, State, Input>.Handler)
  /// A child: the plan that makes its instances, and the functions that handle its inputs while it
  /// has no instance.
  case child(ChildPlan<World, State, Input>, Dispatcher<World, State, Input>.Handling)
  /// A watch, which evaluates the state after each change. It handles no input.
  case watch(Watch<World, State, Input>)

  /// The functions that handle an input without an instance.
  @usableFromInline
  var handling: Dispatcher<World, State, Input>.Handling {
    switch self {
    case .own(let handler): Dispatcher.Handling(handler: handler)
    case .child(_, let handling): handling
    case .watch: Dispatcher.Handling(handler: { _, _ in nil })
    }
  }

  /// The plan, if the entry is a child.
  var plan: ChildPlan<World, State, Input>? {
    if case .child(let plan, _) = self { plan } else { nil }
  }

  var isWatching: Bool {
    switch self {
    case .own: false
    case .child(let plan, _): plan.isWatching
    case .watch: true
    }
  }

  @usableFromInline
  func widen<Larger: Sendable>(
    world: @escaping @Sendable (Larger) -> World
  ) -> Entry<Larger, State, Input> {
    let handling = handling
    let wide: Dispatcher<Larger, State, Input>.Handler = { input, state in
      handling.handler(input, &state).flatMap {
        handling.lift($0, input).widen(world: world).raw
      }
    }
    switch self {
    case .own: return .own(wide)
    case .child(let plan, _):
      return .child(plan.widen(world: world), Dispatcher.Handling(handler: wide))
    case .watch(let watch): return .watch(watch.widen(world: world))
    }
  }
}
