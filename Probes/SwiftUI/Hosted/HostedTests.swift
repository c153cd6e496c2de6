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
    func `SwiftUI shows what a check must show`(name: String) async throws {
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
        guard let isTaken = await stages[stage].take(step) else {
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

  /// Waits until a condition holds, for five seconds at most.
  ///
  /// The test suspends between two looks: only then does the main actor run other jobs, which start
  /// effects and deliver their letters. A loop that runs inside a job of the main actor runs none.
  @MainActor @discardableResult func wait(until isSo: () -> Bool) async -> Bool {
    let end = Date(timeIntervalSinceNow: 5)
    while !isSo(), Date() < end {
      runMainLoop()
      try? await Task.sleep(for: .milliseconds(10))
    }
    return isSo()
  }

  /// Runs the main loop once, so that windows draw and handle events. Asynchronous functions cannot
  /// call the loop themselves.
  @MainActor private func runMainLoop() {
    RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
  }

  /// Returns the text without the brackets in which a step writes a button's name.
  func bare(_ text: String) -> String {
    text.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
  }
#endif
