import Foundation
import Testing

/// How much the twelve tasks take: lines, and names of Arco that a reader has to know.
///
/// They are those of every day: a counter, two of them, rows, a search, a log in, a form, a sheet, places, a timer, a
/// chat, undo, and the test of an effect. `swift test --filter CountTests` prints a table.
struct CountTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private static let root = tests.appending(path: "../../..").standardized
  private static let tasks: [URL] =
    files(in: root.appending(path: "Examples/Sources/Tasks")).filter {
      !$0.path.contains("Support")
    }
    + [tests.appending(path: "SearchTests.swift")]

  /// What the same count found in the same twelve, written with the names of version 0.1.0.
  private static let before = (lines: 297, names: 182)

  @Test func `the twelve tasks are short, and need few names`() throws {
    let vocabulary = try Vocabulary(of: Self.root.appending(path: "Sources"))
    var (lines, concepts) = (0, 0)
    for file in Self.tasks {
      let task = Task(try String(contentsOf: file, encoding: .utf8))
      let known = task.names(from: vocabulary)
      lines += task.lines
      concepts += known.count
      print(
        file.lastPathComponent, task.lines, "lines,", known.count, "names:",
        known.joined(separator: " "))
      if let most = Self.most[file.lastPathComponent] {
        #expect(task.lines <= most, "\(file.lastPathComponent)")
      }
    }
    print("all \(Self.tasks.count) tasks:", lines, "lines,", concepts, "names")
    #expect(Self.tasks.count == 12)
    #expect(lines <= min(240, Self.before.lines))
    #expect(concepts <= min(170, Self.before.names))
  }

  @Test func `the page of the twelve tasks shows the programs as they are`() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "docs/comparison-of-tasks.md"), encoding: .utf8)
    let table = try String(
      contentsOf: Self.root.appending(path: "docs/comparison.md"), encoding: .utf8)
    let sections = page.split(separator: "\n## ").dropFirst()
    #expect(sections.count == Self.tasks.count)
    for section in sections {
      let title = section.prefix { $0 != "\n" }
      var peers: [String] = []
      var arco = 0
      for match in section.matches(
        of: #/\*\*(.+?)\*\*(.*): (\d+) lines.*\n\n```\w*\n((?:.*\n)*?)```\n/#)
      {
        let program = String(match.4)
        #expect(Task(program).lines == Int(match.3), "\(title), \(match.1)")
        guard match.1 == "Arco" else {
          peers.append("\(match.1) \(match.3)")
          continue
        }
        arco = Task(program).lines
        let file = Self.tasks.first { match.2.contains("[\($0.lastPathComponent)]") }
        let text = try String(contentsOf: #require(file, "\(title)"), encoding: .utf8)
        #expect(Task(text).code == Task(program).code, "\(title)")
      }
      let row =
        "| \(title.prefix(1).lowercased())\(title.dropFirst()) | \(arco) | \(peers.joined(separator: ", ")) |"
      #expect(table.contains(row), "\(row)")
    }
  }

  private static let most = ["SignUp.swift": 24, "TwoCounters.swift": 28, "ItemRows.swift": 44]

  static func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}

/// The public names of Arco, and the labels of its public functions. HTML's own words do not count.
private struct Vocabulary {
  var names: Set<String> = []
  var labels: Set<String> = []

  init(of folder: URL) throws {
    for file in CountTests.files(in: folder) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(
        of:
          #/public (?:[a-z()]+ )*?(?:struct|enum|class|actor|protocol|typealias|macro|func|var|let|case) `?(\w+)/#
      ) {
        names.insert(String(match.1))
      }
      // Cases and requirements are as public as what they are in.
      for match in text.matches(of: #/\n +(?:indirect )?case (\w+)/#) {
        names.insert(String(match.1))
      }
      for match in text.matches(
        of:
          #/public (?:[a-z()]+ )*?(?:init|subscript|func \w+|macro \w+)[^{]*?\(([^{]*?)\)[^{]*?\{/#)
      {
        for label in match.1.matches(of: #/(?:^|[,(\n] *|\n *)(?:@\w+ )?(\w+)(?: \w+)?: /#) {
          labels.insert(String(label.1))
        }
      }
    }
    // HTML's words for its elements and attributes.
    for file in CountTests.files(in: folder.appending(path: "ArcoHTML")) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(
        of: #/public (?:static )?var (\w+): (?:HTML\.)?(?:Void|Text|Code)?Tag\b/#)
      {
        names.remove(String(match.1))
      }
      for match in text.matches(of: #/public static (?:func|var) (\w+)[^{]*?(?:->|:) Attribute\b/#)
      {
        names.remove(String(match.1))
      }
    }
    // Swift's own words, which every Swift programmer knows.
    for word in [
      "_", "a", "any", "as", "async", "case", "default", "defer", "else", "enum", "for", "func",
      "if", "in", "init",
      "let", "nil", "return", "self", "some", "static", "struct", "switch", "throws", "try", "var",
      "where", "while",
      "append", "count", "id", "remove", "is",
    ] { names.remove(word) }
  }
}

private struct Task {
  private let text: String

  init(_ file: String) {
    text =
      file.split(separator: "\n")
      .filter { line in
        let line = line.trimmingPrefix { $0 == " " }
        return !line.isEmpty && !line.hasPrefix("//") && !line.hasPrefix("import ")
          && !line.hasPrefix("@testable import ") && !line.hasPrefix("#if ") && line != "#endif"
      }
      .joined(separator: "\n")
  }

  /// The lines without their indentation.
  var code: [Substring] {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }
  }

  /// Lines of code: none that is empty, an import or a comment.
  var lines: Int { text.isEmpty ? 0 : text.count { $0 == "\n" } + 1 }

  /// What it uses of a vocabulary and does not declare itself, sorted.
  func names(from vocabulary: Vocabulary) -> [String] {
    let code = text.replacing(#/"[^"\n]*"/#, with: "\"\"")
    let own = Set(
      code.matches(of: #/(?:struct|enum|func|case|var|let|typealias) (\w+)/#).map { String($0.1) })
    // A word before a colon is a label, where it is in an argument list; any other is a name.
    let labels = code.matches(of: #/[(,] *\n? *(\w+): /#).map { String($0.1) }
      .filter { vocabulary.labels.contains($0) }.map { $0 + ":" }
    let names = code.matches(of: #/[A-Za-z_]\w*/#).map { String($0.0) }
      .filter { vocabulary.names.contains($0) && !own.contains($0) }
    return Set(labels + names).sorted()
  }
}
