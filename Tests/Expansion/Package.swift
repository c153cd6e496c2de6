// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// What the sources of the macro plug-in are tested with, by themselves: a test that knows a macro's own
/// target is built for the host, with all that the tests beside it know, so that everything would be
/// built twice.
let expansion = [
  "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftIfConfig", "SwiftSyntax", "SwiftSyntaxBuilder",
  "SwiftSyntaxMacros",
]
let tests = ["SwiftParser", "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacrosGenericTestSupport"]

let package = Package(
  name: "arco-expansion",
  platforms: [.macOS(.v14)],
  // Arco is there only so that both have one graph of packages: what was built for it serves here.
  dependencies: [
    .package(name: "arco", path: "../..", traits: ["SQLite", "Pages"]),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    .macro(
      name: "OpticsExpansion", dependencies: expansion.map(syntax),
      swiftSettings: [.define("Macros")]),
    .testTarget(
      name: "ExpansionTests",
      dependencies: ["OpticsExpansion"] + (expansion.dropFirst() + tests).map(syntax)),
  ],
  swiftLanguageModes: [.v6]
)

func syntax(_ product: String) -> Target.Dependency {
  .product(name: product, package: "swift-syntax")
}
