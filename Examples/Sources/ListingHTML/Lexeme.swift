/// A piece of source text, and its kind for colouring.
package struct Lexeme: Equatable {
  package enum Kind {
    case plain, keyword, comment, string
  }

  package let kind: Kind
  package let text: Substring

  /// Splits Swift source into pieces, roughly: enough for colours.
  ///
  /// Law, checked by `ListingTests`: the pieces joined are the text.
  package static func all(in text: String) -> [Lexeme] {
    var found: [Lexeme] = []
    var rest = text[...]
    var plainStart = rest.startIndex
    while let character = rest.first {
      let kind: Kind
      let end: Substring.Index
      if rest.hasPrefix("//") {
        (kind, end) = (.comment, rest.firstIndex(of: "\n") ?? rest.endIndex)
      } else if character == "\"" {
        (kind, end) = (.string, rest.endOfString)
      } else if character.startsWord {
        end = rest.dropFirst().firstIndex { !$0.isInWord } ?? rest.endIndex
        let isMember = text[..<rest.startIndex].last == "."
        let word = rest[..<end]
        kind = word.first == "@" || keywords.contains(String(word)) && !isMember ? .keyword : .plain
      } else {
        (kind, end) = (.plain, rest.index(after: rest.startIndex))
      }
      if kind != .plain {
        let before = text[plainStart..<rest.startIndex]
        if !before.isEmpty { found.append(Lexeme(kind: .plain, text: before)) }
        found.append(Lexeme(kind: kind, text: rest[..<end]))
        plainStart = end
      }
      rest = rest[end...]
    }
    if plainStart < text.endIndex { found.append(Lexeme(kind: .plain, text: text[plainStart...])) }
    return found
  }

  private static let keywords: Set<String> = [
    "async", "await", "break", "case", "catch", "default", "do", "else", "enum", "extension",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "indirect", "init",
    "inout", "internal", "let", "mutating", "nil", "private", "public", "return", "self", "some",
    "static", "struct", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]
}

extension Character {
  fileprivate var isInWord: Bool { isLetter || isNumber || self == "_" }
  fileprivate var startsWord: Bool { isInWord || self == "@" }
}

extension Substring {
  /// The end of the string literal that begins here. Quotes within its interpolations do not end
  /// it.
  fileprivate var endOfString: Index {
    let delimiter = hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var place = index(startIndex, offsetBy: delimiter.count)
    var depth = 0
    while place < endIndex {
      let next = index(after: place)
      switch self[place] {
      case "\\" where next < endIndex:
        if self[next] == "(" { depth += 1 }
        place = index(after: next)
      case "(" where depth > 0:
        depth += 1
        place = next
      case ")" where depth > 0:
        depth -= 1
        place = next
      default:
        if depth == 0, self[place...].hasPrefix(delimiter) {
          return index(place, offsetBy: delimiter.count)
        }
        place = next
      }
    }
    return endIndex
  }
}
