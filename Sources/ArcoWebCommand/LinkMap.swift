import Foundation

/// The linker's map of a module: the size of each part, and where it came from.
struct LinkMap {
  /// Sizes in bytes by the name of the Swift module or archive.
  private(set) var sizes: [String: Int] = [:]

  init(_ map: String) {
    // A line has address, offset and size in hexadecimal, and then `file:(symbol)`.
    for line in map.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: true)
      guard words.count == 4, let size = Int(words[2], radix: 16),
        words[3].contains(":(")
      else { continue }
      sizes[Self.origin(of: words[3]), default: 0] += size
    }
  }

  /// `…/libc.a(malloc.o)` comes from libc.a. Code that was linked as a whole comes from the module
  /// in its symbol's name.
  private static func origin(of piece: Substring) -> String {
    let halves = piece.split(separator: ":(", maxSplits: 1)
    if let file = halves.first, file.hasSuffix(".lto.o"), let symbol = halves.last {
      return module(of: symbol) ?? "Swift"
    }
    return String(halves.first?.split(separator: "/").last?.prefix { $0 != "(" } ?? "?")
  }

  /// `$e8ArcoCore6Driver…` comes from ArcoCore: the name follows its length. Nil for generic code
  /// of the standard library, which has no module in its symbol.
  private static func module(of symbol: Substring) -> String? {
    guard let start = symbol.range(of: "$e") else { return nil }
    let rest = symbol[start.upperBound...]
    let digits = rest.prefix { $0.isNumber }
    return Int(digits).map { String(rest.dropFirst(digits.count).prefix($0)) }
  }
}
