// swift-tools-version: 6.2
import PackageDescription

// With ARCO=FOLDER the package uses a checkout of Arco in this folder.
let arco: Package.Dependency =
  Context.environment["ARCO"].map { .package(name: "arco", path: $0) }
  ?? .package(url: "https://example.com/arco", branch: "main")

let package = Package(
  name: "table",
  products: [.executable(name: "Table", targets: ["Table"])],
  dependencies: [arco],
  targets: [
    .executableTarget(
      name: "Table",
      dependencies: [
        .product(name: "ArcoBrowser", package: "arco"),
        .product(name: "ArcoCore", package: "arco"),
        .product(name: "ArcoHTML", package: "arco"),
        .product(name: "ArcoOptics", package: "arco"),
        .product(name: "ArcoWeb", package: "arco"),
      ],
      exclude: ["Web"])
  ],
  swiftLanguageModes: [.v6]
)
