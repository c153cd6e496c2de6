#if Server
  public import ArcoCore
  public import ArcoHTML
  import ArcoRoutes
  public import ArcoWeb

  /// What a page route answers with: the program that the page runs.
  ///
  ///     let screen = Screen(Program(desk(), state: Desk(), world: DeskWorld(user: user)))
  ///
  /// The program is made inside the session that will own it, never where the route runs. So what it is
  /// made of is `Sendable`, and what has to be waited for is waited for before.
  public struct Screen: Sendable {
    /// Builds the page for the address that it is opened at. The session hears of its problems.
    let build:
      @Sendable (isolated any Actor, _ address: String, @escaping (Problem) -> Void) -> any LivePage
    /// How it is begun where sessions are kept; nil where it cannot be.
    var kept: KeptScreen?
    /// What its state is, for the log; nil where that is not known.
    var state: Any.Type?
    /// Why an address is none of this screen's; nil where it is one.
    var refusal: @Sendable (_ address: String) -> RouteError? = { _ in nil }
    /// Whether the screen may show an address, as its navigation says.
    var allows: @Sendable (_ address: String) -> Bool = { _ in true }

    /// A screen from what builds its page. `Page` stays in the actor that is passed in.
    ///
    /// The site's log has the page's problems too, beside what the page's own `onProblem` does.
    public init(_ build: @escaping @Sendable (isolated any Actor) -> Page) {
      self.build = { owner, _, hear in
        let page = build(owner)
        page.hearProblems(hear)
        return page
      }
    }

    package init(live build: @escaping @Sendable (isolated any Actor) -> any LivePage) {
      self.build = { owner, _, _ in build(owner) }
    }

    /// A screen that runs a program.
    ///
    /// - `program`: made in the session's isolation.
    @inlinable
    public init<World, State, Input>(
      _ program: @autoclosure @escaping @Sendable () -> Program<World, State, Input, HTML>
    ) {
      self.init(
        running: { owner, hear in Page(program(), onProblem: hear, isolation: owner) },
        of: State.self)
    }

    @usableFromInline
    init(
      running build: @escaping @Sendable (isolated any Actor, @escaping (Problem) -> Void) -> Page,
      of state: Any.Type, kept: KeptScreen? = nil
    ) {
      self.build = { owner, _, hear in build(owner, hear) }
      self.state = state
      self.kept = kept
    }

    /// A screen that runs a program whose state the browser's address follows.
    ///
    /// - Parameters:
    ///   - program: made in the session's isolation.
    ///   - navigation: reads the address of the request. The answer is 404 if the navigation refuses the address, and
    ///     403 if the navigation does not allow it.
    public init<World, State, Input>(
      _ program: @autoclosure @escaping @Sendable () -> Program<World, State, Input, HTML>,
      navigation: Navigation<State, Input>
    ) {
      build = { owner, address, hear in
        Page(
          program(), navigation: navigation, at: address, onProblem: hear, isolation: owner)
      }
      refusal = { navigation.refusal(of: $0) }
      allows = { navigation.allows($0) }
      state = State.self
    }

    /// A screen that runs a component which needs no world.
    ///
    /// - `component`: made in the session's isolation.
    @inlinable
    public init<State: Sendable, Input>(
      _ component: @autoclosure @escaping @Sendable () -> Component<Void, State, Input, HTML>,
      state: State
    ) {
      self.init(Program(component(), state: state))
    }
  }
#endif
