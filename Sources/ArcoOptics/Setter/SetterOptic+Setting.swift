extension SetterOptic {
  /// Returns the whole with each part replaced. Without parts, returns the whole unchanged.
  @inlinable
  public func setting(_ whole: Whole, to part: Part) -> Whole {
    var copy = whole
    modifyEach(&copy) { $0 = part }
    return copy
  }

  /// Returns the whole with each part changed.
  ///
  ///     let ages = Lens(\Team.players).each.appending(Lens(\.age))
  ///     let older = ages.modifying(team) { $0 += 1 }
  @inlinable
  public func modifying<Failure: Error>(
    _ whole: Whole,
    _ body: (inout Part) throws(Failure) -> Void
  ) throws(Failure) -> Whole {
    var copy = whole
    try modifyEach(&copy, body)
    return copy
  }
}
