/// What the linker put into a module, and where it came from.
struct LinkMap {
  /// Bytes by the name of the Swift module, or of the archive.
  private(set) var sizes: [String: Int] = [:]

  init(_ map: String) {
    // Address, offset and size in hexadecimal, and then `file:(what)` for each piece.
    for line in map.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: true)
      guard words.count == 4, let size = Int(words[2], radix: 16),
        let file = words[3].split(separator: ":(").first, words[3].contains(":(")
      else { continue }
      sizes[Self.origin(of: String(file)), default: 0] += size
    }
  }

  /// `…/ArcoCore.build/Driver.swift.o` is of ArcoCore, and `…/libc.a(malloc.o)` of libc.a.
  private static func origin(of file: String) -> String {
    let parts = file.split(separator: "/")
    if let folder = parts.last(where: { $0.hasSuffix(".build") }) {
      return String(folder.dropLast(".build".count))
    }
    return String(parts.last?.prefix { $0 != "(" } ?? "?")
  }
}
