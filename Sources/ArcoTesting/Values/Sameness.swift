/// Returns true if two values are the same by the standard of laws: by `==`, but floating-point
/// numbers by their bits, also inside other values.
///
///     areSame(Double.nan, .nan)                     // true
///     areSame([1, 0.0], [1, -0.0])                  // false
///     areSame((2, "a"), (2, "a"))                   // true, though a tuple has no ==
///
/// A lens that returns the NaN that was set is lawful, and a lens that turns `-0.0` into `0.0` is
/// not; `==` says the opposite of both. Where `==` alone has to decide, pass it: `by: ==`.
/// - Parameters:
///   - one: the first value. If it contains a NaN or a zero, so that `==` and the bits may
///     disagree, the values are compared part by part, as their mirrors show them.
/// - Complexity: that of `==`, plus a mirror of all parts if there may be floating-point numbers.
public func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
  guard let one = one as? any Equatable else { return Sameness.areSame(one, other) }
  return Sameness.areSame(equatable: one, other)
}

/// The same as ``areSame(_:_:)``, for values that are known to be equatable.
package func areSame<Value: Equatable>(_ one: Value, _ other: Value) -> Bool {
  let isEqual = one == other
  if Sameness.plain.contains(ObjectIdentifier(Value.self)) { return isEqual }
  return Sameness.areSame(one, other, isEqual: isEqual)
}

/// The comparison of values part by part.
private enum Sameness {
  /// Common types that contain no floating-point numbers.
  static let plain: Set<ObjectIdentifier> = [
    ObjectIdentifier(Int.self), ObjectIdentifier(Int?.self), ObjectIdentifier([Int].self),
    ObjectIdentifier(String.self), ObjectIdentifier(String?.self), ObjectIdentifier([String].self),
    ObjectIdentifier(Bool.self), ObjectIdentifier(Bool?.self), ObjectIdentifier(Character.self),
  ]

  static func areSame(equatable one: some Equatable, _ other: Any) -> Bool {
    guard let other = cast(other, to: one) else { return false }
    return areSame(one, other, isEqual: one == other)
  }

  private static func cast<Value>(_ value: Any, to _: Value) -> Value? { value as? Value }

  /// Returns the result of `==`, corrected for numbers: zeros of different sign are not the same,
  /// and a NaN is the same as itself.
  static func areSame(_ one: Any, _ other: Any, isEqual: Bool) -> Bool {
    if let one = one as? any BinaryFloatingPoint { return areSame(number: one, other) }
    guard isEqual ? has(in: one, { $0.isZero }) : has(in: one, { $0.isNaN }) else { return isEqual }
    let parts = Parts(one, other)
    // A type may treat values with different parts as equal. Then its `==` decides.
    // In a set or dictionary, a part is compared with parts that it does not equal, too.
    return parts.areAlike
      ? parts.match { areSame($0, $1, inEqual: isEqual && parts.isOrdered) } : isEqual
  }

  static func areSame(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any Equatable { return areSame(equatable: one, other) }
    let mirror = Mirror(reflecting: one)
    if mirror.displayStyle == .class { return one as AnyObject === other as AnyObject }
    let parts = Parts(one, other)
    guard parts.areAlike else { return false }
    guard parts.isLeaf else { return parts.match { areSame($0, $1) } }
    return mirror.displayStyle != nil && text(of: one) == text(of: other)
  }

  /// Returns true if parts of values are the same. If the values are equal, only their zeros are
  /// compared.
  private static func areSame(_ one: Any, _ other: Any, inEqual: Bool) -> Bool {
    guard inEqual else { return areSame(one, other) }
    if let number = one as? any BinaryFloatingPoint {
      return !number.isZero || !isZero(other) || areSame(number: number, other)
    }
    guard has(in: one, { $0.isZero }) else { return true }
    let parts = Parts(one, other)
    return !parts.areAlike || parts.match { areSame($0, $1, inEqual: parts.isOrdered) }
  }

  private static func isZero(_ value: Any) -> Bool {
    (value as? any BinaryFloatingPoint)?.isZero ?? false
  }

  private static func areSame(
    number one: some BinaryFloatingPoint, _ other: Any
  ) -> Bool {
    guard let other = cast(other, to: one) else { return false }
    return one.sign == other.sign && one.exponentBitPattern == other.exponentBitPattern
      && one.significandBitPattern == other.significandBitPattern
  }

  /// Returns true if a value contains such a number. Objects are not examined.
  private static func has(
    in value: Any, _ isMeant: (any BinaryFloatingPoint) -> Bool
  ) -> Bool {
    if let number = value as? any BinaryFloatingPoint { return isMeant(number) }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle != .class, let first = mirror.children.first else { return false }
    if mirror.displayStyle == .collection, plain.contains(ObjectIdentifier(type(of: first.value))) {
      return false
    }
    return mirror.children.contains { has(in: $0.value, isMeant) }
  }
}

/// The parts of two values, as their mirrors show them.
private struct Parts {
  private let one: Mirror
  private let other: Mirror
  /// True if the order of the parts counts. It does not count in sets and dictionaries. It counts
  /// in `Rows`, although their mirror is that of a dictionary.
  let isOrdered: Bool

  init(_ one: Any, _ other: Any) {
    self.one = Mirror(reflecting: one)
    self.other = Mirror(reflecting: other)
    isOrdered =
      one is any ShownByID || ![.set, .dictionary].contains(self.one.displayStyle)
  }

  /// True if the values have the same type, and equally many parts with the same labels, so that
  /// the parts can be compared in pairs. False for objects.
  var areAlike: Bool {
    one.subjectType == other.subjectType && one.displayStyle == other.displayStyle
      && one.displayStyle != .class && one.children.map(\.label) == other.children.map(\.label)
  }

  var isLeaf: Bool { one.children.isEmpty }

  /// Returns true if the parts match, in sets and dictionaries in any order.
  func match(_ areSame: (Any, Any) -> Bool) -> Bool {
    let mine = one.children.map(\.value)
    var theirs = other.children.map(\.value)
    if isOrdered {
      return zip(mine, theirs).allSatisfy { areSame($0, $1) }
    }
    return mine.allSatisfy { part in
      guard let place = theirs.firstIndex(where: { areSame(part, $0) }) else { return false }
      theirs.remove(at: place)
      return true
    }
  }
}
