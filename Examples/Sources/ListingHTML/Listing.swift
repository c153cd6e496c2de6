/// Lines of a source file, as they were when the program was built.
public struct Listing: Sendable {
  /// The file's name.
  public let file: String
  /// What stands in it, or a part of that.
  public let text: String

  /// Lists what stands in a file after its imports.
  public init(_ file: String, _ bytes: [UInt8]) {
    self.file = file
    text = Self.lines(bytes).drop { $0.isEmpty || $0.hasPrefix("import ") }.joined(separator: "\n")
  }

  /// Lists some declarations of a file, whole and with what is said about them.
  ///
  ///     Listing("Dose.swift", bytes, showing: "public let dose")
  ///
  /// - Parameter openings: how a line of each declaration begins, up to the end of a word.
  /// - Precondition: the file has a declaration for each.
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

  /// What stands together: an empty line ends it, unless what follows is indented and so within.
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
