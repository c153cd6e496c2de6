public import ArcoCore
public import ArcoHTML

#if !hasFeature(Embedded)
  extension Page {
    /// Starts a program in the isolation of its owner.
    ///
    /// - Parameters:
    ///   - interpretation: how effects are carried out; live by default.
    ///   - onProblem: hears of what could not be done; writes to standard error by default.
    ///   - isolation: the owner's; leave it out.
    @inlinable
    public init<World, State, Input>(
      _ program: Program<World, State, Input, HTML>,
      interpretation: Interpretation = .live,
      onProblem: @escaping (Problem) -> Void = Problem.report,
      isolation: isolated any Actor = #isolation
    ) {
      self.init(
        Driver(program, interpretation: interpretation, onProblem: onProblem),
        face: program.component.face)
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
