import ArcoExplorer
import ArcoTesting
import Foundation
import Testing

/// Every way replays, and the test that it prints compiles and runs. `PrintedWays.swift` has a printed test for each
/// kind of call that printed tests consist of, with one line more that compares the state at its end. This test
/// compares the file with what is printed.
///
/// With `ARCO_PRINT=1` it writes the file anew.
struct PrintedWaysTests {
  private struct Page {
    var file = """
      // swift-format-ignore-file
      // Printed by ways: see PrintedWaysTests. Nobody writes here, and lines are as long as they are.
      import ArcoExplorer
      import ArcoHTML
      import ArcoWebTesting
      import Testing

      """
    var count = 0
    private var calls: Set<String> = []

    /// Replays the shortest ways to all states that were found, but for the start, and prints those that consist of
    /// other calls than the ways before them, the longest first.
    mutating func print<State, Input>(
      _ explorer: Explorer<State, Input>, as code: String, depth: Int = .max
    ) throws {
      let walk = try explorer.walk(depth: depth, states: 40)
      var ends: [(words: String, way: Way)] = []
      // Asked of every state in turn; what is there at the start needs no steps.
      var known: Set<String> = []
      while true {
        var found: String?
        let way = walk.sometimes("it is there") { moment in
          let words = "\(text(of: moment.state)) \(moment.questions.sorted())"
          guard known.insert(words).inserted else { return false }
          found = words
          return true
        }.way
        guard let way, let found else { break }
        ends.append((found, way))
      }
      for (words, way) in ends.reversed() where !way.steps.isEmpty {
        #expect(way.replays(), "\(way)")
        let body = way.test(named: "").split(separator: "\n").dropFirst().map { Self.call($0) }
        guard !calls.isSuperset(of: body) else { continue }
        calls.formUnion(body)
        count += 1
        var lines = way.test(
          named: "way \(count) leads to \(words.filter { $0 != "`" && $0 != "\\" })"
        )
        .split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
        lines.insert(
          "    #expect(Printed.words(walker) == \(String(reflecting: words)))", at: lines.count - 1)
        file += """

          struct Printed\(count)Tests {
            private let explorer = \(code)

          \(lines.joined(separator: "\n"))
          }

          """
      }
    }

    /// A printed line with each text and number replaced by `_`, so that lines of one kind of call are equal.
    private static func call(_ line: Substring) -> String {
      String(line.replacing(/"(\\.|[^"\\])*"|-?[0-9.]+/, with: "_"))
    }
  }

  @Test func `the printed tests that run here are those that ways print`() throws {
    var page = Page()
    for seed in 1...6 { try page.print(Printed.machine(seed), as: "Printed.machine(\(seed))") }
    try page.print(Printed.saver(endsWait: false), as: "Printed.saver(endsWait: false)")
    try page.print(Printed.lostUpdate(), as: "Printed.lostUpdate()", depth: 3)
    try page.print(Printed.wizard(), as: "Printed.wizard()")
    try page.print(Printed.fields(), as: "Printed.fields()", depth: 1)
    try page.print(Printed.canvas(), as: "Printed.canvas()", depth: 1)
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("PrintedWays.swift")
    if ProcessInfo.processInfo.environment["ARCO_PRINT"] == "1" {
      try Data(page.file.utf8).write(to: file)
    }
    let held = try String(contentsOf: file, encoding: .utf8)
    #expect(held == page.file, "print it anew: ARCO_PRINT=1 swift test --filter PrintedWaysTests")
    #expect((10...20).contains(page.count))
  }
}
