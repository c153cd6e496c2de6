import Foundation
import PackagePlugin

/// Makes a web site of a program that uses ArcoBrowser: a page, a script and a module.
///
///     swift package --allow-writing-to-package-directory arco-web --product Coffee
///
/// The program `arco-web` does the work: every consumer compiles a plug-in, and a program only who
/// uses it. What only SwiftPM knows is said here: what packages there are, and what it builds.
@main
struct ArcoWebPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let isHelp = arguments.contains { $0 == "--help" || $0 == "-h" }
    let given = isHelp ? arguments : try described(context, arguments)
    let process = Process()
    let (said, answers) = (Pipe(), Pipe())
    process.executableURL = try context.tool(named: "arco-web").url
    process.arguments = given
    process.standardOutput = said
    process.standardInput = answers
    try process.run()
    endWithSwiftPM()
    for line in Lines(of: said.fileHandleForReading) {
      guard line.hasPrefix(asksForProgram) else {
        // A diagnostic appears at once. SwiftPM buffers the printed output of a plug-in unless a terminal shows it.
        Diagnostics.progress(line)
        continue
      }
      let answer = try program(String(line.dropFirst(asksForProgram.count))) + "\n"
      try answers.fileHandleForWriting.write(contentsOf: Data(answer.utf8))
    }
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Failure("no site was made") }
  }

  /// The arguments, and beside them what the packages are.
  private func described(_ context: PluginContext, _ arguments: [String]) throws -> [String] {
    var rest = ArgumentExtractor(arguments)
    let names = rest.extractOption(named: "product")
    let product = try context.package.executable(names.last)
    let packages = context.package.withDependencies
    guard let arco = packages.first(where: { $0.hasTarget("ArcoBrowser") }) else {
      throw Failure("no package here has the product ArcoBrowser")
    }
    let folders: [(String, URL)] =
      [
        ("--sources", product.mainTarget.directoryURL), ("--package", context.package.directoryURL),
        ("--scratch", context.pluginWorkDirectoryURL), ("--arco", arco.directoryURL),
      ] + packages.filter(\.origin.isLocal).map { ("--watched", $0.directoryURL) }
    let macros = try macros(for: product, context).map { ["--macros", $0] } ?? []
    return ["--product", product.name] + rest.remainingArguments + macros
      + folders.flatMap { [$0, $1.path(percentEncoded: false)] }
  }

  /// The path of the plug-in that expands Arco's macros, built for this computer; nil if the product uses no macros.
  /// The package's other builds use the same plug-in.
  private func macros(for product: ExecutableProduct, _ context: PluginContext) throws -> String? {
    let uses = product.targets.flatMap { [$0] + $0.recursiveTargetDependencies }
    guard uses.contains(where: { $0.name == "ArcoMacros" }) else { return nil }
    Diagnostics.progress("Building the plug-in that expands @Optics, unless it is built already.")
    let build = try packageManager.build(
      .product("ArcoMacrosPlugin"),
      parameters: .init(configuration: .debug, logging: .concise, echoLogs: true))
    let built = context.pluginWorkDirectoryURL
      .appending(path: "../../../debug/ArcoMacrosPlugin-tool")
      .standardizedFileURL.path(percentEncoded: false)
    if build.succeeded, FileManager.default.isExecutableFile(atPath: built) { return built }
    Diagnostics.progress(
      "No plug-in is at \(built): it is built with the module, which takes long.\n\(build.logText)")
    return nil
  }

  /// Builds a program for this computer, and returns its path; why it cannot be built where it cannot.
  private func program(_ product: String) throws -> String {
    let build = try packageManager.build(
      .product(product), parameters: .init(configuration: .debug, logging: .concise))
    if build.succeeded,
      let program = build.builtArtifacts.first(where: { $0.kind == .executable })
    {
      return program.url.path(percentEncoded: false)
    }
    Diagnostics.error("\(product) cannot be built for this computer:\n\(build.logText)")
    return ""
  }
}

/// How a line begins that is not to be shown: the name of a product follows.
private let asksForProgram = "arco-web needs the program "

/// What went wrong, and what to do.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Ends this plug-in when SwiftPM has ended: a SwiftPM that is terminated leaves its plug-ins running. The program ends
/// with the plug-in, as the plug-in's end of its standard input is closed.
private func endWithSwiftPM() {
  let parent = getppid()
  Thread.detachNewThread {
    while getppid() == parent { Thread.sleep(forTimeInterval: 0.5) }
    exit(1)
  }
}

/// The lines of what somebody writes, as they come.
private struct Lines: Sequence, IteratorProtocol {
  private let file: FileHandle
  private var rest = Data()

  init(of file: FileHandle) { self.file = file }

  mutating func next() -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[(end + 1)...]) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      let more = file.availableData
      if more.isEmpty {
        defer { rest = Data() }
        return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
      }
      rest += more
    }
  }
}

extension Package {
  /// The package, and all that it depends on.
  fileprivate var withDependencies: [Package] {
    [self] + dependencies.flatMap { $0.package.withDependencies }
  }

  fileprivate func hasTarget(_ name: String) -> Bool { targets.contains { $0.name == name } }

  /// The executable of a name; without a name, the only one.
  fileprivate func executable(_ name: String?) throws -> ExecutableProduct {
    let all = products(ofType: ExecutableProduct.self)
    let names = all.map(\.name).joined(separator: ", ")
    if let name {
      if let product = all.first(where: { $0.name == name }) { return product }
      throw Failure("no executable product is called \(name); there are: \(names)")
    }
    guard let only = all.first, all.count == 1 else {
      throw Failure("say which executable is meant by --product; there are: \(names)")
    }
    return only
  }
}

extension PackageOrigin {
  fileprivate var isLocal: Bool {
    switch self {
    case .root, .local: true
    default: false
    }
  }
}
