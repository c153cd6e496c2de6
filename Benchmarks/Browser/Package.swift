// swift-tools-version: 6.2
import PackageDescription

// js-framework-benchmark's table as WebAssembly, as a user would write it.
let package = Package(
  name: "arco-benchmark-browser",
  products: [.executable(name: "Table", targets: ["Table"])],
  dependencies: [.package(name: "arco", path: "../..")],
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
