extension StandardOptics.OrElse: SetterOptic where First: TraversalOptic, Second: TraversalOptic {
  /// Changes each part of the first in place, or else of the second.
  @inlinable
  public func modifyEach<Failure: Error>(
    _ whole: inout First.Whole,
    _ body: (inout First.Part) throws(Failure) -> Void
  ) throws(Failure) {
    if first.isEmpty(in: whole) {
      try second.modifyEach(&whole, body)
    } else {
      try first.modifyEach(&whole, body)
    }
  }
}

extension StandardOptics.OrElse: TraversalOptic
where First: TraversalOptic, Second: TraversalOptic {}

extension StandardOptics.OrElse: AffineOptic where First: AffineOptic, Second: AffineOptic {
  /// Changes the part of the first in place, or else of the second.
  @inlinable
  public func modifyIfPresent<Result, Failure: Error>(
    _ whole: inout First.Whole,
    _ body: (inout First.Part) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    if let answer = try first.modifyIfPresent(&whole, body) { return answer }
    return try second.modifyIfPresent(&whole, body)
  }
}
