extension StandardOptics.Then: FoldOptic where First: FoldOptic, Second: FoldOptic {
  /// Calls `body` with each part in order, until it returns false; returns true if it never did.
  @inlinable
  @discardableResult
  public func visit<Failure: Error>(
    _ whole: First.Whole,
    _ body: (Second.Part) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    try first.visit(whole) { (middle) throws(Failure) -> Bool in
      try second.visit(middle, body)
    }
  }
}

extension StandardOptics.Then: AffineFoldOptic
where First: AffineFoldOptic, Second: AffineFoldOptic {
  /// Returns the part, or nil if the whole does not have it.
  @inlinable
  public func extract(_ whole: First.Whole) -> Second.Part? {
    guard let middle = first.extract(whole) else { return nil }
    return second.extract(middle)
  }
}

extension StandardOptics.Then: GetterOptic where First: GetterOptic, Second: GetterOptic {
  /// Returns the part.
  @inlinable
  public func get(_ whole: First.Whole) -> Second.Part { second.get(first.get(whole)) }
}
