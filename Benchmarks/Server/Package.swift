// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the other benchmarks need not build the server's dependencies.
let package = Package(
  name: "benchmarks-server",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "arco", path: "../..", traits: ["Server", "Macros"]),
    .package(name: "arco-examples", path: "../../Examples"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    .executableTarget(
      name: "bench-site",
      dependencies: [
        .product(name: "ArcoServer", package: "arco"),
        .product(name: "CoffeeFeature", package: "arco-examples"),
        .product(name: "CoffeeHTML", package: "arco-examples"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
