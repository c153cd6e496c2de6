#if Server
  public import ArcoCore
  public import ArcoHTML
  import ArcoRoutes
  public import ArcoWeb

  /// What a page route answers with: the program that the page runs.
  ///
  ///     let screen = Screen(desk(), state: Desk(), world: DeskWorld(user: user))
  ///
  /// Component and state are made inside the session that will own them, never where the route runs. So
  /// what they are made of is `Sendable`, and what has to be waited for is waited for before.
  public struct Screen: Sendable {
    /// Builds the page for the address that it is opened at. The session hears of its problems.
    let build:
      @Sendable (isolated any Actor, _ address: String, @escaping (Problem) -> Void) -> any LivePage
    /// How a page that is kept begins; nil if the screen keeps nothing.
    var kept: KeptScreen?
    /// Why an address is none of this screen's; nil where it is one.
    var refusal: @Sendable (_ address: String) -> RouteError? = { _ in nil }
    /// Whether the screen may show an address, as its navigation says.
    var allows: @Sendable (_ address: String) -> Bool = { _ in true }

    /// A screen from what builds its page. `Page` stays in the actor that is passed in, and nothing is kept.
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

    /// A screen that runs a component.
    ///
    /// - Parameters:
    ///   - component: made in the session's isolation.
    ///   - state: the first one; made in the session's isolation.
    ///   - world: handed to effects when they start.
    ///   - navigation: how the browser's address and the state follow each other; nil, the default, for a page of one
    ///     address. The answer is 404 if the navigation refuses the request's address, and 403 if the
    ///     navigation does not allow it.
    ///   - keeping: what a site with a store keeps of the screen's pages; nothing by default.
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

    /// A screen that runs a component which needs no world.
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

    /// A screen that runs a program.
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

    // Inlined, so that what runs the page's own view is compiled for its state.
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
