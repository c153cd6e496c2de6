// swift-tools-version: 6.2
import PackageDescription

let arco = Target.Dependency.product(name: "Arco", package: "arco")
let html: [Target.Dependency] = [
  arco,
  .product(name: "ArcoHTML", package: "arco"),
  .product(name: "ArcoWeb", package: "arco"),
]

let package = Package(
  name: "arco-examples",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "arco", path: "..", traits: ["Server"])
  ],
  targets: [
    .target(name: "CoffeeFeature", dependencies: [arco]),
    .target(name: "TodosFeature", dependencies: [arco]),
    .target(name: "CountersFeature", dependencies: [arco]),
    .target(name: "StepperFeature", dependencies: [arco]),
    .testTarget(name: "CoffeeFeatureTests", dependencies: ["CoffeeFeature", arco]),
    .testTarget(name: "TodosFeatureTests", dependencies: ["TodosFeature", arco]),
    .testTarget(name: "CountersFeatureTests", dependencies: ["CountersFeature", arco]),
    .testTarget(name: "StepperFeatureTests", dependencies: ["StepperFeature", arco]),
  ],
  swiftLanguageModes: [.v6]
)
