import ArcoOptics

extension PTraversal {
  /// Returns the traversal over the elements of an array.
  ///
  ///     PTraversal.each().modifying([1, 2]) { "\($0)" }                       // ["1", "2"]
  @inlinable
  public static func each() -> Self where Whole == [Part], NewWhole == [NewPart] {
    Self(
      visit: { whole, body in whole.allSatisfy(body) },
      map: { whole, body in whole.map(body) }
    )
  }

  /// Returns the traversal over the values of a dictionary.
  @inlinable
  public static func eachValue<Key: Hashable & SendableMetatype>() -> Self
  where Whole == [Key: Part], NewWhole == [Key: NewPart] {
    Self(
      visit: { whole, body in whole.values.allSatisfy(body) },
      map: { whole, body in whole.mapValues(body) }
    )
  }
}
