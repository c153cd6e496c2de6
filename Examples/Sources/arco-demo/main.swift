import DemoSite
import Foundation

func fail(_ message: String, _ code: Int32) -> Never {
  FileHandle.standardError.write(Data("arco-demo: \(message)\n".utf8))
  exit(code)
}

let options: Options
do throws(Options.Refusal) {
  options = try Options(
    CommandLine.arguments.dropFirst(),
    defaultPort: ProcessInfo.processInfo.environment["PORT"],
    defaultDocs: ProcessInfo.processInfo.environment["DOCS"],
    defaultSessions: ProcessInfo.processInfo.environment["SESSIONS"],
    defaultLocal: ProcessInfo.processInfo.environment["LOCAL"])
} catch {
  fail(error.description, EX_USAGE)
}

if options.wantsHelp {
  print(Options.help)
} else {
  options.supervise()
  do {
    let demo = try Demo(options)
    if options.wantsRoutes {
      print(demo.routes.joined(separator: "\n"))
    } else {
      try await demo.run { address in
        print("Arco examples: \(address)")
        fflush(nil)  // at once, also where the output is not a terminal
      }
    }
  } catch {
    fail("\(error)", EXIT_FAILURE)
  }
}
