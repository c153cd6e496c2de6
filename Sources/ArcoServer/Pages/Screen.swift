#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoWeb

  /// What a page route answers with: the component that the page shows, and where it begins.
  ///
  ///     Screen(coffee, state: Brew(), world: World(user: user))
  ///
  /// It is built inside the session that will own it, never where the route runs.
  public struct Screen: Sendable {
    let build: @Sendable (isolated any Actor) -> any LivePage

    /// A screen from what builds its page. `Page` stays in the actor that is passed in.
    public init(_ build: @escaping @Sendable (isolated any Actor) -> Page) {
      self.build = { build($0) }
    }

    package init(live build: @escaping @Sendable (isolated any Actor) -> any LivePage) {
      self.build = build
    }

    /// A screen that starts a component.
    ///
    /// - `component`: forms it, in the session's isolation.
    /// - `world`: handed to effects when they start.
    public init<World: Sendable, State: Sendable, Input>(
      _ component: @escaping @Sendable () -> Component<World, State, Input, HTML>,
      state: State,
      world: World
    ) {
      self.init { owner in
        Page(component(), state: state, world: world, isolation: owner)
      }
    }

    /// A screen that starts a component which needs no world.
    public init<State: Sendable, Input>(
      _ component: @escaping @Sendable () -> Component<Void, State, Input, HTML>,
      state: State
    ) {
      self.init(component, state: state, world: ())
    }

    /// A screen that starts what begins somewhere.
    ///
    /// - `opening`: forms it, in the session's isolation.
    public init<World, State, Input>(
      opening: @escaping @Sendable () -> Opening<World, State, Input, HTML>
    ) {
      self.init { owner in Page(opening(), isolation: owner) }
    }
  }
#endif
