import Foundation
import PackagePlugin

/// Builds a web site from a program that uses ArcoBrowser: a page, a script and a module.
///
///     swift package --allow-writing-to-package-directory arco-web --product Coffee
///
/// The program `arco-web` does the work, because every consumer of Arco compiles a plug-in, but
/// only its users compile a program. The plug-in passes it what only SwiftPM knows: the packages,
/// and the paths of build products.
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
    if process.terminationStatus != 0 { throw Failure("arco-web failed; no site was written") }
  }

  /// Returns the arguments, with the folders of the packages added.
  private func described(_ context: PluginContext, _ arguments: [String]) throws -> [String] {
    var rest = ArgumentExtractor(arguments)
    let names = rest.extractOption(named: "product")
    let product = try context.package.executable(names.last)
    let packages = context.package.withDependencies
    guard let arco = packages.first(where: { $0.hasTarget("ArcoBrowser") }) else {
      throw Failure("neither this package nor its dependencies have the product ArcoBrowser")
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

  /// Returns the path of the plug-in that expands Arco's macros, built for this computer; nil if
  /// the product uses no macros. Other builds of the package use the same plug-in.
  private func macros(for product: ExecutableProduct, _ context: PluginContext) throws -> String? {
    let uses = product.targets.flatMap { [$0] + $0.recursiveTargetDependencies }
    guard uses.contains(where: { $0.name == "ArcoMacros" }) else { return nil }
    Diagnostics.progress("Building the macro plug-in, unless it is up to date.")
    let build = try packageManager.build(
      .product("ArcoMacrosPlugin"),
      parameters: .init(configuration: .debug, logging: .concise, echoLogs: true))
    let built = context.pluginWorkDirectoryURL
      .appending(path: "../../../debug/ArcoMacrosPlugin-tool")
      .standardizedFileURL.path(percentEncoded: false)
    if build.succeeded, FileManager.default.isExecutableFile(atPath: built) { return built }
    Diagnostics.progress(
      "There is no macro plug-in at \(built), so the build of the module also builds one. This takes minutes.\n\(build.logText)"
    )
    return nil
  }

  /// Builds a program for this computer. Returns its path; empty if the build fails, after an error
  /// message.
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

/// The beginning of a line that asks for a program and is not printed. The name of a product
/// follows.
private let asksForProgram = "arco-web needs the program "

/// An error with its remedy.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Ends this plug-in after SwiftPM has ended, because a terminated SwiftPM leaves its plug-ins
/// running. The program ends with the plug-in, whose end closes the program's standard input.
private func endWithSwiftPM() {
  let parent = getppid()
  Thread.detachNewThread {
    while getppid() == parent { Thread.sleep(forTimeInterval: 0.5) }
    exit(1)
  }
}

/// The lines of a file, as they arrive.
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
  /// The package and all its direct and indirect dependencies.
  fileprivate var withDependencies: [Package] {
    [self] + dependencies.flatMap { $0.package.withDependencies }
  }

  fileprivate func hasTarget(_ name: String) -> Bool { targets.contains { $0.name == name } }

  /// Returns the executable with a name; without a name, the only executable.
  fileprivate func executable(_ name: String?) throws -> ExecutableProduct {
    let all = products(ofType: ExecutableProduct.self)
    let names = all.map(\.name).joined(separator: ", ")
    if let name {
      if let product = all.first(where: { $0.name == name }) { return product }
      throw Failure("there is no executable product \(name); the executables are: \(names)")
    }
    guard let only = all.first, all.count == 1 else {
      throw Failure("choose an executable with --product; the executables are: \(names)")
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
