import Foundation

/// What the linker put into a module, and where it came from.
struct LinkMap {
  /// Bytes by the name of the Swift module, or of the archive.
  private(set) var sizes: [String: Int] = [:]

  init(_ map: String) {
    // Address, offset and size in hexadecimal, and then `file:(what)` for each piece.
    for line in map.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: true)
      guard words.count == 4, let size = Int(words[2], radix: 16),
        words[3].contains(":(")
      else { continue }
      sizes[Self.origin(of: words[3]), default: 0] += size
    }
  }

  /// `…/libc.a(malloc.o)` is of libc.a; what was linked as a whole is of the module of its symbol.
  private static func origin(of piece: Substring) -> String {
    let halves = piece.split(separator: ":(", maxSplits: 1)
    if let file = halves.first, file.hasSuffix(".lto.o"), let symbol = halves.last {
      return module(of: symbol) ?? "Swift"
    }
    return String(halves.first?.split(separator: "/").last?.prefix { $0 != "(" } ?? "?")
  }

  /// `$e8ArcoCore6Driver…` is of ArcoCore: a length, and a name that has it. What is generic of the
  /// standard library has none.
  private static func module(of symbol: Substring) -> String? {
    guard let start = symbol.range(of: "$e") else { return nil }
    let rest = symbol[start.upperBound...]
    let digits = rest.prefix { $0.isNumber }
    return Int(digits).map { String(rest.dropFirst(digits.count).prefix($0)) }
  }
}
