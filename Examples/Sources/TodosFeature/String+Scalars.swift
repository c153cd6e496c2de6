// By Unicode scalars: Swift's tables of what one character is would be the largest part of the page in the browser.

extension String {
  /// As much of it as has so many Unicode scalars.
  func limited(to count: Int) -> String { String(unicodeScalars.prefix(count)) }
}

extension Unicode.Scalar {
  /// Whether it is white space.
  var isBlank: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}
