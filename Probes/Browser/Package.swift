// swift-tools-version: 6.2
import PackageDescription

let browser: [Target.Dependency] = [
  .product(name: "ArcoBrowser", package: "arco"),
  .product(name: "ArcoCoding", package: "arco"),
  .product(name: "ArcoCore", package: "arco"),
  .product(name: "ArcoHTML", package: "arco"),
  .product(name: "ArcoOptics", package: "arco"),
  .product(name: "ArcoRoutes", package: "arco"),
  .product(name: "ArcoWeb", package: "arco"),
]

// What the browser tests ask of a module: its world, and its end; its addresses, and any text.
let package = Package(
  name: "arco-browser-probe",
  products: [
    .executable(name: "Trial", targets: ["Trial"]),
    .executable(name: "Tour", targets: ["Tour"]),
  ],
  dependencies: [.package(name: "arco", path: "../..")],
  targets: [
    .executableTarget(name: "Trial", dependencies: browser, exclude: ["Web"]),
    .executableTarget(name: "Tour", dependencies: browser),
  ],
  swiftLanguageModes: [.v6]
)
