extension FoldOptic {
  /// Returns the first part, if there is one.
  ///
  /// - Complexity: O(1): later parts are not visited.
  /// - In the literature: preview, headOption, firstOf.
  @inlinable
  public func first(in whole: Whole) -> Part? {
    var found: Part?
    visit(whole) { part in
      found = part
      return false
    }
    return found
  }

  /// Returns the first part that satisfies the predicate, if there is one.
  ///
  /// - Complexity: O(n) up to that part.
  /// - In the literature: find, findOf.
  @inlinable
  public func first<Failure: Error>(
    in whole: Whole,
    where isWanted: (Part) throws(Failure) -> Bool
  ) throws(Failure) -> Part? {
    var found: Part?
    try visit(whole) { (part) throws(Failure) -> Bool in
      guard try isWanted(part) else { return true }
      found = part
      return false
    }
    return found
  }

  /// Returns whether there are no parts.
  ///
  /// - Complexity: O(1): at most one part is visited.
  @inlinable
  public func isEmpty(in whole: Whole) -> Bool { visit(whole) { _ in false } }

  /// Returns whether some part satisfies the predicate; false if there are no parts.
  ///
  /// - Complexity: O(n) up to that part.
  /// - In the literature: exists, anyOf.
  @inlinable
  public func contains<Failure: Error>(
    in whole: Whole,
    where isWanted: (Part) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    try !visit(whole) { (part) throws(Failure) -> Bool in try !isWanted(part) }
  }

  /// Returns whether every part satisfies the predicate; true if there are no parts.
  ///
  /// - Complexity: O(n) up to the first part that does not.
  /// - In the literature: all, forAll, allOf.
  @inlinable
  public func allSatisfy<Failure: Error>(
    in whole: Whole,
    _ predicate: (Part) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    try visit(whole, predicate)
  }
}

extension FoldOptic where Part: Equatable {
  /// Returns whether some part equals `part`.
  ///
  /// - Complexity: O(n) up to that part.
  /// - In the literature: elem, elemOf.
  @inlinable
  public func contains(_ part: Part, in whole: Whole) -> Bool {
    contains(in: whole) { $0 == part }
  }
}
