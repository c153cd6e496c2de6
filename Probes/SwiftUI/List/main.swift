import ArcoChecks
import Foundation

// For `make apple`. `screens` prints the names of all screens; `table FILE` prints the checks with the
// results in a file; `ask FILE DEVICE APP` also shows each screen on a simulator, and asks a person.

/// Runs a command of the Mac.
func run(_ command: String...) {
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
func say(_ line: String) {
  print(line)
  fflush(nil)
}

let arguments = CommandLine.arguments
if arguments.count > 2 {
  let file = URL(fileURLWithPath: arguments[2])
  var report = Report((try? String(contentsOf: file, encoding: .utf8)) ?? "")
  if arguments.count > 4 {
    let (device, app) = (arguments[3], arguments[4])
    report.ask(
      run: ProcessInfo.processInfo.environment["ARCO_RUN"] ?? "", read: { readLine() }, say: say,
      open: { screen in
        run("open", "-a", "Simulator")
        run("xcrun", "simctl", "launch", "--terminate-running-process", device, app, screen)
      },
      keep: { try? Data($0.text.utf8).write(to: file) })
  } else {
    print(report.table)
  }
} else {
  for name in Check.examples + Check.all.map(\.name) { print(name) }
}
