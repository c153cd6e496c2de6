import ArcoOptics

/// The way from a `Garden` to its own number.
public struct GardenOwn: LensOptic {
  /// Makes the lens.
  public init() {}

  /// Returns the part.
  public func get(_ whole: Garden) -> Int { whole.own }

  /// Changes the part in place.
  public func modify<Result, Failure: Error>(
    _ whole: inout Garden, _ body: (inout Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&whole.own)
  }
}
