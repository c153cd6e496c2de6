#if Server
  extension ClientScript {
    /// The script with names of a letter or two in place of those that it declares.
    ///
    /// What members are called stays, and `{ name }` becomes `{ name: n }`. Names that are in no
    /// statement of the module together may become the same. A `let` that follows another one
    /// becomes a comma.
    ///
    /// - Precondition: the script is compact, and one function; no name that it declares is also a
    ///   global one; a class has private fields only, and no `get`; there are no commas between
    ///   variables.
    package static func shortenNames(_ script: [UInt8]) -> [UInt8] {
      let tokens = ScriptTokens(String(decoding: script, as: UTF8.self))
      let names = shortNames(for: tokens)
      var short = ""
      for (index, token) in tokens.all.enumerated() where !tokens.isGone(index) {
        if tokens.isGone(index + 1) {
          short += ","
        } else if let name = names[token], !tokens.isMember(index) {
          short += tokens.isShorthand(index) ? "\(token):\(name)" : name
        } else {
          short += token
        }
      }
      return Array(short.utf8)
    }

    /// By declared name: those used most come first, and get the shortest.
    private static func shortNames(for tokens: ScriptTokens) -> [Substring: String] {
      var uses: [Substring: Int] = [:]
      for token in tokens.all { uses[token, default: 0] += 1 }
      let declared = tokens.declared.sorted { first, second in
        (uses[second.key, default: 0], first.key) < (uses[first.key, default: 0], second.key)
      }
      let free = (letters + letters.flatMap { first in letters.map { first + $0 } })
        .filter { uses[$0[...]] == nil }
      var taken: [String: Set<Int>] = [:]
      var names: [Substring: String] = [:]
      for (name, statements) in declared {
        guard let short = free.first(where: { taken[$0, default: []].isDisjoint(with: statements) })
        else { continue }
        names[name] = short
        taken[short, default: []].formUnion(statements)
      }
      return names
    }

    /// Those that scripts are full of come first: they cost least when the script is compressed.
    private static let letters = "eatrnsiolducgpmfhvbywESTCNLADROMPIBHFUWxkqjVXGzKYJQZ"
      .map(String.init)
  }
#endif
