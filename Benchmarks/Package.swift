// swift-tools-version: 6.2
import PackageDescription

let arco: Target.Dependency = .product(name: "Arco", package: "arco")
let optics: Target.Dependency = .product(name: "ArcoOptics", package: "arco")

// A group of benchmarks: run alone by `make bench BENCH=name`.
func group(_ name: String, _ folder: String, _ more: [Target.Dependency] = []) -> Target {
  .executableTarget(
    name: name, dependencies: ["Measure", "Hand", arco] + more, path: "Sources/\(folder)")
}

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "arco", path: "..")],
  targets: [
    .target(name: "CCounted"),
    .target(name: "Measure", dependencies: ["CCounted"]),
    .target(name: "HandStore"),
    .target(name: "Hand", dependencies: ["HandStore"]),
    .target(name: "HandHTML"),
    .target(name: "Garden", dependencies: [optics]),
    .executableTarget(
      name: "bench-optics",
      dependencies: ["Measure", "Garden", optics],
      path: "Sources/BenchOptics"
    ),
    group("bench-harness", "BenchHarness"),
    group("bench-send", "BenchSend"),
    group("bench-list", "BenchList"),
    group("bench-replay", "BenchReplay", [.product(name: "ArcoReplay", package: "arco")]),
    group("bench-siblings", "BenchSiblings"),
    group(
      "bench-explore", "BenchExplore",
      [
        .product(name: "ArcoExplorer", package: "arco"),
        .product(name: "ArcoHTML", package: "arco"),
        .product(name: "ArcoWeb", package: "arco"),
      ]),
    group(
      "bench-html", "BenchHTML",
      [
        "HandHTML", .product(name: "ArcoHTML", package: "arco"),
        .product(name: "ArcoWeb", package: "arco"),
      ]),
    group(
      "bench-change", "BenchChange",
      [
        "HandHTML", .product(name: "ArcoHTML", package: "arco"),
        .product(name: "ArcoWeb", package: "arco"),
      ]),
    .executableTarget(
      name: "bench-site",
      dependencies: [
        "Measure", optics, .product(name: "ArcoRoutes", package: "arco"),
        .product(name: "ArcoCore", package: "arco"), .product(name: "ArcoHTML", package: "arco"),
        .product(name: "ArcoWeb", package: "arco"),
      ],
      path: "Sources/BenchRoutes"
    ),
    group("bench-effect", "BenchEffect"),
    group("bench-effects", "BenchEffects"),
    .executableTarget(
      name: "bench-comonads",
      dependencies: [
        "Measure", .product(name: "ArcoComonads", package: "arco"),
        .product(name: "ArcoCore", package: "arco"),
        .product(name: "ArcoArchitectures", package: "arco"),
      ],
      path: "Sources/BenchComonads"
    ),
  ],
  swiftLanguageModes: [.v6]
)
