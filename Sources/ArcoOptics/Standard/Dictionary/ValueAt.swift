/// What a dictionary holds under a key, as an optional: setting nil removes it, setting a value
/// where there was none adds it.
///
/// - Key: of the dictionary.
/// - Value: of the dictionary.
///
///     let price = Lens(\Menu.prices).appending(ValueAt("espresso"))
///     price.modify(&menu) { $0 = nil }                     // off the menu
///     let current = price.appending(Some())                // a price that is there
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
