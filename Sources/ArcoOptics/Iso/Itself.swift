/// The optic whose part is the whole: neutral in composition.
///
///     let brewing = Dispatcher { clearing.widen(state: Itself(), input: BrewInput.prisms.reset) }
///
/// - Complexity: O(1), nothing at run time.
/// - In the literature: identity.
public struct Itself<Whole>: IsoOptic {
  /// The whole.
  public typealias Part = Whole

  /// Makes the identity.
  @inlinable
  public init() {}

  /// The footprint of the entire whole.
  @inlinable
  public var footprint: Footprint { .whole }

  /// Returns the part.
  @inlinable
  public func get(_ whole: Whole) -> Whole { whole }

  /// Returns the whole that contains `part`.
  @inlinable
  public func embed(_ part: Whole) -> Whole { part }

  /// Changes the part in place.
  @inlinable
  public func modify<Result, Failure: Error>(
    _ whole: inout Whole,
    _ body: (inout Whole) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&whole)
  }
}

extension Optic {
  /// The iso whose part is the entire whole: `child(state: .itself(), input:
  /// Search.Input.prisms.query)`.
  @inlinable
  public static func itself<Value>() -> Self where Self == Itself<Value> { Itself() }
}
