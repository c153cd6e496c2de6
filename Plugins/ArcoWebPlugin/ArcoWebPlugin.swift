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
    let tools = try Tools()
    let output = URL(
      filePath: options.output, directoryHint: .isDirectory,
      relativeTo: context.package.directoryURL)
    let build = ModuleBuild(
      product: product.name, package: context.package.directoryURL,
      scratch: context.pluginWorkDirectoryURL, tools: tools, keepsNames: options.keepsNames)
    let module = try build.run()
    let script = try ClientScript(arco: arco(in: context.package))
    let site = Site(product: product.name, folder: output, sources: product.sourceFolder)
    try site.write(module: module, script: script)
    build.printSizes()
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
}

extension ExecutableProduct {
  /// Where the sources of the program itself are.
  fileprivate var sourceFolder: URL { mainTarget.directoryURL }
}
