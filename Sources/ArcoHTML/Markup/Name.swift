/// The name of an element or attribute. Names come from literals in the program, never from data.
///
/// The prefixes `data-` and `aria-` are stored apart, so that `.data("row", …)` builds no string.
/// Two names are equal if prefix and bytes are equal. Names from the same literal are compared by
/// address alone.
@usableFromInline struct Name: Sendable {
  /// The address of the literal's bytes, which live as long as the program.
  private let address: UInt
  private let length: UInt32
  let prefix: Prefix

  enum Prefix: UInt8, Sendable {
    case none
    case data
    case aria
  }

  init(_ literal: StaticString, prefix: Prefix = .none) {
    self.prefix = prefix
    address = UInt(bitPattern: literal.utf8Start)
    length = UInt32(truncatingIfNeeded: literal.utf8CodeUnitCount)
  }

  /// The length of the name in bytes, including the prefix.
  var count: Int { prefix.bytes.count + bytes.count }

  /// The bytes after the prefix.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: UnsafePointer(bitPattern: address), count: Int(length))
  }

  /// Appends prefix and bytes.
  func write(to output: inout [UInt8]) {
    output.append(contentsOf: prefix.bytes)
    output.append(contentsOf: bytes)
  }
}

extension Name {
  /// Whether both names come from the same literal. Other names may still be equal.
  @inline(__always)
  func isIdentical(to other: Name) -> Bool {
    address == other.address && length == other.length && prefix == other.prefix
  }
}

extension Name: Equatable {
  @usableFromInline static func == (left: Name, right: Name) -> Bool {
    guard left.prefix == right.prefix, left.length == right.length else { return false }
    return left.address == right.address
      || left.bytes.elementsEqual(right.bytes)
  }
}

extension Name.Prefix {
  var bytes: UnsafeBufferPointer<UInt8> {
    switch self {
    case .none: ("" as StaticString).bytes
    case .data: ("data-" as StaticString).bytes
    case .aria: ("aria-" as StaticString).bytes
    }
  }
}

extension StaticString {
  /// The literal's bytes, which live as long as the program.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
