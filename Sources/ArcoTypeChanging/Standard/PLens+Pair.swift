import ArcoOptics

extension PLens {
  /// Returns the lens to the first value of a pair.
  ///
  ///     PLens.firstOfPair().modifying((2, "cups")) { "\($0)" }                // ("2", "cups")
  @inlinable
  public static func firstOfPair<Second>() -> Self
  where Whole == (Part, Second), NewWhole == (NewPart, Second) {
    Self(get: { $0.0 }, set: { ($1, $0.1) })
  }

  /// Returns the lens to the second value of a pair.
  @inlinable
  public static func secondOfPair<First>() -> Self
  where Whole == (First, Part), NewWhole == (First, NewPart) {
    Self(get: { $0.1 }, set: { ($0.0, $1) })
  }
}
