import Foundation
import Testing

/// `docs/wire.md`, as far as tests compare it with what is written and read.
struct WireDocument {
  private let text: String

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/wire.md")
    text = try String(contentsOf: file, encoding: .utf8)
  }

  /// The text without its line ends, as lines are filled anew whenever somebody changes them.
  private var sentences: String { text.replacing("\n", with: " ") }

  /// Fails where the text does not say this.
  func expect(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) {
    // Else all of the text would be told.
    let isSaid = sentences.contains(words)
    #expect(isSaid, "docs/wire.md does not say: \(words)", sourceLocation: sourceLocation)
  }

  /// The first match in the text.
  func match<Output>(of pattern: Regex<Output>) throws -> Output {
    let match = sentences.firstMatch(of: pattern)
    return try #require(match).output
  }

  /// The cells of the table whose columns are called this, row by row.
  func table(_ columns: String...) throws -> [[String]] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let head = try #require(
      lines.firstIndex { Self.cells($0) == columns }, "no table of \(columns)")
    return lines[(head + 2)...].prefix { $0.hasPrefix("|") }.map(Self.cells)
  }

  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

extension String {
  /// The number that it begins with.
  var leadingNumber: Int? { prefixMatch(of: /\d+/).flatMap { Int($0.output) } }

  /// The numbers of what is listed in parentheses behind a word, as in `mode (0: go on; 1: begin)`, and what
  /// they mean.
  func meanings(of word: String) -> [Int: String] {
    guard let start = firstRange(of: word + " (")?.upperBound else { return [:] }
    var meanings: [Int: String] = [:]
    for meaning in self[start...].prefix(while: { $0 != ")" }).split(whereSeparator: {
      ";,".contains($0)
    }) {
      if let found = meaning.wholeMatch(of: /\s*(\d+):? (.*)/), let number = Int(found.1) {
        meanings[number] = String(found.2)
      }
    }
    return meanings
  }
}
