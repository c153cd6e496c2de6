import Foundation
import PackagePlugin

/// Makes a web site of a program that uses ArcoBrowser: a page, a script and a module.
///
///     swift package --allow-writing-to-package-directory arco-web --product Coffee
@main
struct ArcoWebPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let options = try Options(arguments)
    if options.wantsHelp {
      print(Options.help)
      return
    }
    let product = try options.product(in: context.package)
    let output = URL(
      filePath: options.output, directoryHint: .isDirectory,
      relativeTo: context.package.directoryURL)
    let build = ModuleBuild(
      product: product.name, package: context.package.directoryURL,
      scratch: context.pluginWorkDirectoryURL, tools: try Tools(), keepsNames: options.keepsNames)
    let arco = try arco(in: context.package)
    let site = Site(
      product: product.name, folder: output, sources: product.sourceFolder, base: options.base)
    let make = {
      let script = try ClientScript(arco: arco)
      let module = try build.run()
      let paints = options.paints ? try FirstPaint.all(of: product.name, by: packageManager) : []
      try site.write(module: module, script: script, paints: paints)
      build.printSizes()
    }
    guard let port = options.port else { return try make() }
    let sources = Sources(folders: context.package.localFolders, except: output)
    try serve(output, at: port, remaking: make, of: sources)
  }

  /// Serves the site, and makes it again whenever its sources change, until the command is ended.
  private func serve(
    _ folder: URL, at port: UInt16, remaking make: () throws -> Void, of sources: Sources
  ) throws {
    let server = try Server(folder: folder, port: port)
    server.start()
    var seen: Sources.State?
    while true {
      let state = sources.state()
      if state != seen {
        seen = state
        // Who mends a mistake need not begin anew.
        do { try make() } catch { Diagnostics.error("\(error)") }
        print("http://127.0.0.1:\(port)/ has the site; it is made again when its sources change")
        fflush(nil)
      }
      Thread.sleep(forTimeInterval: 0.5)
    }
  }

  /// The folder of Arco's own package.
  private func arco(in package: Package) throws -> URL {
    if let arco = package.withDependencies.first(where: { $0.hasTarget("ArcoBrowser") }) {
      return arco.directoryURL
    }
    throw Failure("no package here has the product ArcoBrowser")
  }
}

/// What went wrong, and what to do.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension Package {
  /// The package, and all that it depends on.
  fileprivate var withDependencies: [Package] {
    [self] + dependencies.flatMap { $0.package.withDependencies }
  }

  fileprivate func hasTarget(_ name: String) -> Bool { targets.contains { $0.name == name } }

  /// The folders of the packages that somebody may edit.
  fileprivate var localFolders: [URL] {
    Array(Set(withDependencies.filter { $0.origin.isLocal }.map(\.directoryURL)))
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

extension ExecutableProduct {
  /// Where the sources of the program itself are.
  fileprivate var sourceFolder: URL { mainTarget.directoryURL }
}
