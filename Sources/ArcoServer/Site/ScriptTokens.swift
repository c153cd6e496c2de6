#if Server
  /// What a compact script consists of: words, numbers, texts, patterns and signs.
  struct ScriptTokens {
    private(set) var all: [Substring] = []
    /// What a variable, function, class or parameter is called, somewhere.
    private(set) var declared: Set<Substring> = []
    /// What a member is called, or may be.
    private(set) var members: Set<Substring> = []

    init(_ script: String) {
      var rest = script[...]
      while let token = Self.first(of: rest, after: all.last) {
        all.append(token)
        rest = rest[token.endIndex...]
      }
      findNames()
    }

    private static func first(of script: Substring, after last: Substring?) -> Substring? {
      guard let sign = script.utf8.first else { return nil }
      let rest = script.utf8.dropFirst()
      let end: Substring.Index?
      if isOfWord(sign) {
        end = rest.firstIndex { !isOfWord($0) }
      } else if sign == UInt8(ascii: "\"") || sign == UInt8(ascii: "/") && !isValue(last) {
        end = rest.firstIndex(of: sign).map(rest.index(after:))
      } else {
        end = rest.startIndex
      }
      return script[..<(end ?? script.endIndex)]
    }

    private mutating func findNames() {
      var groups: [Int] = []
      for (index, token) in all.enumerated() {
        switch token {
        case "(", "[", "{":
          groups.append(index)
        case ")", "]", "}":
          if let start = groups.popLast(), isParameters(start, index) { declare(start, index) }
        default:
          guard isName(index) else { continue }
          if isDeclared(index) { declared.insert(token) }
          if isMember(index, in: groups.last) { members.insert(token) }
        }
      }
    }

    private func isDeclared(_ index: Int) -> Bool {
      let isKept = self[index - 1] == " "
      return isKept && ["let", "function", "class"].contains(self[index - 2]) || isArrow(index + 1)
    }

    private func isMember(_ index: Int, in group: Int?) -> Bool {
      let before = self[index - 1]
      if before == "#" || before == "." && self[index - 2] != "." { return true }
      return group.map { self[$0] } == "{" && ["{", ","].contains(before)
        && [",", "}", ":"].contains(self[index + 1])
    }

    private func isParameters(_ start: Int, _ end: Int) -> Bool {
      self[start] == "(" && (isArrow(end + 1) || self[start - 3] == "function")
    }

    /// Takes the names of the parameters between two parentheses, but those in brackets.
    private mutating func declare(_ start: Int, _ end: Int) {
      var depth = 0
      for index in start + 1..<end {
        if ["(", "[", "{"].contains(all[index]) { depth += 1 }
        if [")", "]", "}"].contains(all[index]) { depth -= 1 }
        let isFirst = index == start + 1 || all[index - 1] == ","
        if depth == 0, isFirst, isName(index) { declared.insert(all[index]) }
      }
    }

    private func isArrow(_ index: Int) -> Bool { self[index] == "=" && self[index + 1] == ">" }

    private func isName(_ index: Int) -> Bool {
      all[index].utf8.first.map { Self.isOfWord($0) && !Self.isDigit($0) } ?? false
    }

    /// A token; nothing beyond the ends.
    private subscript(index: Int) -> Substring { all.indices.contains(index) ? all[index] : "" }

    /// Whether a slash after this token divides.
    private static func isValue(_ token: Substring?) -> Bool {
      guard let last = token?.utf8.last else { return false }
      return isOfWord(last) || ") ]".utf8.contains(last)
    }

    private static func isOfWord(_ sign: UInt8) -> Bool {
      switch sign {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"), UInt8(ascii: "$"):
        true
      default:
        isDigit(sign)
      }
    }

    private static func isDigit(_ sign: UInt8) -> Bool {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(sign)
    }
  }
#endif
