/// One line of a dispatcher.
@usableFromInline
enum Entry<World: Sendable, State, Input: Sendable>: Sendable {
  /// Behaviour of its own, whose handler returns effects of this very type.
  case own(Dispatcher<World, State, Input>.Handler)
  /// A child: how it becomes instances, and what handles its inputs while it has none.
  case child(ChildPlan<World, State, Input>, Dispatcher<World, State, Input>.Line)
  /// What looks at the state after each change; it handles no input.
  case watch(Watch<World, State, Input>)

  /// What handles an input without any instance.
  @usableFromInline
  var line: Dispatcher<World, State, Input>.Line {
    switch self {
    case .own(let handler): Dispatcher.Line(handler: handler)
    case .child(_, let line): line
    case .watch: Dispatcher.Line(handler: { _, _ in nil })
    }
  }

  /// The plan of a child.
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
    environment: @escaping @Sendable (Larger) -> World
  ) -> Entry<Larger, State, Input> {
    let line = line
    let wide: Dispatcher<Larger, State, Input>.Handler = { input, state in
      line.handler(input, &state).flatMap {
        line.lift($0, input).widen(environment: environment).raw
      }
    }
    switch self {
    case .own: return .own(wide)
    case .child(let plan, _):
      return .child(plan.widen(environment: environment), Dispatcher.Line(handler: wide))
    case .watch(let watch): return .watch(watch.widen(environment: environment))
    }
  }
}
