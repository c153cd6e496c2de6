// swift-tools-version: 6.2
import PackageDescription

// What the browser tests ask of a module: its world, and its end.
let package = Package(
  name: "arco-browser-probe",
  products: [.executable(name: "Trial", targets: ["Trial"])],
  dependencies: [.package(name: "arco", path: "../..")],
  targets: [
    .executableTarget(
      name: "Trial",
      dependencies: [
        .product(name: "ArcoBrowser", package: "arco"),
        .product(name: "ArcoCore", package: "arco"),
        .product(name: "ArcoHTML", package: "arco"),
        .product(name: "ArcoWeb", package: "arco"),
      ],
      exclude: ["Web"])
  ],
  swiftLanguageModes: [.v6]
)
