import ArcoCore
import ArcoHTML

#if !hasFeature(Embedded)
  extension Page {
    /// Starts what begins somewhere, in the isolation of its owner.
    ///
    /// - Parameters:
    ///   - interpretation: how effects are carried out; live by default.
    ///   - onProblem: hears of what could not be done; writes to standard error by default.
    ///   - isolation: the owner's; leave it out.
    public init<World, State, Input>(
      _ opening: Opening<World, State, Input, HTML>,
      interpretation: Interpretation = .live,
      onProblem: @escaping (Problem) -> Void = Problem.report,
      isolation: isolated any Actor = #isolation
    ) {
      self.init(
        opening.component, state: opening.state, world: opening.world,
        interpretation: interpretation, onProblem: onProblem)
    }
  }

  extension TestPage {
    /// Shows what begins somewhere, started in the isolation of its owner.
    ///
    /// - Parameters:
    ///   - interpretation: how effects are carried out; live by default.
    ///   - onProblem: hears of what could not be done; writes to standard error by default.
    ///   - isolation: the owner's; leave it out.
    public convenience init<World, State, Input>(
      _ opening: Opening<World, State, Input, HTML>,
      interpretation: Interpretation = .live,
      onProblem: @escaping (Problem) -> Void = Problem.report,
      isolation: isolated any Actor = #isolation
    ) {
      self.init(Page(opening, interpretation: interpretation, onProblem: onProblem))
    }
  }
#else
  extension Page {
    /// Starts what begins somewhere, on the one thread there is.
    ///
    /// - Parameter onProblem: hears of what could not be done.
    public init<World, State, Input>(
      _ opening: Opening<World, State, Input, HTML>,
      onProblem: @escaping (Problem) -> Void = Problem.report
    ) {
      self.init(
        opening.component, state: opening.state, world: opening.world, onProblem: onProblem)
    }
  }
#endif
