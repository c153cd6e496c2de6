import ArcoCore
import ArcoHTML

#if !hasFeature(Embedded)
  extension Page {
    /// Starts a component in the isolation of its owner.
    ///
    /// - Parameters:
    ///   - world: handed to effects when they start.
    ///   - interpretation: how effects are carried out; live by default.
    ///   - onProblem: hears of what could not be done; writes to standard error by default.
    ///   - isolation: the owner's; leave it out.
    public init<World, State, Input>(
      _ component: Component<World, State, Input, HTML>,
      state: State,
      world: World,
      interpretation: Interpretation = .live,
      onProblem: @escaping (Problem) -> Void = Problem.report,
      isolation: isolated any Actor = #isolation
    ) {
      let driver = Driver(
        component.behaviour, state: state, world: world, interpretation: interpretation,
        onProblem: onProblem)
      self.init(driver, face: component.face)
    }

    /// Starts a component that needs no world in the isolation of its owner.
    public init<State, Input>(
      _ component: Component<Void, State, Input, HTML>,
      state: State,
      interpretation: Interpretation = .live,
      onProblem: @escaping (Problem) -> Void = Problem.report,
      isolation: isolated any Actor = #isolation
    ) {
      self.init(
        component, state: state, world: (), interpretation: interpretation, onProblem: onProblem)
    }
  }
#else
  extension Page {
    /// Starts a component on the one thread there is.
    ///
    /// - Parameters:
    ///   - world: handed to effects when they start.
    ///   - onProblem: hears of what could not be done.
    public init<World, State, Input>(
      _ component: Component<World, State, Input, HTML>,
      state: State,
      world: World,
      onProblem: @escaping (Problem) -> Void = Problem.report
    ) {
      self.init(
        Driver(component.behaviour, state: state, world: world, onProblem: onProblem),
        face: component.face)
    }
  }
#endif
