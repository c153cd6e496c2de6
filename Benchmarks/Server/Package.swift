// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the other benchmarks need not build the server's dependencies.
let package = Package(
  name: "benchmarks-server",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "arco", path: "../..", traits: ["SQLite", "Pages"]),
    .package(name: "arco-examples", path: "../../Examples"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "bench-site",
      dependencies: [
        .product(name: "Arco", package: "arco"),
        .product(name: "ArcoControls", package: "arco"),
        .product(name: "ArcoForms", package: "arco"),
        .product(name: "ArcoHTML", package: "arco"),
        .product(name: "ArcoWeb", package: "arco"),
        .product(name: "ArcoServer", package: "arco"),
        .product(name: "CoffeeFeature", package: "arco-examples"),
        .product(name: "CoffeeHTML", package: "arco-examples"),
        .product(name: "TodosFeature", package: "arco-examples"),
        .product(name: "TodosHTML", package: "arco-examples"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .executableTarget(
      name: "bench-hand",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ]),
    .executableTarget(name: "bench-clicks"),
    // The page for js-framework-benchmark, by a link to its folder.
    .executableTarget(
      name: "bench-table",
      dependencies: [
        .product(name: "ArcoCore", package: "arco"),
        .product(name: "ArcoHTML", package: "arco"),
        .product(name: "ArcoOptics", package: "arco"),
        .product(name: "ArcoServer", package: "arco"),
        .product(name: "ArcoWeb", package: "arco"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ]),
    .executableTarget(
      name: "bench-kept",
      dependencies: [
        .product(name: "Arco", package: "arco"),
        .product(name: "ArcoHTML", package: "arco"),
        .product(name: "ArcoServer", package: "arco"),
        .product(name: "ArcoSQLite", package: "arco"),
        .product(name: "ArcoStore", package: "arco"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .executableTarget(
      name: "bench-commits",
      dependencies: [
        .product(name: "ArcoSQLite", package: "arco"),
        .product(name: "ArcoStore", package: "arco"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
