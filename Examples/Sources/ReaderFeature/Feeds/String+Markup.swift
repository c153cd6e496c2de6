extension StringProtocol {
  /// The text without surrounding blanks.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}

extension String {
  /// The text of a piece of HTML, as one line of plain text.
  ///
  /// Tags are dropped, and the most common named characters are decoded. A reader of plain text
  /// needs no more of HTML.
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
  /// The end of the tag or comment that begins here; nil if there is none.
  fileprivate var endOfTag: Index? {
    guard first == "<", let next = dropFirst().first, next.isLetter || "/!".contains(next),
      let end = firstIndex(of: ">")
    else { return nil }
    return index(after: end)
  }

  /// Whether the tag is part of a line, so that it does not separate words.
  fileprivate var isWithinALine: Bool {
    let name = drop { "</".contains($0) }.prefix { $0.isLetter }.lowercased()
    return ["a", "abbr", "b", "code", "em", "i", "span", "strong", "sub", "sup"].contains(name)
  }

  /// The named character that begins here, and the end of its name; nil if there is none.
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

  /// The character of a number such as `#233` or `#xE9`.
  private var numbered: Character? {
    guard first == "#" else { return nil }
    let digits = dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
