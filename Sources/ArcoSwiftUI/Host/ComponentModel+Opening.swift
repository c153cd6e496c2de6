import ArcoCore

extension ComponentModel {
  /// Describes what begins somewhere.
  ///
  /// - Parameters:
  ///   - interpretation: how effects are carried out; `.muted` for previews.
  ///   - trace: writes down each input and what it changed.
  ///   - onProblem: hears of what could not be done; writes to standard error by default.
  public convenience init(
    _ opening: Opening<World, State, Input, Content>,
    interpretation: Interpretation = .live,
    trace: Trace? = nil,
    onProblem: @escaping (Problem) -> Void = Problem.report
  ) {
    self.init(
      opening.component, state: opening.state, world: opening.world,
      interpretation: interpretation, trace: trace, onProblem: onProblem)
  }
}
