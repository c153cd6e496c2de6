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
    /// Builds the page, whose problems the session hears.
    let build: @Sendable (isolated any Actor, @escaping (Problem) -> Void) -> any LivePage

    /// A screen from what builds its page. `Page` stays in the actor that is passed in.
    ///
    /// The site's log has the page's problems too, beside what the page's own `onProblem` does.
    public init(_ build: @escaping @Sendable (isolated any Actor) -> Page) {
      self.build = { owner, hear in
        let page = build(owner)
        page.hearProblems(hear)
        return page
      }
    }

    package init(live build: @escaping @Sendable (isolated any Actor) -> any LivePage) {
      self.build = { owner, _ in build(owner) }
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
      self.build = { owner, hear in
        Page(component(), state: state, world: world, onProblem: hear, isolation: owner)
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
      self.build = { owner, hear in Page(opening(), onProblem: hear, isolation: owner) }
    }
  }
#endif
