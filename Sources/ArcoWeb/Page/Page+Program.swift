public import ArcoCore
public import ArcoHTML

// Inlined, so that the compiler specialises the view's code for the page's own state.
#if !hasFeature(Embedded)
  extension Page {
    /// Starts a component and shows it as a page, in the isolation of its owner.
    ///
    ///     let page = Page(shopPage(), state: Shop(), navigation: navigation, at: "/cart")
    ///
    /// - Parameters:
    ///   - state: the first state.
    ///   - world: passed to effects when they start.
    ///   - navigation: the connection between the browser's address and the state. Nil, the
    ///     default, for a page with a single address.
    ///   - address: a path with its query, as in a request or in the browser's `location`. Only the
    ///     navigation reads it.
    ///   - interpretation: how effects are run; live by default.
    ///   - onProblem: called with each problem, such as an input for a part that is gone. By
    ///     default, problems go to standard error.
    ///   - isolation: the owner's isolation; leave it out.
    @inlinable
    public init<World, State, Input>(
      _ component: Component<World, State, Input, HTML>,
      state: State,
      world: World,
      navigation: Navigation<State, Input>? = nil,
      at address: String = "/",
      interpretation: Interpretation = .live,
      onProblem: @escaping (Problem) -> Void = Problem.report,
      isolation: isolated any Actor = #isolation
    ) {
      self.init(
        Program(component, state: state, world: world), navigation: navigation, at: address,
        interpretation: interpretation, onProblem: onProblem)
    }

    /// Starts a component that needs no world and shows it as a page, in the isolation of its
    /// owner.
    @inlinable
    public init<State, Input>(
      _ component: Component<Void, State, Input, HTML>,
      state: State,
      navigation: Navigation<State, Input>? = nil,
      at address: String = "/",
      interpretation: Interpretation = .live,
      onProblem: @escaping (Problem) -> Void = Problem.report,
      isolation: isolated any Actor = #isolation
    ) {
      self.init(
        Program(component, state: state), navigation: navigation, at: address,
        interpretation: interpretation, onProblem: onProblem)
    }

    /// Starts a program and shows it as a page, in the isolation of its owner.
    @inlinable
    public init<World, State, Input>(
      _ program: Program<World, State, Input, HTML>,
      navigation: Navigation<State, Input>? = nil,
      at address: String = "/",
      interpretation: Interpretation = .live,
      onProblem: @escaping (Problem) -> Void = Problem.report,
      isolation: isolated any Actor = #isolation
    ) {
      let driver = Driver(program, interpretation: interpretation, onProblem: onProblem)
      if let navigation {
        self.init(
          driver, face: program.component.face, navigation: navigation, at: address)
      } else {
        self.init(driver, face: program.component.face)
      }
    }
  }
#else
  extension Page {
    /// Starts a program and shows it as a page, on the module's only thread.
    ///
    /// - Parameters:
    ///   - interpretation: how effects are run. The default is live, with a clock that stands
    ///     still.
    ///   - onProblem: called with each problem.
    @inlinable
    public init<World, State, Input>(
      _ program: Program<World, State, Input, HTML>,
      interpretation: Interpretation = .live,
      onProblem: @escaping (Problem) -> Void = Problem.report
    ) {
      self.init(
        Driver(program, interpretation: interpretation, onProblem: onProblem),
        face: program.component.face)
    }
  }
#endif
