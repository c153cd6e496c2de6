// swift-tools-version: 6.2
import PackageDescription

// Where Arco is. This is the one line to fill in.
let arco = "https://example.com/arco"

let package = Package(
  name: "starter",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: arco, from: "0.1.0", traits: ["Macros", "Server"]),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
  ],
  targets: [
    .target(
      name: "TicketsFeature",
      dependencies: [
        .product(name: "Arco", package: "arco"),
        .product(name: "ArcoMacros", package: "arco"),
      ]),
    .target(
      name: "TicketsHTML",
      dependencies: [
        "TicketsFeature",
        .product(name: "ArcoHTML", package: "arco"),
        .product(name: "ArcoWeb", package: "arco"),
      ]),
    .executableTarget(
      name: "tickets",
      dependencies: [
        "TicketsHTML",
        .product(name: "ArcoServer", package: "arco"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ]),
    .testTarget(
      name: "TicketsTests",
      dependencies: [
        "TicketsHTML",
        .product(name: "ArcoExplorer", package: "arco"),
        .product(name: "ArcoTesting", package: "arco"),
        .product(name: "ArcoWebTesting", package: "arco"),
      ]),
  ]
)
