#if Server
  /// What a compact script consists of: words, numbers, texts, patterns and signs.
  struct ScriptTokens {
    private(set) var all: [Substring] = []
    /// By token: the brace, bracket or parenthesis around it.
    private var groups: [Int?] = []
    /// By token: whether it is a `let` that can go, or the space behind it.
    private var gone: Set<Int> = []
    /// By token: the statement of the outermost function's.
    private var statements: [Int] = []
    /// By opening sign: the one that closes it.
    private var ends: [Int: Int] = [:]

    init(_ script: String) {
      var rest = script[...]
      var open: [Int] = []
      var statement = 0
      while let token = Self.first(of: rest, after: all.last) {
        let isEnd = [")", "]", "}"].contains(token)
        if isEnd, let start = open.popLast() { ends[start] = all.count }
        groups.append(open.last)
        statements.append(statement)
        if open.count == 2, [";", "}"].contains(token) { statement += 1 }
        if ["(", "[", "{"].contains(token) { open.append(all.count) }
        all.append(token)
        rest = rest[token.endIndex...]
      }
      joinDeclarations()
    }

    /// Finds each `let` behind a statement that begins with one, in the same block.
    private mutating func joinDeclarations() {
      var beginnings: [Int?: Substring] = [:]
      for (index, token) in all.enumerated() where isWord(index) {
        let before = self[index - 1]
        guard [";", "{", "}"].contains(before) else { continue }
        if before == ";", token == "let", beginnings[groups[index]] == "let" {
          gone.insert(index)
          if self[index + 1] == " " { gone.insert(index + 1) }
        }
        beginnings[groups[index]] = token
      }
    }

    /// Whether a token can go if a comma comes in place of the semicolon before it.
    func isGone(_ index: Int) -> Bool { gone.contains(index) }

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

    /// A token; nothing beyond the ends.
    private subscript(index: Int) -> Substring { all.indices.contains(index) ? all[index] : "" }

    private func isWord(_ index: Int) -> Bool {
      self[index].utf8.first.map { Self.isOfWord($0) && !Self.isDigit($0) } ?? false
    }
  }

  extension ScriptTokens {
    /// Whether a token is what a member is called, one that is not private: after a dot, before a
    /// colon in braces, or where a method begins.
    func isMember(_ index: Int) -> Bool {
      let before = self[index - 1]
      if before == ".", self[index - 2] != "." { return true }
      if self[index + 1] == ":" { return isAmongMembers(index) }
      let isBeforeBody = ends[index + 1].map { self[$0 + 1] } == "{"
      return isBeforeBody && self[index - 2] != "function"
    }

    /// Whether a token is what both a member and a variable are called, as in `{ name }`.
    func isShorthand(_ index: Int) -> Bool {
      isAmongMembers(index) && [",", "}"].contains(self[index + 1])
    }

    private func isAmongMembers(_ index: Int) -> Bool {
      guard isWord(index), let group = groups[index], self[group] == "{" else { return false }
      return ["{", ","].contains(self[index - 1])
    }

    /// Whether a token is in no function or block but the outermost.
    private func isOutermost(_ index: Int) -> Bool {
      guard let group = groups[index], let around = groups[group] else { return false }
      return groups[around] == nil || self[group - 1] == "let" && isOutermost(group)
    }

    /// What variables, functions, classes, parameters and private fields are called, each with the
    /// statements of the outermost function in which it is; and with -1 if it is declared there.
    var declared: [Substring: Set<Int>] {
      var names: [Substring: Set<Int>] = [:]
      var others: [Substring: Set<Int>] = [:]
      for (index, token) in all.enumerated() where isWord(index) && !isMember(index) {
        if isDeclared(index) {
          names[token, default: []].insert(statements[index])
          if isOutermost(index) { names[token, default: []].insert(-1) }
        } else {
          others[token, default: []].insert(statements[index])
        }
      }
      return names.merging(others.filter { names[$0.key] != nil }) { $0.union($1) }
    }

    private func isDeclared(_ index: Int) -> Bool {
      let isKept = self[index - 1] == " "
      if isKept, ["let", "function", "class"].contains(self[index - 2]) { return true }
      if isArrow(index + 1) || self[index - 1] == "#" { return true }
      let isTarget = ["{", "[", "(", ",", ":", "."].contains(self[index - 1])
      return isTarget && [",", "}", "]", ")", "="].contains(self[index + 1]) && isInPattern(index)
    }

    /// Whether a token is in the braces or brackets after `let`, or in a function's parentheses.
    private func isInPattern(_ index: Int) -> Bool {
      guard let group = groups[index] else { return false }
      if self[group] == "(" {
        return isArrow((ends[group] ?? all.count) + 1) || self[group - 3] == "function"
      }
      return self[group - 1] == "let" || isInPattern(group)
    }

    private func isArrow(_ index: Int) -> Bool { self[index] == "=" && self[index + 1] == ">" }
  }
#endif
