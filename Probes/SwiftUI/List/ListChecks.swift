import ArcoChecks
import Foundation

/// For `make apple`. `screens` prints the names of all screens; `table FILE` prints the checks with the
/// results in a file; `ask FILE DEVICE APP` also shows each screen on a simulator, and asks a person.
@main struct ListChecks {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 2 else {
      for name in Check.examples + Check.all.map(\.name) { print(name) }
      return
    }
    let file = URL(fileURLWithPath: arguments[2])
    var report = Report((try? String(contentsOf: file, encoding: .utf8)) ?? "")
    guard arguments.count > 4 else { return print(report.table) }
    report.ask(
      run: ProcessInfo.processInfo.environment["ARCO_RUN"] ?? "", read: { readLine() }, say: say,
      open: { screen in
        run("open", "-a", "Simulator")
        run(
          "xcrun", "simctl", "launch", "--terminate-running-process", arguments[3], arguments[4],
          screen)
      },
      keep: { report in try? Data(report.text.utf8).write(to: file) })
  }

  /// Runs a command of the Mac.
  private static func run(_ command: String...) {
    #if os(macOS)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = command
      do {
        try process.run()
        process.waitUntilExit()
      } catch { print(error) }
    #endif
  }

  /// Prints a line at once, although the output may be a pipe.
  private static func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}
