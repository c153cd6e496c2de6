public import ArcoCore
public import ArcoHTML

// Inlined, so that what runs the page's own view is compiled for its state.
#if !hasFeature(Embedded)
  extension Page {
    /// Starts a component in the isolation of its owner.
    ///
    ///     let page = Page(shopPage(), state: Shop(), navigation: navigation, at: "/cart")
    ///
    /// - Parameters:
    ///   - world: handed to effects when they start.
    ///   - navigation: how the browser's address and the state follow each other; nil, the default, for a page of one
    ///     address.
    ///   - address: a path with its query, as in a request or in the browser's `location`. Read by the navigation alone.
    ///   - interpretation: how effects are carried out; live by default.
    ///   - onProblem: hears of what could not be done; writes to standard error by default.
    ///   - isolation: the owner's; leave it out.
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

    /// Starts a component that needs no world, in the isolation of its owner.
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

    /// Starts a program in the isolation of its owner.
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
    /// Starts a program on the one thread there is.
    ///
    /// - Parameters:
    ///   - interpretation: how effects are carried out; live by default, in time that stands still.
    ///   - onProblem: hears of what could not be done.
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
