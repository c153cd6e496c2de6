/// Lines of a source file, as they were when the program was built.
public struct Listing: Sendable {
  /// The name of the file.
  public let file: String
  /// The lines to show.
  public let text: String

  /// The whole file after its imports.
  public init(_ file: String, _ bytes: [UInt8]) {
    self.file = file
    text = Self.lines(bytes).drop { $0.isEmpty || $0.hasPrefix("import ") }.joined(separator: "\n")
  }

  /// Some declarations of a file, each whole and with its comment.
  ///
  ///     Listing("Dose.swift", bytes, showing: "public let dose")
  ///
  /// - Parameter openings: the beginning of a line for each declaration, up to the end of a word.
  /// - Precondition: the file has a line for each of them.
  public init(_ file: String, _ bytes: [UInt8], showing openings: String...) {
    self.file = file
    let blocks = Self.blocks(Self.lines(bytes))
    text =
      openings.map { opening in
        let shown = blocks.first { $0.contains { $0.begins(with: opening) } }
        precondition(shown != nil, "\(file) has no line that begins with: \(opening)")
        return shown?.joined(separator: "\n") ?? ""
      }
      .joined(separator: "\n\n") + "\n"
  }

  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The blocks of lines that are separated by empty lines. An empty line before an indented line
  /// separates nothing.
  private static func blocks(_ lines: [Substring]) -> [[Substring]] {
    var blocks: [[Substring]] = [[]]
    for (number, line) in lines.enumerated() {
      let following = lines[(number + 1)...].first { !$0.isEmpty }
      if line.isEmpty, following?.first != " " {
        blocks.append([])
      } else {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }
}

extension Substring {
  fileprivate func begins(with words: String) -> Bool {
    guard hasPrefix(words) else { return false }
    return dropFirst(words.count).first.map { !$0.isLetter && !$0.isNumber } ?? true
  }
}
