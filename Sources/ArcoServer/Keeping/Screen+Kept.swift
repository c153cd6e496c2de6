#if Server
  public import ArcoCore
  public import ArcoHTML
  public import ArcoWeb

  // Each has the labels of one that asks for less, so that the types alone say which is meant.
  extension Screen {
    /// A screen that runs a program, and that a site with a store keeps: its state, whenever
    /// something happened.
    ///
    /// - `program`: made in the session's isolation.
    @inlinable
    public init<World, State: Codable & SendableMetatype, Input>(
      _ program: @autoclosure @escaping @Sendable () -> Program<World, State, Input, HTML>
    ) {
      self.init(keeping: program, coding: nil)
    }

    /// A screen that runs a program, and that a site with a store keeps: a state now and then, and
    /// the inputs since.
    ///
    /// The inputs are done again when the page comes back after the server was killed. So what they
    /// do has to follow from the state and themselves alone: no time, no chance, no order of a set.
    ///
    /// - `program`: made in the session's isolation.
    @inlinable
    public init<World, State: Codable & SendableMetatype, Input: Codable>(
      _ program: @autoclosure @escaping @Sendable () -> Program<World, State, Input, HTML>
    ) {
      self.init(keeping: program, coding: StepCoding())
    }

    /// A screen that runs a component which needs no world, and whose state a site with a store
    /// keeps.
    ///
    /// - `component`: made in the session's isolation.
    @inlinable
    public init<State: Codable & Sendable & SendableMetatype, Input>(
      _ component: @autoclosure @escaping @Sendable () -> Component<Void, State, Input, HTML>,
      state: State
    ) {
      self.init(keeping: { Program(component(), state: state) }, coding: nil)
    }

    /// A screen that runs a component which needs no world, and whose state and inputs a site with a
    /// store keeps.
    ///
    /// - `component`: made in the session's isolation.
    @inlinable
    public init<State: Codable & Sendable & SendableMetatype, Input: Codable>(
      _ component: @autoclosure @escaping @Sendable () -> Component<Void, State, Input, HTML>,
      state: State
    ) {
      self.init(keeping: { Program(component(), state: state) }, coding: StepCoding())
    }

    /// A screen that runs a program whose state the browser's address follows and a site with a
    /// store keeps.
    ///
    /// - Parameters:
    ///   - program: made in the session's isolation.
    ///   - navigation: reads the address of the request. The answer is 404 if the navigation refuses the address, and
    ///     403 if the navigation does not allow it.
    public init<World, State: Codable & SendableMetatype, Input>(
      _ program: @autoclosure @escaping @Sendable () -> Program<World, State, Input, HTML>,
      navigation: Navigation<State, Input>
    ) {
      self.init(keeping: program, navigation, coding: nil)
    }

    /// A screen that runs a program whose state the browser's address follows; a site with a store
    /// keeps its state and its inputs.
    ///
    /// - Parameters:
    ///   - program: made in the session's isolation.
    ///   - navigation: reads the address of the request. The answer is 404 if the navigation refuses the address, and
    ///     403 if the navigation does not allow it.
    public init<World, State: Codable & SendableMetatype, Input: Codable>(
      _ program: @autoclosure @escaping @Sendable () -> Program<World, State, Input, HTML>,
      navigation: Navigation<State, Input>
    ) {
      self.init(keeping: program, navigation, coding: StepCoding())
    }

    /// Names what a site with a store keeps of this screen.
    ///
    ///     Screen(Program(coffee(), state: Brew())).kept(as: "coffee", version: 2)
    ///
    /// Without, it is named by the types of state and inputs: renaming one of them starts its pages
    /// anew. A screen whose state is not `Codable` is not kept under any name.
    ///
    /// - Parameters:
    ///   - name: unique among the screens of the site.
    ///   - version: of the state, where that is no `VersionedState`, which says so itself. What was kept
    ///     of another version is not read.
    public func kept(as name: String, version: Int? = nil) -> Screen {
      var screen = self
      screen.kept?.component = name
      if let version { screen.kept?.version = version }
      return screen
    }
  }

  extension Screen {
    @inlinable
    init<World, State: Codable & SendableMetatype, Input>(
      keeping program: @escaping @Sendable () -> Program<World, State, Input, HTML>,
      coding: StepCoding<State, Input>?
    ) {
      self.init(
        running: { owner, hear in Page(program(), onProblem: hear, isolation: owner) },
        of: State.self,
        kept: KeptScreen(State.self, Input.self) { owner, _, start, hear in
          let program = program()
          let state =
            try start.map { try $0.state(of: program, coding: coding, isolation: owner) }
            ?? program.state
          let starts = KeptStarts()
          let driver = Driver(
            program.component.dispatcher, state: state, world: program.world,
            interpretation: starts.interpretation, onProblem: hear, isolation: owner)
          let record = DriverRecord(driver, coding: coding, starts: starts)
          return (Page(driver, face: program.component.face), record)
        })
    }

    private init<World, State: Codable & SendableMetatype, Input>(
      keeping program: @escaping @Sendable () -> Program<World, State, Input, HTML>,
      _ navigation: Navigation<State, Input>, coding: StepCoding<State, Input>?
    ) {
      build = { owner, address, hear in
        Page(program(), navigation: navigation, at: address, onProblem: hear, isolation: owner)
      }
      refusal = { navigation.refusal(of: $0) }
      allows = { navigation.allows($0) }
      state = State.self
      kept = KeptScreen(State.self, Input.self) { owner, address, start, hear in
        let program = program()
        let state =
          try start.map { try $0.state(of: program, coding: coding, isolation: owner) }
          ?? program.state
        let starts = KeptStarts()
        let driver = Driver(
          program.component.dispatcher, state: state, world: program.world,
          interpretation: starts.interpretation, onProblem: hear, isolation: owner)
        let record = DriverRecord(driver, coding: coding, starts: starts)
        let page = Page(
          driver, face: program.component.face, navigation: navigation, at: address)
        return (page, record)
      }
    }
  }
#endif
