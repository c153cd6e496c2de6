#if Server
  public import ArcoCore
  public import ArcoHTML
  import ArcoRoutes
  public import ArcoWeb

  /// The answer of a page route: the program that the page runs.
  ///
  ///     let screen = Screen(desk(), state: Desk(), world: DeskWorld(user: user))
  ///
  /// The session makes the component and the state, in its own isolation; the route does not. So
  /// the values that they are made from must be `Sendable`, and the route awaits them beforehand.
  public struct Screen: Sendable {
    /// Builds the page for the address that it is opened at, and passes the page's problems to the
    /// session.
    let build:
      @Sendable (isolated any Actor, _ address: String, @escaping (Problem) -> Void) -> any LivePage
    /// How a kept page begins; nil if the screen keeps nothing.
    var kept: KeptScreen?
    /// The reason why the screen does not have an address; nil if it has it.
    var refusal: @Sendable (_ address: String) -> RouteError? = { _ in nil }
    /// Whether the screen's navigation allows an address.
    var allows: @Sendable (_ address: String) -> Bool = { _ in true }

    /// Makes a screen that builds its own page. The page stays in the actor that `build` gets, and
    /// nothing of it is kept.
    ///
    /// The page's problems go to the site's log, and to the page's own `onProblem`.
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

    /// Makes a screen that runs a component.
    ///
    /// - Parameters:
    ///   - component: made in the session's isolation.
    ///   - state: the first state; made in the session's isolation.
    ///   - world: passed to effects when they start.
    ///   - navigation: maps between the browser's address and the state. The default, nil, is a
    ///     page with one address. A request gets 404 if the navigation refuses its address, and 403
    ///     if the navigation does not allow it.
    ///   - keeping: the part of the screen's pages that a site with a store keeps; nothing by
    ///     default.
    @inlinable
    public init<World, State, Input>(
      _ component: @autoclosure @escaping @Sendable () -> Component<World, State, Input, HTML>,
      state: @autoclosure @escaping @Sendable () -> State,
      world: World,
      navigation: Navigation<State, Input>? = nil,
      keeping: Keeping<State, Input> = .nothing
    ) {
      self.init(
        Program(component(), state: state(), world: world), navigation: navigation,
        keeping: keeping)
    }

    /// Makes a screen that runs a component which needs no world.
    @inlinable
    public init<State, Input>(
      _ component: @autoclosure @escaping @Sendable () -> Component<Void, State, Input, HTML>,
      state: @autoclosure @escaping @Sendable () -> State,
      navigation: Navigation<State, Input>? = nil,
      keeping: Keeping<State, Input> = .nothing
    ) {
      self.init(
        Program(component(), state: state()), navigation: navigation, keeping: keeping)
    }

    /// Makes a screen that runs a program.
    ///
    /// - `program`: made in the session's isolation.
    @inlinable
    public init<World, State, Input>(
      _ program: @autoclosure @escaping @Sendable () -> Program<World, State, Input, HTML>,
      navigation: Navigation<State, Input>? = nil,
      keeping: Keeping<State, Input> = .nothing
    ) {
      self.init(
        running: { owner, address, hear in
          let program = program()
          return Self.page(
            Driver(program, onProblem: hear, isolation: owner), program.component.face,
            navigation, at: address)
        },
        navigation,
        kept: keeping.format.map { format in
          KeptScreen(format) { owner, address, start, hear in
            let program = program()
            let state =
              try start.map { try $0.state(of: program, format, isolation: owner) }
              ?? program.state
            let starts = KeptStarts()
            let driver = Driver(
              program.component.dispatcher, state: state, world: program.world,
              interpretation: starts.interpretation, onProblem: hear, isolation: owner)
            let record = DriverRecord(driver, format, starts: starts)
            return (Self.page(driver, program.component.face, navigation, at: address), record)
          }
        })
    }

    // Inlined, so that the compiler specialises the code that runs the page's own view.
    @inlinable
    static func page<World, State, Input>(
      _ driver: Driver<World, State, Input>, _ face: Face<State, Input, HTML>,
      _ navigation: Navigation<State, Input>?, at address: String
    ) -> Page {
      guard let navigation else { return Page(driver, face: face) }
      return Page(driver, face: face, navigation: navigation, at: address)
    }

    @usableFromInline
    init<State, Input>(
      running build:
        @escaping @Sendable (isolated any Actor, _ address: String, @escaping (Problem) -> Void) ->
        Page,
      _ navigation: Navigation<State, Input>?, kept: KeptScreen?
    ) {
      self.build = { owner, address, hear in build(owner, address, hear) }
      self.kept = kept
      guard let navigation else { return }
      refusal = { navigation.refusal(of: $0) }
      allows = { navigation.allows($0) }
    }
  }
#endif
