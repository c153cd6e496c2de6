extension StringProtocol {
  /// The text without blanks around it.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}

extension String {
  /// What a piece of HTML says, as one line of plain text.
  ///
  /// A reader that shows text needs no more of HTML: what begins like a tag and ends is left out,
  /// and the commonest characters with names get back what they stand for.
  var withoutMarkup: String {
    var said = ""
    var rest = self[...]
    while let mark = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      said += rest[..<mark]
      rest = rest[mark...]
      if let end = rest.endOfTag {
        if !rest[..<end].isWithinALine { said += " " }
        rest = rest[end...]
      } else if let (character, end) = rest.namedCharacter {
        said.append(character)
        rest = rest[end...]
      } else {
        said.append(rest.removeFirst())
      }
    }
    return (said + rest).split { $0.isWhitespace }.joined(separator: " ")
  }
}

extension Substring {
  /// Where the tag or the comment ends that begins here, if one does.
  fileprivate var endOfTag: Index? {
    guard first == "<", let next = dropFirst().first, next.isLetter || "/!".contains(next),
      let end = firstIndex(of: ">")
    else { return nil }
    return index(after: end)
  }

  /// Whether it is a tag that stands within a line, so that no blank is in its place.
  fileprivate var isWithinALine: Bool {
    let name = drop { "</".contains($0) }.prefix { $0.isLetter }.lowercased()
    return ["a", "abbr", "b", "code", "em", "i", "span", "strong", "sub", "sup"].contains(name)
  }

  /// The character whose name begins here, if one does, and where the name ends.
  fileprivate var namedCharacter: (Character, Index)? {
    guard first == "&", let end = prefix(12).firstIndex(of: ";") else { return nil }
    let name = self[index(after: startIndex)..<end]
    guard let character = Self.names[String(name)] ?? name.numbered else { return nil }
    return (character, index(after: end))
  }

  private static let names: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "…",
    "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
  ]

  /// The character of a number, as in `#233` and `#xE9`.
  private var numbered: Character? {
    guard first == "#" else { return nil }
    let digits = dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
