import DemoSite
import Foundation

let options = Options.ofProgram()
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
  FileHandle.standardError.write(Data("arco-demo: \(error)\n".utf8))
  exit(EXIT_FAILURE)
}
