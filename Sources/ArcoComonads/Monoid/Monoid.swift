/// Values that can be put one after the other, with one that adds nothing.
///
/// Laws, checked by `MonoidLaws`: `empty` is neutral on both sides; `appending` is associative. It
/// need not be commutative.
public protocol Monoid: SendableMetatype {
  /// The value that adds nothing.
  static var empty: Self { get }

  /// Returns this value followed by another.
  func appending(_ other: Self) -> Self
}

extension String: Monoid {
  /// The empty text.
  @inlinable
  public static var empty: String { "" }

  /// Returns this text followed by another.
  ///
  /// - Complexity: O(n).
  @inlinable
  public func appending(_ other: String) -> String { self + other }
}

extension Array: Monoid {
  /// The empty list.
  @inlinable
  public static var empty: [Element] { [] }

  /// Returns this list followed by another.
  ///
  /// - Complexity: O(n). A list is the free monoid: all that was appended is kept.
  @inlinable
  public func appending(_ other: [Element]) -> [Element] { self + other }
}

extension One: Monoid {
  /// The one value.
  @inlinable
  public static var empty: One { One() }

  /// Returns the one value.
  @inlinable
  public func appending(_ other: One) -> One { self }
}

extension Both: Monoid where First: Monoid, Second: Monoid {
  /// Both empty values.
  @inlinable
  public static var empty: Both { Both(.empty, .empty) }

  /// Returns both sides, each followed by the other's.
  @inlinable
  public func appending(_ other: Both) -> Both {
    Both(first.appending(other.first), second.appending(other.second))
  }
}
