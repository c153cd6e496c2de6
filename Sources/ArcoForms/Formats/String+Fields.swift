// Texts are looked at by bytes and scalars: characters would link Unicode's tables into a small
// program.

extension String {
  /// Whether both have the same bytes.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// What is left without blanks at both ends.
  var withoutBlanks: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }) else { return "" }
    guard let last = scalars.lastIndex(where: { !$0.isBlank }) else { return "" }
    return String(scalars[first...last])
  }

  /// Its first hundred bytes or a few less, so that an error has a bounded size.
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
  /// Whether a line ends here.
  var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether it is a blank: what Unicode calls white space.
  var isBlank: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}
