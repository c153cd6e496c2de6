// swift-tools-version: 6.2
import PackageDescription

// The examples that run in the browser, from the sources beside this. The plug-in that expands `@Optics`
// is the one that was built with the demo, so that none is built anew for each module, and optimised.
let plugin =
  Context.environment["ARCO_MACROS_PLUGIN"]
  ?? "\(Context.packageDirectory)/../../.build/debug/ArcoMacrosPlugin-tool"
let loading: SwiftSetting = .unsafeFlags([
  "-load-plugin-executable", "\(plugin)#ArcoMacrosPlugin",
])
// A target cannot have the name of another package's.
let expanding = [loading, .unsafeFlags(["-module-alias", "ArcoMacros=ExpandedMacros"])]

let html: [Target.Dependency] = ["Arco", "ArcoCore", "ArcoOptics", "ArcoHTML", "ArcoWeb"].map {
  .product(name: $0, package: "arco")
}
let browser = html + [.product(name: "ArcoBrowser", package: "arco")]

/// What an example consists of.
func example(_ name: String, _ more: [Target.Dependency] = []) -> [Target] {
  [
    .target(
      name: "\(name)Feature", dependencies: html + more + ["ExpandedMacros"],
      swiftSettings: expanding),
    .target(name: "\(name)HTML", dependencies: html + [.byName(name: "\(name)Feature")]),
    .executableTarget(
      name: "\(name)Browser",
      dependencies: browser + [.byName(name: "\(name)Feature"), .byName(name: "\(name)HTML")],
      exclude: ["Web"]),
  ]
}

let package = Package(
  name: "arco-local",
  products: ["Coffee", "Counters", "Editor", "Login", "Todos"].map {
    .executable(name: "\($0)Browser", targets: ["\($0)Browser"])
  },
  dependencies: [.package(name: "arco", path: "../..")],
  targets: [
    .target(
      name: "ExpandedMacros",
      dependencies: ["ArcoOptics", "ArcoForms"].map { .product(name: $0, package: "arco") },
      swiftSettings: [.define("Macros"), loading])
  ] + example("Coffee") + example("Counters") + example("Editor") + example("Todos")
    + example("Login", [.product(name: "ArcoTables", package: "arco")]),
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("MemberImportVisibility")
    ]
}
