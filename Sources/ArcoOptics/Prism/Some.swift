extension StandardOptics {
  /// The prism to the value in an optional.
  ///
  ///     let detail = Todos.lenses.detail.some
  ///
  /// - Complexity: O(1); a change copies nothing.
  /// - In the literature: `_Just`.
  public struct Some<Wrapped>: PrismOptic {
    /// Makes the prism.
    @inlinable
    public init() {}

    /// Returns the part, or nil if the whole does not have it.
    @inlinable
    public func extract(_ whole: Wrapped?) -> Wrapped? { whole }

    /// Returns the whole that contains `part`.
    @inlinable
    public func embed(_ part: Wrapped) -> Wrapped? { part }

    /// The footprint, the part of the whole that the optic writes: the second case of the enum.
    @inlinable
    public var footprint: Footprint { .case(1) }
  }
}

extension Optic {
  /// The prism to the value in an optional whole: `child(ifPresent: .some(), input: .itself())`.
  @inlinable
  public static func some<Wrapped>() -> Self where Self == StandardOptics.Some<Wrapped> {
    StandardOptics.Some()
  }
}
