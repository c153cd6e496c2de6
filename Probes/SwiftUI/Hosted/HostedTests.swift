#if os(macOS) || os(iOS)
  import ArcoChecks
  import Foundation
  import SwiftUI
  import Testing

  /// Runs the checks in a window, and reads the window by its accessibility. This has never been run.
  ///
  /// A check ends at the first step that only a person or a UI test can take: a swipe, a drag, a
  /// selection. The variable `ARCO_RESULTS` names a file to which the results are written.
  @MainActor @Suite(.serialized) struct HostedTests {
    @Test(arguments: Check.all.map(\.name))
    func `SwiftUI shows what a check must show`(name: String) throws {
      let check = try #require(Check.all.first { $0.name == name })
      var stages = [Stage(check.screen())]
      defer { for stage in stages { stage.close() } }
      var stage = 0
      for (taken, step) in check.steps.enumerated() {
        if case .window(let number) = step {
          while stages.count < number { stages.append(Stage(check.screen())) }
          stage = number - 1
          continue
        }
        guard let isTaken = stages[stage].take(step) else {
          return note(name, "passed the first \(taken) of \(check.steps.count) steps")
        }
        #expect(isTaken, "\(name): \(step), on \(stages[stage].texts)")
        if !isTaken { return note(name, "failed at “\(step)”") }
      }
      note(name, "passed")
    }

    private func note(_ name: String, _ result: String) {
      let environment = ProcessInfo.processInfo.environment
      guard let path = environment["ARCO_RESULTS"] else { return }
      let file = URL(fileURLWithPath: path)
      var report = Report((try? String(contentsOf: file, encoding: .utf8)) ?? "")
      report.note(name, by: "a hosted test", "\(result), \(environment["ARCO_RUN"] ?? "")")
      try? Data(report.text.utf8).write(to: file)
    }
  }

  /// Lets the main loop run until a condition holds, for five seconds at most.
  @MainActor @discardableResult func wait(until isSo: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: 5)
    while !isSo(), Date() < end {
      RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    return isSo()
  }

  /// Returns the text without the brackets in which a step writes a button's name.
  func bare(_ text: String) -> String {
    text.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
  }
#endif
