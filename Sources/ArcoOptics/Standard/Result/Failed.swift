extension StandardOptics {
  /// The prism to what a result holds when it failed.
  ///
  /// - Value: what a success holds.
  /// - Problem: the error that a failure holds.
  ///
  ///     let problem = Lens(\Probe.reading).failure
  ///     problem.extract(probe)                                // nil after a success
  ///
  /// The other case is ``Succeeded``.
  ///
  /// Laws: those of ``PrismOptic``; checked by `FailedTests`.
  /// - Complexity: O(1); changing what is held copies nothing.
  /// - In the literature: `_Left`.
  public struct Failed<Value, Problem: Error>: PrismOptic {
    /// A result.
    public typealias Whole = Result<Value, Problem>
    /// What it holds.
    public typealias Part = Problem

    /// Makes the prism.
    @inlinable
    public init() {}

    /// Returns what is held, or nil in the other case.
    @inlinable
    public func extract(_ whole: Result<Value, Problem>) -> Problem? {
      if case .failure(let held) = whole { held } else { nil }
    }

    /// Returns the result that holds `part`.
    @inlinable
    public func embed(_ part: Problem) -> Result<Value, Problem> { .failure(part) }

    /// The second of a result's two cases.
    @inlinable
    public var footprint: Footprint { .case(1) }
  }
}
