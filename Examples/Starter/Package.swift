// swift-tools-version: 6.2
import PackageDescription

// Where Arco is. This is the one line to fill in.
let arco = "https://example.com/arco"

let pages: Target.Dependency = .product(name: "ArcoPages", package: "arco")

let package = Package(
  name: "starter",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: arco, branch: "main", traits: ["Pages"]),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
  ],
  targets: [
    .target(name: "TicketsFeature", dependencies: [pages]),
    .target(name: "TicketsHTML", dependencies: ["TicketsFeature", pages]),
    .executableTarget(
      name: "tickets",
      dependencies: [
        "TicketsHTML", pages, .product(name: "Hummingbird", package: "hummingbird"),
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
