extension StandardOptics {
  /// The traversal over the values of a dictionary, in its order.
  ///
  /// - Key: the type of the dictionary's keys.
  /// - Value: the type of the dictionary's values.
  ///
  ///     let prices = Lens(\Menu.prices).eachValue()
  ///     prices.modifyEach(&menu) { $0 += 5 }
  ///
  /// Laws: those of ``TraversalOptic``; checked by `EachValueTests`. Equal dictionaries can have
  /// their values in different orders.
  /// - Complexity: O(n); a change copies neither the dictionary nor a value.
  /// - In the literature: traversed, each.
  public struct EachValue<Key: Hashable, Value>: TraversalOptic {
    /// A dictionary.
    public typealias Whole = [Key: Value]
    /// A value.
    public typealias Part = Value

    /// Makes the traversal.
    @inlinable
    public init() {}

    /// Calls `body` with each value, until it returns false.
    @inlinable
    @discardableResult
    public func visit<Failure: Error>(
      _ whole: [Key: Value],
      _ body: (Value) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
      for value in whole.values where try !body(value) { return false }
      return true
    }

    /// Changes each value in place.
    @inlinable
    public func modifyEach<Failure: Error>(
      _ whole: inout [Key: Value],
      _ body: (inout Value) throws(Failure) -> Void
    ) throws(Failure) {
      try Each().modifyEach(&whole.values, body)
    }
  }
}

extension Optic {
  /// The optic to every value of the dictionary: see ``StandardOptics/EachValue``.
  @inlinable
  public func eachValue<Key: Hashable, Value>()
    -> StandardOptics.Then<
      Self, StandardOptics.EachValue<Key, Value>
    > where Part == [Key: Value]
  {
    appending(StandardOptics.EachValue())
  }
}
