// swift-tools-version: 6.2
import PackageDescription

// With ARCO=FOLDER the package uses a checkout of Arco in this folder.
let arco: Package.Dependency =
  Context.environment["ARCO"].map { .package(name: "arco", path: $0, traits: ["Server"]) }
  ?? .package(url: "https://example.com/arco", branch: "main", traits: ["Server"])

// The table itself is the one of the folder `arco`, by links.
let package = Package(
  name: "table-server",
  platforms: [.macOS(.v15)],
  dependencies: [
    arco, .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
  ],
  targets: [
    .executableTarget(
      name: "TableServer",
      dependencies: [
        .product(name: "ArcoCore", package: "arco"),
        .product(name: "ArcoHTML", package: "arco"),
        .product(name: "ArcoOptics", package: "arco"),
        .product(name: "ArcoServer", package: "arco"),
        .product(name: "ArcoWeb", package: "arco"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
