#if Server
  public import ArcoCore
  public import ArcoHTML
  public import ArcoWeb

  extension Screen {
    /// A screen that runs a program, and that a site with a store keeps: its state, whenever it changed.
    ///
    ///     Screen(Program(todosPage(), state: Todos()), name: "todos", version: 2)
    ///
    /// - Parameters:
    ///   - program: made in the session's isolation.
    ///   - name: what its sessions are kept as; unique within the site. The names of the types by default,
    ///     so that renaming one of them starts its pages anew.
    ///   - version: that of the state and the inputs. What was kept of another one is not read.
    @inlinable
    public init<World, State: Codable, Input>(
      _ program: @autoclosure @escaping @Sendable () -> Program<World, State, Input, HTML>,
      name: String? = nil, version: Int = 1
    ) {
      self.init(keeping: program, coding: nil, name, version)
    }

    /// A screen that runs a program, and that a site with a store keeps: a state now and then, and the
    /// inputs since.
    ///
    /// The inputs are done again when the page comes back after the server was killed. So what they do must
    /// follow from the state and themselves alone, as the dispatcher's laws ask anyway.
    ///
    /// - Parameters:
    ///   - program: made in the session's isolation.
    ///   - name: what its sessions are kept as; unique within the site. The names of the types by default,
    ///     so that renaming one of them starts its pages anew.
    ///   - version: that of the state and the inputs. What was kept of another one is not read.
    @inlinable
    public init<World, State: Codable, Input: Codable>(
      _ program: @autoclosure @escaping @Sendable () -> Program<World, State, Input, HTML>,
      name: String? = nil, version: Int = 1
    ) {
      self.init(keeping: program, coding: StepCoding(), name, version)
    }

    @inlinable
    init<World, State: Codable, Input>(
      keeping program: @escaping @Sendable () -> Program<World, State, Input, HTML>,
      coding: StepCoding<State, Input>?, _ name: String?, _ version: Int
    ) {
      self.init(
        running: { owner, hear in Page(program(), onProblem: hear, isolation: owner) },
        of: State.self,
        kept: KeptScreen(name, version: version, State.self, Input.self) {
          owner, _, start, hear in
          let program = program()
          let state =
            try start.map { try $0.state(of: program, coding: coding, isolation: owner) }
            ?? program.state
          let driver = Driver(
            program.component.dispatcher, state: state, world: program.world, onProblem: hear,
            isolation: owner)
          let record = DriverRecord(driver, coding: coding)
          return (Page(driver, face: program.component.face), record)
        })
    }

    /// A screen that runs a program whose state the browser's address follows, and that a site with a store
    /// keeps: its state, whenever it changed.
    ///
    /// - Parameters:
    ///   - program: made in the session's isolation.
    ///   - navigation: reads the address of the request. One that it refuses is answered by 404.
    ///   - name: what its sessions are kept as; the names of the types by default.
    ///   - version: that of the state and the inputs. What was kept of another one is not read.
    public init<World, State: Codable, Input>(
      _ program: @autoclosure @escaping @Sendable () -> Program<World, State, Input, HTML>,
      navigation: Navigation<State, Input>, name: String? = nil, version: Int = 1
    ) {
      self.init(keeping: program, navigation, coding: nil, name, version)
    }

    /// A screen that runs a program whose state the browser's address follows, and that a site with a store
    /// keeps: a state now and then, and the inputs since.
    ///
    /// - Parameters:
    ///   - program: made in the session's isolation.
    ///   - navigation: reads the address of the request. One that it refuses is answered by 404.
    ///   - name: what its sessions are kept as; the names of the types by default.
    ///   - version: that of the state and the inputs. What was kept of another one is not read.
    public init<World, State: Codable, Input: Codable>(
      _ program: @autoclosure @escaping @Sendable () -> Program<World, State, Input, HTML>,
      navigation: Navigation<State, Input>, name: String? = nil, version: Int = 1
    ) {
      self.init(keeping: program, navigation, coding: StepCoding(), name, version)
    }

    private init<World, State: Codable, Input>(
      keeping program: @escaping @Sendable () -> Program<World, State, Input, HTML>,
      _ navigation: Navigation<State, Input>, coding: StepCoding<State, Input>?, _ name: String?,
      _ version: Int
    ) {
      build = { owner, address, hear in
        Page(program(), navigation: navigation, at: address, onProblem: hear, isolation: owner)
      }
      refusal = { navigation.refusal(of: $0) }
      state = State.self
      kept = KeptScreen(name, version: version, State.self, Input.self) {
        owner, address, start, hear in
        let program = program()
        let state =
          try start.map { try $0.state(of: program, coding: coding, isolation: owner) }
          ?? program.state
        let driver = Driver(
          program.component.dispatcher, state: state, world: program.world, onProblem: hear,
          isolation: owner)
        let record = DriverRecord(driver, coding: coding)
        let page = Page(
          driver, face: program.component.face, navigation: navigation, at: address)
        return (page, record)
      }
    }
  }
#endif
