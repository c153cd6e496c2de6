extension Driver {
  #if !hasFeature(Embedded)
    /// Makes a driver of a program, in the isolation of its owner.
    ///
    /// Show it the program's face, as a host does: `driver.show(program.component.face) { … }`.
    ///
    /// - Parameters:
    ///   - interpretation: how effects are carried out; live by default.
    ///   - onProblem: hears of what could not be done; writes to standard error by default.
    ///   - isolation: the owner's; leave it out.
    public convenience init<Content>(
      _ program: Program<World, State, Input, Content>,
      interpretation: Interpretation = .live,
      onProblem: @escaping (Problem) -> Void = Problem.report,
      isolation: isolated any Actor = #isolation
    ) {
      self.init(
        program.component.dispatcher, state: program.state, world: program.world,
        interpretation: interpretation, onProblem: onProblem, isolation: isolation)
    }
  #else
    /// Makes a driver of a program, on the one thread there is.
    ///
    /// - Parameters:
    ///   - interpretation: how effects are carried out; live by default.
    ///   - onProblem: hears of what could not be done.
    public convenience init<Content>(
      _ program: Program<World, State, Input, Content>,
      interpretation: Interpretation = .live,
      onProblem: @escaping (Problem) -> Void = Problem.report
    ) {
      self.init(
        program.component.dispatcher, state: program.state, world: program.world,
        interpretation: interpretation, onProblem: onProblem)
    }
  #endif
}
