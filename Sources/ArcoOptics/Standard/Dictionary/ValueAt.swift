extension StandardOptics {
  /// What a dictionary holds under a key, as an optional: setting nil removes it, setting a value
  /// where there was none adds it.
  ///
  /// - Key: of the dictionary.
  /// - Value: of the dictionary.
  ///
  ///     let price = Lens(\Menu.prices)[key: "espresso"]
  ///     price.modify(&menu) { $0 = nil }                     // off the menu
  ///     let current = price.some                // a price that is there
  ///
  /// Use ``WithID`` for a value that is never to be added or removed. There is no lens to a value
  /// with a default: setting what it got from a dictionary without the key would add the key, and
  /// change the whole.
  ///
  /// Laws: those of ``LensOptic``; checked by `ValueAtTests`.
  /// - Complexity: O(1) on average; a change copies neither the dictionary nor the value, also when
  ///   it throws.
  /// - In the literature: at.
  public struct ValueAt<Key: Hashable & Sendable, Value>: LensOptic {
    /// A dictionary.
    public typealias Whole = [Key: Value]
    /// The value, or nil where the key is not there.
    public typealias Part = Value?

    @usableFromInline
    let key: Key

    /// Makes the lens to what is held under `key`.
    @inlinable
    public init(_ key: Key) { self.key = key }

    /// What is held under the key.
    @inlinable
    public var footprint: Footprint { .element(key) }

    /// Returns the value under the key.
    @inlinable
    public func get(_ whole: [Key: Value]) -> Value? { whole[key] }

    /// Changes, adds or removes the value under the key.
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
  /// The optic to what the dictionary holds under a key, as an optional: see ``StandardOptics/ValueAt``.
  @inlinable
  public subscript<Key: Hashable & Sendable, Value>(
    key key: Key
  ) -> StandardOptics.Then<Self, StandardOptics.ValueAt<Key, Value>> where Part == [Key: Value] {
    appending(StandardOptics.ValueAt(key))
  }
}
