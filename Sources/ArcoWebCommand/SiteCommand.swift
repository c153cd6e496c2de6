import Foundation

/// Builds a site, once or whenever its sources change.
struct SiteCommand {
  private let options: Options
  private let output: URL
  private let build: ModuleBuild
  private let tools: Tools

  init(_ options: Options) throws {
    self.options = options
    output = URL(
      filePath: options.output, directoryHint: .isDirectory, relativeTo: options.package)
    tools = try Tools()
    build = ModuleBuild(
      product: options.product, package: options.package, scratch: options.scratch,
      tools: tools, macros: options.macros, isForDevelopment: options.isForDevelopment)
  }

  func run() throws {
    guard let port = options.port else { return try make() }
    try serve(at: port)
  }

  private func make() throws {
    let script = ClientScript(arco: options.arco)
    let (module, places) = try build.run()
    let paints = options.paints ? try FirstPaint.all(of: options.product) : []
    let site = Site(
      product: options.product, folder: output, sources: options.sources, base: options.base)
    try site.write(module: module, places: places, script: script, paints: paints)
    if !options.isForDevelopment { build.printSizes() }
  }

  /// Serves the site, and rebuilds it whenever its sources change, until the command is ended.
  private func serve(at port: UInt16) throws {
    let server = try Server(folder: output, port: port)
    server.start()
    let sources = Sources(folders: options.watched, except: output)
    var seen: Sources.State?
    while true {
      let state = sources.state()
      if state != seen {
        seen = state
        // After an error the command goes on: the next change builds again.
        do { try make() } catch { report(error) }
        print("Serving the site at http://127.0.0.1:\(port)/; it is rebuilt when a source changes")
        fflush(nil)
      }
      Thread.sleep(forTimeInterval: 0.5)
    }
  }
}

/// An error with a message for the user: what went wrong, and what to do.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Prints an error to standard error.
func report(_ error: any Error) {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
}
