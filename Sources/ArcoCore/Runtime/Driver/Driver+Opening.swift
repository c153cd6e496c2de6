extension Driver {
  #if !hasFeature(Embedded)
    /// Makes a driver of what begins somewhere, in the isolation of its owner.
    ///
    /// - Parameters:
    ///   - interpretation: how effects are carried out; live by default.
    ///   - onProblem: hears of what could not be done; writes to standard error by default.
    ///   - isolation: the owner's; leave it out.
    public convenience init<Content>(
      _ opening: Opening<World, State, Input, Content>,
      interpretation: Interpretation = .live,
      onProblem: @escaping (Problem) -> Void = Problem.report,
      isolation: isolated any Actor = #isolation
    ) {
      self.init(
        opening.component.behaviour, state: opening.state, world: opening.world,
        interpretation: interpretation, onProblem: onProblem, isolation: isolation)
    }
  #else
    /// Makes a driver of what begins somewhere, on the one thread there is.
    ///
    /// - Parameters:
    ///   - interpretation: how effects are carried out; live by default.
    ///   - onProblem: hears of what could not be done.
    public convenience init<Content>(
      _ opening: Opening<World, State, Input, Content>,
      interpretation: Interpretation = .live,
      onProblem: @escaping (Problem) -> Void = Problem.report
    ) {
      self.init(
        opening.component.behaviour, state: opening.state, world: opening.world,
        interpretation: interpretation, onProblem: onProblem)
    }
  #endif
}
