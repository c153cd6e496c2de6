#if Server
  extension ClientScript {
    /// The script without what only its readers need: comments, indentation, spaces, line ends and
    /// semicolons beside punctuation, and `const`, which becomes `let`. It is a quarter smaller
    /// over the network.
    ///
    /// - Precondition: the only quotes are `"`, without escapes; no pattern has a space, a quote or
    ///   a `,}` in it; no statement ends without a semicolon; `const` followed by a space is the
    ///   keyword.
    package static func compact(_ source: [UInt8]) -> [UInt8] {
      var script: [UInt8] = []
      let shorter = source.replacing("const ".utf8, with: "let ".utf8)
      for line in shorter.split(separator: UInt8(ascii: "\n")) {
        let code = compact(line: line)
        guard let first = code.first else { continue }
        if first == UInt8(ascii: "}") { script.dropEnd() }
        if let last = script.last, !opening.contains(last), !closing.contains(first) {
          script.append(UInt8(ascii: "\n"))
        }
        script += code
      }
      return script
    }

    private static func compact(line: ArraySlice<UInt8>) -> [UInt8] {
      var code: [UInt8] = []
      var isInText = false
      for (index, byte) in zip(line.indices, line) {
        let next = line.dropFirst(index + 1 - line.startIndex).first
        if byte == UInt8(ascii: "\"") { isInText.toggle() }
        if !isInText {
          if byte == UInt8(ascii: "/"), next == byte { break }
          if byte == UInt8(ascii: " "), isBesidePunctuation(code.last, next) { continue }
          if byte == UInt8(ascii: "}") { code.dropEnd() }
        }
        code.append(byte)
      }
      if code.last == UInt8(ascii: " ") { code.removeLast() }
      return code
    }

    /// Whether a space can go: at the beginning of a line, too.
    private static func isBesidePunctuation(_ before: UInt8?, _ next: UInt8?) -> Bool {
      guard let before, let next else { return true }
      if punctuation.contains(before) || punctuation.contains(next) { return true }
      // A sign may follow a sign: `a- -b` keeps its space.
      return signs.contains(before) != signs.contains(next)
    }

    private static let signs = Set("+-/%".utf8)
    private static let punctuation = Set("=,;:?{}()[]&|<>!*\"".utf8)
    /// What a line may be joined to.
    private static let opening = Set("{};,([&|?:=".utf8)
    /// What may be joined to a line.
    private static let closing = Set("})].?:&|".utf8)
  }

  extension [UInt8] {
    /// Takes away the semicolon or comma that a closing brace makes needless.
    fileprivate mutating func dropEnd() {
      if last == UInt8(ascii: ";") || last == UInt8(ascii: ",") { removeLast() }
    }
  }
#endif
