// swift-tools-version: 6.2
import PackageDescription

// Built by `make apple`. `check-swiftui` compiles its sources on Linux.
let package = Package(
  name: "screens",
  platforms: [.macOS(.v15), .iOS(.v17)],
  dependencies: [
    .package(name: "arco", path: "../../..", traits: ["SQLite", "Pages"]),
    .package(name: "arco-examples", path: "../../../Examples"),
  ],
  targets: [
    .executableTarget(
      name: "Screens",
      dependencies: [
        .product(name: "Arco", package: "arco"),
        .product(name: "ArcoSwiftUI", package: "arco"),
        .product(name: "ScreensSwiftUI", package: "arco-examples"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
