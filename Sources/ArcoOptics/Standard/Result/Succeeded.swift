extension StandardOptics {
  /// The prism to the value of a success.
  ///
  /// - Value: the value of a success.
  /// - Problem: the error of a failure.
  ///
  ///     let temperature = Lens(\Probe.reading).success
  ///     temperature.extract(probe)                            // nil after a failure
  ///
  /// The other case is ``Failed``.
  ///
  /// Laws: those of ``PrismOptic``; checked by `SucceededTests`.
  /// - Complexity: O(1); a change copies nothing.
  /// - In the literature: `_Right`.
  public struct Succeeded<Value, Problem: Error>: PrismOptic {
    /// A result.
    public typealias Whole = Result<Value, Problem>
    /// The value in the result.
    public typealias Part = Value

    /// Makes the prism.
    @inlinable
    public init() {}

    /// Returns the value, or nil in the other case.
    @inlinable
    public func extract(_ whole: Result<Value, Problem>) -> Value? {
      if case .success(let held) = whole { held } else { nil }
    }

    /// Returns the result that contains `part`.
    @inlinable
    public func embed(_ part: Value) -> Result<Value, Problem> { .success(part) }

    /// The footprint, the part of the whole that the optic writes: the first case of the enum.
    @inlinable
    public var footprint: Footprint { .case(0) }
  }
}
