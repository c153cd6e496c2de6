import ArcoOptics

extension Effect {
  /// The closure that does the work of an effect.
  enum Body: Sendable {
    case callback(@Sendable (World, Outlet<State, Input>) -> Cancellation)
    #if !hasFeature(Embedded)
      case task(@Sendable (World, Outlet<State, Input>) async -> Void)
    #endif

    /// Returns this body for other inputs.
    func map<New: Sendable>(
      _ transform: @escaping @Sendable (Input) -> New
    ) -> Effect<World, State, New>.Body {
      switch self {
      case .callback(let start): return .callback { start($0, $1.map(transform)) }
      #if !hasFeature(Embedded)
        case .task(let run): return .task { await run($0, $1.map(transform)) }
      #endif
      }
    }

    /// Returns this body for a larger world.
    func widen<Larger: Sendable>(
      world: @escaping @Sendable (Larger) -> World
    ) -> Effect<Larger, State, Input>.Body {
      switch self {
      case .callback(let start): return .callback { start(world($0), $1) }
      #if !hasFeature(Embedded)
        case .task(let run): return .task { await run(world($0), $1) }
      #endif
      }
    }

    /// Returns this body for a larger state.
    func widen<Whole>(state optic: Affine<Whole, State>) -> Effect<World, Whole, Input>.Body {
      switch self {
      case .callback(let start): return .callback { start($0, $1.narrow(optic)) }
      #if !hasFeature(Embedded)
        case .task(let run): return .task { await run($0, $1.narrow(optic)) }
      #endif
      }
    }
  }
}
