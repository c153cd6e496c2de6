import ArcoChecks
import Testing

/// The list of checks that `make apple` prints and asks for.
struct ReportTests {
  @Test func `each of the fifteen checks has a screen, or steps for a person`() {
    #expect(Subject.allCases.map(\.rawValue) == Array(1...15))
    for subject in Subject.allCases {
      #expect(Report.entries.contains { $0.subject == subject }, "\(subject.rawValue)")
    }
    #expect(Subject.allCases.filter { $0.checks.isEmpty } == [.building])
  }

  @Test func `an entry says what to do and what must be seen, under a name of its own`() {
    for entry in Report.entries {
      #expect(!entry.actions.isEmpty && !entry.shows.isEmpty, "\(entry.name)")
    }
    #expect(Set(Report.entries.map(\.name)).count == Report.entries.count)
    #expect(Set(Check.all.map(\.name)).isDisjoint(with: Check.examples))
  }

  @Test func `a person is sent only to screens that the app has`() {
    let screens = Check.examples + Check.all.map(\.name)
    for entry in Report.entries { #expect(entry.screen.map(screens.contains) ?? true) }
  }

  @Test func `the table says of each entry that it was not run, until somebody has`() {
    let rows = Report().table.split(separator: "\n").dropFirst(2)
    #expect(rows.count == Report.entries.count)
    #expect(rows.allSatisfy { $0.hasSuffix(" | not run") && $0.split(separator: "|").count == 5 })
    var report = Report()
    report.note("focus", by: "a window", "passed")
    let after = Report(report.text).table.split(separator: "\n").dropFirst(2)
    #expect(after.filter { $0.hasSuffix("not run") }.count == rows.count - 1)
  }

  @Test func `a person's answers are noted at once, and the next answer replaces the former`() {
    var report = Report()
    var kept: [String] = []
    var opened: [String] = []
    func ask(_ answers: String?...) {
      var answers = answers[...]
      report.ask(
        run: "today", read: { answers.popFirst() ?? nil }, say: { _ in },
        open: { opened.append($0) }, keep: { kept.append($0.text) })
    }
    ask("y", "y", "", "only | half of it", "q")
    let names = Report.entries.prefix(3).map(\.name)
    #expect(report.result(of: names[0]) == "a person: passed, today")
    #expect(report.result(of: names[1]) == "not run")
    #expect(report.result(of: names[2]) == "a person: only / half of it, today")
    #expect(kept.count == 2)
    #expect(opened == Report.entries.prefix(4).compactMap(\.screen))
    ask("y", "worse")
    #expect(report.result(of: names[0]) == "a person: worse, today")
  }

  @Test func `where nobody answers, nothing is noted`() {
    var report = Report("focus | a person | passed\n")
    report.ask(run: "", read: { nil }, say: { _ in }, open: { _ in }, keep: { _ in })
    #expect(report.text == "focus | a person | passed\n")
  }
}
