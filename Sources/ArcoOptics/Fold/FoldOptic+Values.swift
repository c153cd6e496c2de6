extension FoldOptic {
  /// Returns the parts, in order.
  ///
  ///     Itself<[Int?]>().each.some.values(in: [1, nil, 2])    // [1, 2]
  ///
  /// - Complexity: O(n) in the number of parts.
  /// - In the literature: toListOf, getAll.
  @inlinable
  public func values(in whole: Whole) -> [Part] {
    reduce(in: whole, into: []) { $0.append($1) }
  }

  /// Returns the number of parts.
  ///
  /// - Complexity: O(n).
  @inlinable
  public func count(in whole: Whole) -> Int {
    reduce(in: whole, into: 0) { count, _ in count += 1 }
  }

  /// Returns the result of applying `combine` to all parts from left to right, starting with
  /// `initial`.
  ///
  ///     let scores = Lens(\Team.players).each.appending(Lens(\.score))
  ///     let total = scores.reduce(in: team, into: 0) { $0 += $1 }
  ///
  /// - Complexity: O(n); copies neither the result nor the whole.
  /// - In the literature: foldlOf, fold, foldMapOf.
  @inlinable
  public func reduce<Result, Failure: Error>(
    in whole: Whole,
    into initial: Result,
    _ combine: (inout Result, Part) throws(Failure) -> Void
  ) throws(Failure) -> Result {
    var result = initial
    try visit(whole) { (part) throws(Failure) -> Bool in
      try combine(&result, part)
      return true
    }
    return result
  }
}
