extension StandardOptics {
  /// The prism to the error of a failure.
  ///
  /// - Value: the value of a success.
  /// - Problem: the error of a failure.
  ///
  ///     let problem = Lens(\Probe.reading).failure
  ///     problem.extract(probe)                                // nil after a success
  ///
  /// The other case is ``Succeeded``.
  ///
  /// Laws: those of ``PrismOptic``; checked by `FailedTests`.
  /// - Complexity: O(1); a change copies nothing.
  /// - In the literature: `_Left`.
  public struct Failed<Value, Problem: Error>: PrismOptic {
    /// A result.
    public typealias Whole = Result<Value, Problem>
    /// The value in the result.
    public typealias Part = Problem

    /// Makes the prism.
    @inlinable
    public init() {}

    /// Returns the value, or nil in the other case.
    @inlinable
    public func extract(_ whole: Result<Value, Problem>) -> Problem? {
      if case .failure(let held) = whole { held } else { nil }
    }

    /// Returns the result that contains `part`.
    @inlinable
    public func embed(_ part: Problem) -> Result<Value, Problem> { .failure(part) }

    /// The footprint, the part of the whole that the optic writes: the second case of the enum.
    @inlinable
    public var footprint: Footprint { .case(1) }
  }
}
