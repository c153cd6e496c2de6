extension StandardOptics.Then: SetterOptic where First: SetterOptic, Second: SetterOptic {
  /// Changes each part in place, in order.
  @inlinable
  public func modifyEach<Failure: Error>(
    _ whole: inout First.Whole,
    _ body: (inout Second.Part) throws(Failure) -> Void
  ) throws(Failure) {
    try first.modifyEach(&whole) { (middle) throws(Failure) in
      try second.modifyEach(&middle, body)
    }
  }

  /// Changes each part in place, by a body that returns and throws nothing.
  @inlinable
  public func change(_ whole: inout First.Whole, _ body: (inout Second.Part) -> Void) {
    first.change(&whole) { second.change(&$0, body) }
  }
}

extension StandardOptics.Then: TraversalOptic where First: TraversalOptic, Second: TraversalOptic {}

extension StandardOptics.Then: AffineOptic where First: AffineOptic, Second: AffineOptic {
  /// Changes the part in place, if it is present.
  @inlinable
  public func modifyIfPresent<Result, Failure: Error>(
    _ whole: inout First.Whole,
    _ body: (inout Second.Part) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    var answer: Swift.Result<Result, Failure>?
    change(&whole) { part in answer = capturing(&part, body) }
    return try answer?.get()
  }
}

extension StandardOptics.Then: LensOptic where First: LensOptic, Second: LensOptic {
  /// Changes the part in place.
  @inlinable
  public func modify<Result, Failure: Error>(
    _ whole: inout First.Whole,
    _ body: (inout Second.Part) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var answer: Swift.Result<Result, Failure>?
    change(&whole) { part in answer = capturing(&part, body) }
    return try theOne(answer)
  }
}

extension StandardOptics.Then: ReviewOptic where First: ReviewOptic, Second: ReviewOptic {
  /// Returns the whole that contains `part`.
  @inlinable
  public func embed(_ part: Second.Part) -> First.Whole { first.embed(second.embed(part)) }
}

extension StandardOptics.Then: PrismOptic where First: PrismOptic, Second: PrismOptic {}

extension StandardOptics.Then: IsoOptic where First: IsoOptic, Second: IsoOptic {}
