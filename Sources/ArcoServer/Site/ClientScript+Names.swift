#if Server
  extension ClientScript {
    /// The script with names of a letter or two in place of those that it declares.
    ///
    /// A variable, function, class or parameter is called the same everywhere, so that scopes need
    /// not be known. A name keeps its length where it is a member's somewhere: after a dot or a
    /// `#`, or between braces and commas, as in `{ name }` and `{ name: 1 }`.
    ///
    /// - Precondition: the script is compact, and no name that it declares is also a global one.
    package static func shortenNames(_ script: [UInt8]) -> [UInt8] {
      let tokens = ScriptTokens(String(decoding: script, as: UTF8.self))
      var uses: [Substring: Int] = [:]
      for token in tokens.all { uses[token, default: 0] += 1 }
      let candidates = tokens.declared.subtracting(tokens.members)
        .map { (name: $0, uses: uses[$0, default: 0]) }
        .sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }
      let free = shortNames.lazy.filter { uses[$0[...]] == nil }
      let names = Dictionary(uniqueKeysWithValues: zip(candidates.map(\.name), free))
      return tokens.all.flatMap { Array((names[$0] ?? String($0)).utf8) }
    }

    /// In the order in which they are given away: of one letter, then of two.
    private static var shortNames: [String] {
      let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
      return letters + letters.flatMap { first in letters.map { first + $0 } }
    }
  }
#endif
