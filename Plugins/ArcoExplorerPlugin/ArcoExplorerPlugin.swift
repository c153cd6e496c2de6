import Foundation
import PackagePlugin

/// Runs the package's own program that contains its explorations, or compares outlines.
///
///     swift package --allow-writing-to-package-directory arco-explore storyboard
@main
struct ArcoExplorerPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var rest = ArgumentExtractor(arguments)
    let product = rest.extractOption(named: "product").first
    let words = rest.remainingArguments
    let program =
      comparesFiles(words)
      ? try context.tool(named: "arco-explore").url
      : try build(product, in: context.package)
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: throw Failure("a claim is refuted, or an outline changed")
    case 3: throw Failure("a claim is undecided; to accept this, pass --allow-undecided")
    default: throw Failure("exploring failed with status \(process.terminationStatus)")
    }
  }

  /// Whether the command compares two files. Then no program of the package is needed.
  private func comparesFiles(_ words: [String]) -> Bool {
    words.first == "compare" && words.dropFirst().prefix(2).allSatisfy { $0.hasSuffix(".outline") }
      && words.count > 2
  }

  private func build(_ name: String?, in package: Package) throws -> URL {
    let products = package.products(ofType: ExecutableProduct.self).filter { product in
      name.map { $0 == product.name } ?? product.explores
    }
    guard let product = products.first, products.count == 1 else {
      let names = products.map(\.name).joined(separator: ", ")
      throw Failure(
        name.map { "this package has no executable product \($0)" }
          ?? (products.isEmpty
            ? "no executable of this package uses ArcoExplorer"
            : "several executables use ArcoExplorer; choose one with --product: \(names)"))
    }
    let result = try packageManager.build(
      .product(product.name), parameters: .init(configuration: .debug, logging: .concise))
    guard result.succeeded else { throw Failure(result.logText) }
    guard let built = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
      throw Failure("\(product.name) was not built")
    }
    return built.url
  }
}

/// An error with its remedy.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension ExecutableProduct {
  /// Whether the main target of the product depends on ArcoExplorer.
  fileprivate var explores: Bool {
    mainTarget.dependencies.contains { dependency in
      switch dependency {
      case .product(let product): product.name == "ArcoExplorer"
      case .target(let target): target.name == "ArcoExplorer"
      @unknown default: false
      }
    }
  }
}
