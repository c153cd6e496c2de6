extension Driver {
  #if !hasFeature(Embedded)
    /// Makes a driver of a program, in the isolation of its owner.
    ///
    /// To show the program, pass its face to the driver, as a host does:
    /// `driver.show(program.component.face) { … }`.
    ///
    /// - Parameters:
    ///   - interpretation: the policy for effects; `live` by default.
    ///   - onProblem: receives the driver's problems; writes to standard error by default.
    ///   - isolation: the isolation of the owner. Leave it out.
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
    /// Makes a driver of a program, where there is only one thread, as in Embedded Swift for the
    /// browser.
    ///
    /// - Parameters:
    ///   - interpretation: the policy for effects; `live` by default.
    ///   - onProblem: receives the driver's problems.
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
