// Unicode scalars and not characters: Swift's tables for characters would be the largest part of
// the page's module.

extension String {
  /// The first `count` Unicode scalars.
  func limited(to count: Int) -> String { String(unicodeScalars.prefix(count)) }
}

extension Unicode.Scalar {
  /// Whether the scalar is white space.
  var isBlank: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}
