extension StandardOptics {
  /// The value for a key of a dictionary, as an optional. Setting nil removes the key; setting a
  /// value for an absent key adds it.
  ///
  /// - Key: the type of the dictionary's keys.
  /// - Value: the type of the dictionary's values.
  ///
  ///     let price = Lens(\Menu.prices)[key: "espresso"]
  ///     price.modify(&menu) { $0 = nil }                     // off the menu
  ///     let current = price.some                // a price that is there
  ///
  /// Use ``WithID`` for a value that is never added or removed. There is no lens to a value with a
  /// default: in a dictionary without the key, setting the value that the lens got would add the
  /// key, and so change the whole.
  ///
  /// Laws: those of ``LensOptic``; checked by `ValueAtTests`.
  /// - Complexity: O(1) on average; a change copies neither the dictionary nor the value, even if
  ///   it throws.
  /// - In the literature: at.
  public struct ValueAt<Key: Hashable & Sendable, Value>: LensOptic {
    /// A dictionary.
    public typealias Whole = [Key: Value]
    /// The value, or nil if the key is absent.
    public typealias Part = Value?

    @usableFromInline
    let key: Key

    /// Makes the lens to the value for `key`.
    @inlinable
    public init(_ key: Key) { self.key = key }

    /// The footprint of the value for the key.
    @inlinable
    public var footprint: Footprint { .element(key) }

    /// Returns the value for the key.
    @inlinable
    public func get(_ whole: [Key: Value]) -> Value? { whole[key] }

    /// Changes, adds or removes the value for the key.
    @inlinable
    public func modify<Result, Failure: Error>(
      _ whole: inout [Key: Value],
      _ body: (inout Value?) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try body(&whole[key])
    }
  }
}

extension Optic {
  /// The optic to the value for a key of the dictionary, as an optional: see
  /// ``StandardOptics/ValueAt``.
  @inlinable
  public subscript<Key: Hashable & Sendable, Value>(
    key key: Key
  ) -> StandardOptics.Then<Self, StandardOptics.ValueAt<Key, Value>> where Part == [Key: Value] {
    appending(StandardOptics.ValueAt(key))
  }
}
