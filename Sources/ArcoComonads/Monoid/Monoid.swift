/// A type whose values can be appended, with a neutral value.
///
/// Laws, checked by `MonoidLaws`: `empty` is neutral on both sides; `appending` is associative. It
/// need not be commutative.
public protocol Monoid: SendableMetatype {
  /// The neutral value.
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
  /// - Complexity: O(n). The list keeps every appended element, so it grows with each value.
  @inlinable
  public func appending(_ other: [Element]) -> [Element] { self + other }
}

extension One: Monoid {
  /// The only value.
  @inlinable
  public static var empty: One { One() }

  /// Returns the only value.
  @inlinable
  public func appending(_ other: One) -> One { self }
}

extension Both: Monoid where First: Monoid, Second: Monoid {
  /// The pair of the neutral values.
  @inlinable
  public static var empty: Both { Both(.empty, .empty) }

  /// Appends each side to the same side of the other pair.
  @inlinable
  public func appending(_ other: Both) -> Both {
    Both(first.appending(other.first), second.appending(other.second))
  }
}
