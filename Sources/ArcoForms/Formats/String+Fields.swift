// Texts are compared by bytes and scalars: comparing characters would link the Unicode tables into
// a small program.

extension String {
  /// True if both have the same bytes.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// This text without blanks at both ends.
  var withoutBlanks: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }) else { return "" }
    guard let last = scalars.lastIndex(where: { !$0.isBlank }) else { return "" }
    return String(scalars[first...last])
  }

  /// The first hundred bytes at most, so that an error has a bounded size.
  var shortened: String {
    guard utf8.count > 100 else { return self }
    var short = ""
    for scalar in unicodeScalars {
      guard short.utf8.count + 4 <= 100 else { break }
      short.unicodeScalars.append(scalar)
    }
    return short
  }
}

extension Unicode.Scalar {
  /// True if the scalar ends a line.
  var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// True if the scalar is white space in Unicode.
  var isBlank: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}
