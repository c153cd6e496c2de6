// swift-tools-version: 6.2
import PackageDescription

// An app that shows the examples' screens, for `make apple`. On Linux it is compiled beside the stand-in for SwiftUI.
let package = Package(
  name: "screens",
  platforms: [.macOS(.v15), .iOS(.v17)],
  dependencies: [
    .package(name: "arco", path: "../..", traits: ["SQLite", "Pages"]),
    .package(name: "arco-examples", path: "../../Examples"),
  ],
  targets: [
    .executableTarget(
      name: "Screens",
      dependencies: [
        .product(name: "Arco", package: "arco"),
        .product(name: "ArcoSwiftUI", package: "arco"),
        .product(name: "ScreensSwiftUI", package: "arco-examples"),
        "ArcoChecks",
      ],
      path: "App"),
    .target(
      name: "ArcoChecks",
      dependencies: [
        .product(name: "Arco", package: "arco"),
        .product(name: "ArcoArchitectures", package: "arco"),
        .product(name: "ArcoComonads", package: "arco"),
        .product(name: "ArcoSwiftUI", package: "arco"),
      ],
      path: "Checks"),
    // An app as a new target of Xcode is: its default isolation is the main actor.
    .executableTarget(
      name: "BrewApp",
      dependencies: [
        .product(name: "Arco", package: "arco"), .product(name: "ArcoSwiftUI", package: "arco"),
      ],
      path: "MainActor", swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(name: "ListChecks", dependencies: ["ArcoChecks"], path: "List"),
    .testTarget(name: "HostedTests", dependencies: ["ArcoChecks"], path: "Hosted"),
  ],
  swiftLanguageModes: [.v6]
)
