// swift-tools-version: 6.2
import PackageDescription

// What `Arco` re-exports is named too: an incremental build looks at direct dependencies only, and
// would keep what it compiled against an older ArcoCore.
let arco: [Target.Dependency] = [
  .product(name: "Arco", package: "arco"),
  .product(name: "ArcoCore", package: "arco"),
  .product(name: "ArcoOptics", package: "arco"),
]
// Where a feature has `@Optics`.
let derived = arco + [.product(name: "ArcoMacros", package: "arco")]
let html: [Target.Dependency] =
  arco + [
    .product(name: "ArcoHTML", package: "arco"),
    .product(name: "ArcoWeb", package: "arco"),
  ]

let architectures: [Target.Dependency] = [
  .product(name: "ArcoArchitectures", package: "arco"),
  .product(name: "ArcoComonads", package: "arco"),
]
let browser: [Target.Dependency] = arco + [.product(name: "ArcoBrowser", package: "arco")]
let forms: [Target.Dependency] = [
  .product(name: "ArcoForms", package: "arco"),
  .product(name: "ArcoStatus", package: "arco"),
]
let swiftUI: [Target.Dependency] = arco + [.product(name: "ArcoSwiftUI", package: "arco")]

let package = Package(
  name: "arco-examples",
  platforms: [.macOS(.v15), .iOS(.v17)],
  products: [
    .library(name: "CoffeeFeature", targets: ["CoffeeFeature"]),
    .library(name: "CoffeeHTML", targets: ["CoffeeHTML"]),
    .library(name: "TodosFeature", targets: ["TodosFeature"]),
    .library(name: "TodosHTML", targets: ["TodosHTML"]),
    .executable(name: "CoffeeBrowser", targets: ["CoffeeBrowser"]),
    .executable(name: "CountersBrowser", targets: ["CountersBrowser"]),
    .executable(name: "EditorBrowser", targets: ["EditorBrowser"]),
    .executable(name: "LoginBrowser", targets: ["LoginBrowser"]),
    .executable(name: "TodosBrowser", targets: ["TodosBrowser"]),
    .executable(name: "Explorations", targets: ["Explorations"]),
    .library(
      name: "ScreensSwiftUI",
      targets: [
        "CoffeeSwiftUI", "StepperSwiftUI", "CountersSwiftUI", "TodosSwiftUI", "EditorSwiftUI",
        "LoginSwiftUI", "GallerySwiftUI", "CoffeeFeature", "TodosFeature", "LoginFeature",
      ]),
  ],
  dependencies: [
    .package(name: "arco", path: "..", traits: ["SQLite", "Pages"]),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .target(name: "CoffeeFeature", dependencies: derived),
    .target(name: "TodosFeature", dependencies: derived),
    .target(
      name: "TodoMVC",
      dependencies: [
        .product(name: "ArcoRoutes", package: "arco"),
        .product(name: "ArcoMacros", package: "arco"),
      ] + html),
    .target(
      name: "Shop",
      dependencies: [
        .product(name: "ArcoRoutes", package: "arco"),
        .product(name: "ArcoMacros", package: "arco"),
        .product(name: "ArcoWorld", package: "arco"),
      ] + html),
    .target(
      name: "SevenGUIs",
      dependencies: [.product(name: "ArcoMacros", package: "arco")] + html),
    .target(name: "CountersFeature", dependencies: derived),
    .target(name: "StepperFeature", dependencies: arco),
    .target(
      name: "LoginFeature",
      dependencies: [.product(name: "ArcoTables", package: "arco")] + derived),
    .target(name: "EditorFeature", dependencies: arco),
    .target(
      name: "OrderFeature",
      dependencies: [.product(name: "ArcoTypeChanging", package: "arco")] + arco),
    .target(name: "SignUpFeature", dependencies: derived + forms),
    .target(
      name: "ListingHTML", dependencies: [.product(name: "ArcoHTML", package: "arco")]),
    .target(name: "EditorHTML", dependencies: ["EditorFeature"] + html),
    .target(name: "CoffeeHTML", dependencies: ["CoffeeFeature"] + html),
    .target(name: "TodosHTML", dependencies: ["TodosFeature"] + html),
    .target(name: "CountersHTML", dependencies: ["CountersFeature"] + html),
    .target(name: "StepperHTML", dependencies: ["StepperFeature"] + html),
    .target(name: "LoginHTML", dependencies: ["LoginFeature"] + html),
    .target(name: "OrderHTML", dependencies: ["OrderFeature"] + html),
    .target(
      name: "SignUpHTML",
      dependencies: html + forms + [
        "SignUpFeature", .product(name: "ArcoControls", package: "arco"),
      ]),
    .target(
      name: "GalleryHTML",
      dependencies: ["GalleryListings", "ListingHTML"] + html + architectures,
      exclude: ["Listings"]),
    // The gallery shows its own source: this target embeds the files that GalleryHTML compiles.
    .target(
      name: "GalleryListings",
      dependencies: ["ListingHTML"],
      path: "Sources/GalleryHTML",
      exclude: ["Exhibits"],
      sources: ["Listings"],
      resources: [.embedInCode("Pages")]),
    .target(
      name: "ReaderFeature",
      dependencies: [.product(name: "ArcoComonads", package: "arco")],
      resources: [.embedInCode("Kiosk/Papers")]),
    .target(
      name: "ReaderHTML",
      dependencies: ["ReaderFeature"] + html + architectures,
      exclude: ["Listings"]),
    .target(
      name: "ReaderListings",
      dependencies: ["ListingHTML"],
      path: "Sources/ReaderHTML",
      exclude: ["ReaderPage.swift", "Words.swift"],
      sources: ["Listings"],
      resources: [.embedInCode("Spaces")]),
    // The examples show a few of their files: this target embeds links to these files.
    .target(
      name: "ExampleListings",
      dependencies: ["ListingHTML"],
      resources: [.embedInCode("Files")]),
    .target(name: "CoffeeSwiftUI", dependencies: ["CoffeeFeature"] + swiftUI),
    .target(name: "StepperSwiftUI", dependencies: ["StepperFeature"] + swiftUI),
    .target(name: "CountersSwiftUI", dependencies: ["CountersFeature"] + swiftUI),
    .target(name: "TodosSwiftUI", dependencies: ["TodosFeature"] + swiftUI),
    .target(name: "EditorSwiftUI", dependencies: ["EditorFeature"] + swiftUI),
    .target(name: "LoginSwiftUI", dependencies: ["LoginFeature"] + swiftUI),
    .target(name: "GallerySwiftUI", dependencies: swiftUI + architectures),
    .target(
      name: "DemoSite",
      dependencies: html + architectures + [
        "ExampleListings", "ListingHTML",
        "EditorFeature", "EditorHTML",
        "CoffeeFeature", "CoffeeHTML", "TodosFeature", "TodosHTML", "CountersFeature",
        "CountersHTML", "StepperFeature", "StepperHTML", "LoginFeature", "LoginHTML",
        "OrderFeature", "OrderHTML", "SevenGUIs", "Shop", "SignUpFeature",
        "SignUpHTML", "TodoMVC",
        "GalleryHTML", "ReaderHTML", "ReaderFeature", "ReaderListings",
        .product(name: "ArcoRoutes", package: "arco"),
        .product(name: "ArcoWorld", package: "arco"),
        .product(name: "ArcoServer", package: "arco"),
        .product(name: "ArcoAccounts", package: "arco"),
        .product(name: "ArcoSQLite", package: "arco"),
        .product(name: "ArcoStore", package: "arco"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
      ],
      resources: [
        .embedInCode("icon.svg"), .embedInCode("style.css"), .embedInCode("x-span.js"),
        .embedInCode("x-span.css"), .embedInCode("x-figures.js"),
      ]
    ),
    .executableTarget(name: "arco-demo", dependencies: ["DemoSite"]),
    // What everybody writes in the first week, a file each, for the comparison.
    .target(
      name: "Tasks",
      dependencies: forms + [
        .product(name: "ArcoPages", package: "arco"),
        .product(name: "ArcoAccounts", package: "arco"),
        .product(name: "ArcoControls", package: "arco"),
        .product(name: "ArcoReplay", package: "arco"),
        .product(name: "ArcoWorld", package: "arco"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ]),
    // The same features and faces for the browser, without a server: `swift package arco-web`.
    .executableTarget(
      name: "CoffeeBrowser", dependencies: ["CoffeeFeature", "CoffeeHTML"] + browser,
      exclude: ["Web"]),
    .executableTarget(
      name: "CountersBrowser", dependencies: ["CountersFeature", "CountersHTML"] + browser,
      exclude: ["Web"]),
    .executableTarget(
      name: "EditorBrowser", dependencies: ["EditorFeature", "EditorHTML"] + browser,
      exclude: ["Web"]),
    .executableTarget(
      name: "LoginBrowser", dependencies: ["LoginFeature", "LoginHTML"] + browser,
      exclude: ["Web"]),
    .executableTarget(
      name: "TodosBrowser", dependencies: ["TodosFeature", "TodosHTML"] + browser,
      exclude: ["Web"]),
    // What `swift package arco-explore` explores.
    .executableTarget(
      name: "Explorations",
      dependencies: html + [
        "CoffeeFeature", "CoffeeHTML", "LoginFeature", "LoginHTML",
        .product(name: "ArcoExplorer", package: "arco"),
      ]),
    .testTarget(
      name: "CoffeeFeatureTests",
      dependencies: ["CoffeeFeature", .product(name: "ArcoTesting", package: "arco")] + derived),
    .testTarget(name: "TodosFeatureTests", dependencies: ["TodosFeature"] + arco),
    .testTarget(name: "CountersFeatureTests", dependencies: ["CountersFeature"] + arco),
    .testTarget(
      name: "DemoSiteTests",
      dependencies: html + [
        "DemoSite", "ListingHTML", "Shop",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "ListingHTMLTests", dependencies: ["ListingHTML"]),
    .testTarget(
      name: "FaceTests",
      dependencies: html + forms + [
        "EditorFeature", "EditorHTML",
        "CoffeeFeature", "CoffeeHTML", "TodosFeature", "TodosHTML", "CountersFeature",
        "CountersHTML", "StepperFeature", "StepperHTML", "LoginFeature", "LoginHTML",
        "OrderFeature", "OrderHTML", "SignUpFeature", "SignUpHTML",
        "GalleryHTML", "ReaderHTML", "ReaderFeature", "ListingHTML",
        .product(name: "ArcoLaws", package: "arco"),
        .product(name: "ArcoTesting", package: "arco"),
        .product(name: "ArcoWebTesting", package: "arco"),
      ]),
    .testTarget(
      name: "ExplorationTests",
      dependencies: html + [
        "CoffeeFeature", "CoffeeHTML", "TodosFeature", "TodosHTML", "LoginFeature", "LoginHTML",
        "EditorFeature", "EditorHTML", "TodoMVC", "Shop",
        .product(name: "ArcoExplorer", package: "arco"),
        .product(name: "ArcoWebTesting", package: "arco"),
      ]),
    .testTarget(
      name: "SevenGUIsTests",
      dependencies: html + [
        "SevenGUIs", .product(name: "ArcoTesting", package: "arco"),
        .product(name: "ArcoWebTesting", package: "arco"),
      ]),
    .testTarget(
      name: "TasksTests",
      dependencies: [
        "Tasks", .product(name: "ArcoPages", package: "arco"),
        .product(name: "ArcoTesting", package: "arco"),
        .product(name: "ArcoWebTesting", package: "arco"),
      ]),
    .testTarget(name: "StepperFeatureTests", dependencies: ["StepperFeature"] + arco),
    .testTarget(name: "EditorFeatureTests", dependencies: ["EditorFeature"] + arco),
    .testTarget(
      name: "OrderFeatureTests",
      dependencies: ["OrderFeature", .product(name: "ArcoTesting", package: "arco")] + arco),
    .testTarget(
      name: "SignUpFeatureTests",
      dependencies: arco + forms + [
        "SignUpFeature", .product(name: "ArcoTesting", package: "arco"),
      ]),
    .testTarget(
      name: "ReaderTests",
      dependencies: [
        "ListingHTML", "ReaderFeature", "ReaderHTML", "ReaderListings",
        .product(name: "ArcoLaws", package: "arco"),
        .product(name: "ArcoTesting", package: "arco"),
        .product(name: "ArcoWebTesting", package: "arco"),
      ] + html + architectures),
    .testTarget(
      name: "LoginFeatureTests",
      dependencies: ["LoginFeature", .product(name: "ArcoTables", package: "arco")] + arco),
  ],
  swiftLanguageModes: [.v6]
)

// Each file imports what it uses. That others see an import need not be said here, as it need not
// in a user's package. Screens do without: what a file gets with SwiftUI is Apple's to say, and
// they are compiled elsewhere against a stand-in for it.
for target in package.targets where !target.name.hasSuffix("SwiftUI") {
  target.swiftSettings = [.enableUpcomingFeature("MemberImportVisibility")]
}
