extension Result: HasPrisms {
  /// The prisms of a result, in a path: `Order.lenses.answer.success`.
  public struct Prisms: Sendable {
    @inlinable
    init() {}

    /// The prism to the value of a success.
    @inlinable
    public var success: StandardOptics.Succeeded<Success, Failure> { StandardOptics.Succeeded() }

    /// The prism to the error of a failure.
    @inlinable
    public var failure: StandardOptics.Failed<Success, Failure> { StandardOptics.Failed() }
  }

  /// The prisms of a result.
  @inlinable
  public static var prisms: Prisms { Prisms() }
}
