// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// `Pages` stands for two traits and does not enable them: SwiftPM hands the traits that are enabled to the compiler in
// a random order, and compiles Arco again when it differs. A single trait has no order.
let ofServer: Set<String> = ["Pages", "Server"]
let ofMacros: Set<String> = ["Pages", "Macros"]
let server: TargetDependencyCondition? = .when(traits: ofServer)
let macros: TargetDependencyCondition? = .when(traits: ofMacros)
let sqlite: TargetDependencyCondition? = .when(traits: ["SQLite"])

// `arco-web` sets this variable to the path of the plug-in that expands `@Optics`. Otherwise each module's build would
// compile the plug-in and all of swift-syntax with optimization.
let hasMacrosPlugin = Context.environment["ARCO_MACROS_PLUGIN"] != nil

let package = Package(
  name: "arco",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(
      name: "ArcoPages",
      targets: [
        "ArcoPages", "ArcoOptics", "ArcoCore", "ArcoRoutes", "ArcoHTML", "ArcoWeb", "ArcoServer",
        "ArcoMacros",
      ]),
    .library(name: "Arco", targets: ["Arco"]),
    .library(name: "ArcoOptics", targets: ["ArcoOptics"]),
    .library(name: "ArcoTypeChanging", targets: ["ArcoTypeChanging"]),
    .library(name: "ArcoComonads", targets: ["ArcoComonads"]),
    .library(name: "ArcoCore", targets: ["ArcoCore"]),
    .library(name: "ArcoTables", targets: ["ArcoTables"]),
    .library(name: "ArcoReplay", targets: ["ArcoReplay"]),
    .library(name: "ArcoWorld", targets: ["ArcoWorld"]),
    .library(name: "ArcoArchitectures", targets: ["ArcoArchitectures"]),
    .library(name: "ArcoCoding", targets: ["ArcoCoding"]),
    .library(name: "ArcoRoutes", targets: ["ArcoRoutes"]),
    .library(name: "ArcoForms", targets: ["ArcoForms"]),
    .library(name: "ArcoStatus", targets: ["ArcoStatus"]),
    .library(name: "ArcoHTML", targets: ["ArcoHTML"]),
    .library(name: "ArcoWeb", targets: ["ArcoWeb"]),
    .library(name: "ArcoBrowser", targets: ["ArcoBrowser"]),
    .library(name: "ArcoControls", targets: ["ArcoControls"]),
    .library(name: "ArcoWebTesting", targets: ["ArcoWebTesting"]),
    .library(name: "ArcoTesting", targets: ["ArcoTesting"]),
    .library(name: "ArcoLaws", targets: ["ArcoLaws"]),
    .library(name: "ArcoExplorer", targets: ["ArcoExplorer"]),
    .library(name: "ArcoSwiftUI", targets: ["ArcoSwiftUI"]),
    .library(name: "ArcoStore", targets: ["ArcoStore"]),
    .library(name: "ArcoSQLite", targets: ["ArcoSQLite"]),
    .library(name: "ArcoServer", targets: ["ArcoServer"]),
    .library(name: "ArcoAccounts", targets: ["ArcoAccounts"]),
    .library(name: "ArcoMacros", targets: ["ArcoMacros"]),
    .plugin(name: "ArcoWebPlugin", targets: ["ArcoWebPlugin"]),
    .executable(name: "arco-explore", targets: ["arco-explore"]),
    .plugin(name: "ArcoExplorerPlugin", targets: ["ArcoExplorerPlugin"]),
  ],
  traits: [
    .trait(name: "Pages", description: "What ArcoPages needs: the traits Server and Macros."),
    .trait(name: "Macros", description: "@Optics and @Form, on swift-syntax."),
    .trait(name: "SQLite", description: "Sessions that outlive the server, on GRDB."),
    .trait(name: "Server", description: "The server host, on Hummingbird and NIO."),
  ],
  dependencies: [
    // Hummingbird has had the handler of idle connections since 2.23. What it asks for itself is no lower here.
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.23.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.99.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.20.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.0.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.11.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.3.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.3.0"),
    // Hummingbird compiles it anyway.
    .package(url: "https://github.com/apple/swift-configuration", from: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
    // Those of Swift 6.2 and 6.3: a package can have one, which all of its macros use.
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
  ],
  targets: [
    .target(
      name: "ArcoPages",
      dependencies: [
        "ArcoOptics", "ArcoCore", "ArcoRoutes", "ArcoHTML", "ArcoWeb", "ArcoServer", "ArcoMacros",
      ]),
    .target(name: "Arco", dependencies: ["ArcoOptics", "ArcoCore"]),
    .target(name: "ArcoOptics"),
    .target(name: "ArcoTypeChanging", dependencies: ["ArcoOptics"]),
    .target(name: "ArcoComonads", dependencies: ["ArcoOptics"]),
    .target(name: "CArco"),
    .target(name: "CArcoWorkers"),
    .target(name: "ArcoCore", dependencies: ["ArcoOptics", "CArco"]),
    .target(name: "ArcoTables", dependencies: ["ArcoOptics", "ArcoCore"]),
    .target(name: "ArcoReplay", dependencies: ["ArcoOptics", "ArcoCore", "ArcoCoding"]),
    .target(name: "ArcoWorld", dependencies: ["ArcoCore", "ArcoCoding"]),
    .target(
      name: "ArcoArchitectures", dependencies: ["ArcoOptics", "ArcoComonads", "ArcoCore"]),
    .target(name: "ArcoCoding", dependencies: ["ArcoOptics", "ArcoCore"]),
    .target(name: "ArcoRoutes", dependencies: ["ArcoOptics"]),
    .target(name: "ArcoForms", dependencies: ["ArcoOptics", "ArcoCore", "ArcoCoding"]),
    .target(name: "ArcoStatus", dependencies: ["ArcoOptics", "ArcoCore", "ArcoCoding"]),
    .target(name: "ArcoHTML", dependencies: ["CArco"]),
    .target(
      name: "ArcoWeb", dependencies: ["ArcoOptics", "ArcoRoutes", "ArcoCore", "ArcoHTML"]),
    .target(
      name: "ArcoBrowser", dependencies: ["ArcoCore", "ArcoHTML", "ArcoWeb", "CArco"],
      exclude: ["Client"]),
    .plugin(
      name: "ArcoWebPlugin",
      capability: .command(
        intent: .custom(
          verb: "arco-web", description: "Makes a web site of a program that uses ArcoBrowser."),
        permissions: [
          .writeToPackageDirectory(reason: "It writes the site to the folder dist.")
        ]),
      dependencies: ["arco-web"]),
    .executableTarget(name: "arco-web", path: "Sources/ArcoWebCommand"),
    .target(
      name: "ArcoControls",
      dependencies: ["ArcoCore", "ArcoForms", "ArcoStatus", "ArcoHTML", "ArcoWeb"]),
    .target(
      name: "ArcoWebTesting", dependencies: ["ArcoRoutes", "ArcoCore", "ArcoHTML", "ArcoWeb"]),
    .target(
      name: "ArcoTesting", dependencies: ["ArcoOptics", "ArcoCore", "ArcoWorld", "ArcoStore"]),
    .target(
      name: "ArcoLaws",
      dependencies: [
        "ArcoOptics", "ArcoComonads", "ArcoCore", "ArcoRoutes", "ArcoForms", "ArcoStore",
        "ArcoTesting",
      ]),
    .target(
      name: "ArcoExplorer",
      dependencies: [
        "ArcoCore", "ArcoHTML", "ArcoWeb", "ArcoLaws", "ArcoTesting", "ArcoWebTesting",
      ]),
    .executableTarget(
      name: "arco-explore", dependencies: ["ArcoExplorer"], path: "Sources/ArcoExploreCommand"),
    .plugin(
      name: "ArcoExplorerPlugin",
      capability: .command(
        intent: .custom(
          verb: "arco-explore",
          description: "Explores what a package lists, and compares with a version before."),
        permissions: [
          .writeToPackageDirectory(reason: "It writes storyboards to the folder Storyboards.")
        ]),
      dependencies: ["arco-explore"]),
    .target(
      name: "ArcoSwiftUI",
      dependencies: ["ArcoOptics", "ArcoComonads", "ArcoCore", "ArcoArchitectures"]),
    .target(name: "ArcoStore", dependencies: ["ArcoCore"]),
    .target(
      name: "ArcoSQLite",
      dependencies: [
        "ArcoStore", .product(name: "GRDB", package: "GRDB.swift", condition: sqlite),
      ]),
    .target(
      name: "ArcoServer",
      dependencies: [
        "ArcoRoutes", "ArcoCore", "ArcoWorld", "ArcoHTML", "ArcoWeb", "ArcoStore", "CArcoWorkers",
        .product(name: "Hummingbird", package: "hummingbird", condition: server),
        .product(name: "HummingbirdCore", package: "hummingbird", condition: server),
        .product(name: "NIOCore", package: "swift-nio", condition: server),
        .product(name: "NIOEmbedded", package: "swift-nio", condition: server),
        .product(name: "NIOPosix", package: "swift-nio", condition: server),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: server),
        .product(name: "NIOWebSocket", package: "swift-nio", condition: server),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras", condition: server),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: server),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras", condition: server),
        .product(name: "HTTPTypes", package: "swift-http-types", condition: server),
        .product(name: "Crypto", package: "swift-crypto", condition: server),
        .product(name: "Logging", package: "swift-log", condition: server),
        .product(
          name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: server),
        .product(name: "UnixSignals", package: "swift-service-lifecycle", condition: server),
        .product(name: "Metrics", package: "swift-metrics", condition: server),
        .product(name: "Tracing", package: "swift-distributed-tracing", condition: server),
        .product(name: "Configuration", package: "swift-configuration", condition: server),
        .product(name: "HeapModule", package: "swift-collections", condition: server),
      ],
      resources: [.embedInCode("Client")]
    ),
    .target(
      name: "ArcoAccounts",
      dependencies: [
        "ArcoRoutes", "ArcoCore", "ArcoWorld", "ArcoHTML", "ArcoServer",
        .product(name: "Hummingbird", package: "hummingbird", condition: server),
        .product(name: "NIOPosix", package: "swift-nio", condition: server),
        .product(name: "HTTPTypes", package: "swift-http-types", condition: server),
        .product(name: "Crypto", package: "swift-crypto", condition: server),
        .product(name: "CryptoExtras", package: "swift-crypto", condition: server),
        .product(name: "Logging", package: "swift-log", condition: server),
      ]),
    .target(
      name: "ArcoMacros",
      dependencies: ["ArcoOptics", "ArcoForms"] + (hasMacrosPlugin ? [] : ["ArcoMacrosPlugin"])),
    .macro(
      name: "ArcoMacrosPlugin",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax", condition: macros),
        .product(name: "SwiftDiagnostics", package: "swift-syntax", condition: macros),
        .product(name: "SwiftIfConfig", package: "swift-syntax", condition: macros),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: macros),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax", condition: macros),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax", condition: macros),
      ]
    ),
    .testTarget(
      name: "ArcoOpticsTests",
      dependencies: ["ArcoOptics", "ArcoTypeChanging", "ArcoLaws", "ArcoTesting"]),
    .testTarget(
      name: "ArcoComonadsTests",
      dependencies: ["ArcoOptics", "ArcoComonads", "ArcoLaws", "ArcoTesting"]),
    .testTarget(
      name: "ArcoCoreTests",
      dependencies: ["Arco", "ArcoCore", "ArcoOptics", "ArcoReplay", "ArcoLaws", "ArcoTesting"]),
    .testTarget(name: "ArcoTablesTests", dependencies: ["Arco", "ArcoCore", "ArcoTables"]),
    .testTarget(
      name: "ArcoWorldTests",
      dependencies: ["Arco", "ArcoCore", "ArcoWorld", "ArcoLaws", "ArcoTesting"]),
    .testTarget(
      name: "ArcoTestingTests", dependencies: ["ArcoOptics", "ArcoCore", "ArcoLaws", "ArcoTesting"]),
    .testTarget(
      name: "ArcoLawsTests", dependencies: ["ArcoOptics", "ArcoCore", "ArcoLaws", "ArcoTesting"]),
    .testTarget(
      name: "ArcoTestingXCTests",
      dependencies: ["ArcoOptics", "ArcoCore", "ArcoLaws", "ArcoTesting", "ArcoExplorer"]),
    .testTarget(
      name: "ArcoArchitecturesTests",
      dependencies: [
        "ArcoOptics", "ArcoComonads", "ArcoCore", "ArcoArchitectures", "ArcoHTML", "ArcoWeb",
        "ArcoWebTesting", "ArcoLaws", "ArcoTesting",
      ]),
    .testTarget(
      name: "ArcoCodingTests",
      dependencies: [
        "ArcoOptics", "ArcoCore", "ArcoCoding", "ArcoReplay", "ArcoWorld", "ArcoForms",
        "ArcoStatus",
        "ArcoLaws", "ArcoTesting",
      ]),
    .testTarget(
      name: "ArcoRoutesTests",
      dependencies: ["ArcoOptics", "ArcoRoutes", "ArcoLaws", "ArcoTesting"]),
    .testTarget(
      name: "ArcoFormsTests",
      dependencies: [
        "ArcoCore", "ArcoOptics", "ArcoCoding", "ArcoForms", "ArcoLaws", "ArcoTesting",
      ]),
    .testTarget(
      name: "ArcoStatusTests",
      dependencies: ["ArcoCore", "ArcoOptics", "ArcoStatus", "ArcoLaws", "ArcoTesting"]),
    .testTarget(
      name: "ArcoControlsTests",
      dependencies: [
        "ArcoCore", "ArcoOptics", "ArcoForms", "ArcoStatus", "ArcoHTML", "ArcoWeb", "ArcoControls",
        "ArcoWebTesting",
      ]),
    .testTarget(name: "ArcoPagesTests", dependencies: ["ArcoPages"]),
    .testTarget(name: "ArcoHTMLTests", dependencies: ["ArcoHTML", "ArcoTesting"]),
    .testTarget(
      name: "ArcoWebTests",
      dependencies: ["Arco", "ArcoCore", "ArcoHTML", "ArcoWeb", "ArcoWebTesting", "ArcoTesting"]),
    .testTarget(
      name: "ArcoWebTestingTests",
      dependencies: [
        "Arco", "ArcoOptics", "ArcoRoutes", "ArcoCore", "ArcoReplay", "ArcoWorld", "ArcoHTML",
        "ArcoWeb", "ArcoWebTesting", "ArcoTesting",
      ]),
    .testTarget(
      name: "ArcoExplorerTests",
      dependencies: [
        "ArcoCore", "ArcoOptics", "ArcoComonads", "ArcoArchitectures", "ArcoRoutes", "ArcoHTML",
        "ArcoWeb", "ArcoWebTesting", "ArcoTesting", "ArcoForms", "ArcoControls", "ArcoExplorer",
      ]),
    .testTarget(
      name: "ArcoMacrosTests",
      dependencies: [
        "Arco", "ArcoCore", "ArcoOptics", "ArcoRoutes", "ArcoForms", "ArcoMacros", "ArcoLaws",
        "ArcoTesting",
      ]),
    .testTarget(
      name: "ArcoSwiftUITests",
      dependencies: ["Arco", "ArcoCore", "ArcoOptics", "ArcoReplay", "ArcoSwiftUI"]),
    .testTarget(
      name: "ArcoStoreTests",
      dependencies: [
        "ArcoStore", "ArcoCore", "ArcoOptics", "ArcoComonads", "ArcoArchitectures", "ArcoForms",
        "ArcoStatus", "ArcoReplay", "ArcoWorld", "ArcoRoutes", "ArcoHTML", "ArcoLaws",
        "ArcoTesting",
      ],
      exclude: ["Samples"]),
    .testTarget(
      name: "ArcoSQLiteTests",
      dependencies: [
        "ArcoStore", "ArcoSQLite", "ArcoLaws",
        .product(name: "GRDB", package: "GRDB.swift", condition: sqlite),
      ]),
    .testTarget(
      name: "ArcoServerTests",
      dependencies: [
        "Arco", "ArcoOptics", "ArcoRoutes", "ArcoCore", "ArcoWorld", "ArcoHTML", "ArcoWeb",
        "ArcoForms", "ArcoServer", "ArcoStore", "CArcoWorkers", "ArcoLaws", "ArcoTesting",
        .product(name: "Hummingbird", package: "hummingbird", condition: server),
        .product(name: "HummingbirdCore", package: "hummingbird", condition: server),
        .product(name: "NIOCore", package: "swift-nio", condition: server),
        .product(name: "NIOEmbedded", package: "swift-nio", condition: server),
        .product(name: "NIOPosix", package: "swift-nio", condition: server),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: server),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: server),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras", condition: server),
        .product(name: "HTTPTypes", package: "swift-http-types", condition: server),
        .product(name: "Logging", package: "swift-log", condition: server),
        .product(name: "Metrics", package: "swift-metrics", condition: server),
        .product(name: "Tracing", package: "swift-distributed-tracing", condition: server),
        .product(name: "Configuration", package: "swift-configuration", condition: server),
        .product(name: "MetricsTestKit", package: "swift-metrics", condition: server),
        .product(
          name: "InMemoryTracing", package: "swift-distributed-tracing", condition: server),
        .product(
          name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: server),
      ]
    ),
    .testTarget(
      name: "ArcoAccountsTests",
      dependencies: [
        "Arco", "ArcoCore", "ArcoWorld", "ArcoHTML", "ArcoWeb", "ArcoServer", "ArcoAccounts",
        "ArcoTesting",
        .product(name: "Hummingbird", package: "hummingbird", condition: server),
        .product(name: "NIOCore", package: "swift-nio", condition: server),
        .product(name: "NIOEmbedded", package: "swift-nio", condition: server),
        .product(name: "HTTPTypes", package: "swift-http-types", condition: server),
        .product(name: "Logging", package: "swift-log", condition: server),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Each file imports the modules that it uses, and an import is public only if a public declaration
// needs it. Scripts that call the compiler read these features (`Scripts/layers.py arguments`). The
// compiler does not see that code written by a macro uses a public import, so tests leave this out.
for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("MemberImportVisibility"),
    .define("Server", .when(traits: ofServer)), .define("Macros", .when(traits: ofMacros)),
  ]
  if target.type != .test {
    target.swiftSettings?.append(.enableUpcomingFeature("InternalImportsByDefault"))
  }
}

// What `make quick` builds of the tests. Who uses the package builds none of them, whatever is set.
if let wanted = Context.environment["ARCO_TESTS"], !wanted.isEmpty {
  let names = wanted.split(separator: ",").map(String.init)
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
