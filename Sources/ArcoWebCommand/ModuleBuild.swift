import Foundation

/// A build of a WebAssembly module in Embedded Swift, by SwiftPM in a folder of its own.
struct ModuleBuild {
  let product: String
  let package: URL
  let scratch: URL
  let tools: Tools
  /// The path of the plug-in that expands `@Optics`. Nil if none is needed, or if it is built with
  /// the module.
  let macros: String?
  /// Whether this is a development build: not optimized, with messages and source lines for traps.
  let isForDevelopment: Bool

  /// The linker's map of the last build.
  private var map: URL { scratch.appending(path: "\(product).map") }
  /// Where the linker writes the map. One path for all products: other linker options would make
  /// SwiftPM link every product again.
  private var newMap: URL { scratch.appending(path: "linked.map") }

  /// Builds the module. For development, also returns the map from its code to source lines.
  func run() throws -> (module: Data, places: Data?) {
    let toolset = scratch.appending(path: "toolset.json")
    try JSONEncoder().encode(isForDevelopment ? forDevelopment() : forUse()).write(to: toolset)
    let configuration = isForDevelopment ? "debug" : "release"
    // With this variable, Arco's manifest leaves the plug-in out of the module's build. Otherwise the plug-in and all
    // of swift-syntax would be compiled with optimization.
    let environment = macros.map { ["ARCO_MACROS_PLUGIN=\($0)"] } ?? []
    let folder = scratch.appending(path: "build").path(percentEncoded: false)
    let isFirst = !FileManager.default.fileExists(atPath: folder)
    print(
      "Building \(product) as a module\(isFirst ? ", which takes minutes the first time" : "")")
    fflush(nil)
    try Command(
      environment + [
        "swift", "build", "-c", configuration, "--package-path",
        package.path(percentEncoded: false),
        "--scratch-path", folder,
        "--triple", "wasm32-unknown-none-wasm",
        "--toolset", toolset.path(percentEncoded: false), "--product", product,
      ] + (isForDevelopment ? [] : ["-debug-info-format", "none"])
    ).run()
    try keepMap()
    let module = scratch.appending(path: "build/\(configuration)/\(product).wasm")
    guard !isForDevelopment else {
      let trace = try ModuleTrace(of: module, in: package, tools: tools)
      return (trace.module, trace.places)
    }
    return (FunctionOrder.applied(to: try Data(contentsOf: try optimized(module))), nil)
  }

  /// Renames a new map for the product.
  private func keepMap() throws {
    let files = FileManager.default
    guard files.fileExists(atPath: newMap.path(percentEncoded: false)) else { return }
    if files.fileExists(atPath: map.path(percentEncoded: false)) { try files.removeItem(at: map) }
    try files.moveItem(at: newMap, to: map)
  }

  /// The module after wasm-opt, if that is installed.
  private func optimized(_ module: URL) throws -> URL {
    guard let optimizer = tools.optimizer else {
      print("wasm-opt is not installed (Debian: apt-get install binaryen). The module is larger.")
      return module
    }
    let smaller = scratch.appending(path: "\(product).wasm")
    // wasm-opt takes as long as the linker. Its output is reused if it is newer than the module and
    // this program.
    if let made = smaller.changed, let built = module.changed, made > built,
      let program = Bundle.main.executableURL?.changed, made > program
    {
      return smaller
    }
    try Command(
      [
        // Rebuilds control flow and variables, then optimizes twice.
        optimizer, "--flatten", "--rereloop", "-Os", "-Os",
        // Inlines functions that are as short as their calls.
        "-aimfs=3", "-fimfs=3", "-ocimfs=3",
        "--enable-bulk-memory", "--enable-mutable-globals", "--enable-sign-ext",
        "--enable-nontrapping-float-to-int",
        // The linker puts no data below address 1,024, so offsets can be folded into memory
        // accesses.
        "--low-memory-unused",
        // Engines ignore alignment hints; equal hints compress better.
        "--dealign", "--generate-stack-ir", "--optimize-stack-ir",
        module.path(percentEncoded: false),
        "-o", smaller.path(percentEncoded: false),
      ]
    ).run()
    return smaller
  }

  private struct Toolset: Encodable {
    struct Tool: Encodable { let extraCLIOptions: [String] }
    let schemaVersion: String
    let swiftCompiler: Tool
    let cCompiler: Tool
    let linker: Tool
  }

  /// The compiler flags for all files.
  private var always: [String] {
    Self.always + (macros.map { ["-load-plugin-executable", "\($0)#ArcoMacrosPlugin"] } ?? [])
  }

  private static let always = [
    "-enable-experimental-feature", "Embedded", "-wmo", "-Xclang-linker", "-nostdlib",
    // The linker's driver would run an installed wasm-opt too, and so drop the names.
    "-Xclang-linker", "--no-wasm-opt",
  ]

  private var linked: [String] {
    [
      "--no-entry", "--gc-sections", "--export-if-defined=main",
      "--export-if-defined=__main_argc_argv", tools.libc, tools.unicode,
    ]
  }

  /// Unoptimized, with a message for each trap.
  private func forDevelopment() -> Toolset {
    Toolset(
      schemaVersion: "1.0",
      swiftCompiler: .init(extraCLIOptions: always),
      cCompiler: .init(extraCLIOptions: ["-Os", "-DARCO_PAGE=1"]),
      linker: .init(extraCLIOptions: linked))
  }

  private func forUse() -> Toolset {
    Toolset(
      schemaVersion: "1.0",
      swiftCompiler: .init(
        extraCLIOptions: always + [
          "-Osize",
          // Retains and releases stay calls, and functions share their traps.
          "-Xllvm", Self.callsStay, "-Xfrontend", "-mergeable-traps",
          // Linking everything as a whole finds unused code: 7 % smaller. SwiftPM's own option for
          // this also optimizes each file alone before linking, which takes four times as long and
          // makes the module 1 % larger.
          "-Xfrontend", "-emit-bc", "-Xfrontend", "-lto=llvm-full",
        ] + Self.readAgain.flatMap { ["-Xllvm", $0] }
          + Self.notWrittenTwice.flatMap { ["-Xllvm", "-sil-disable-pass=\($0)"] }),
      cCompiler: .init(extraCLIOptions: ["-Os", "-DARCO_PAGE=1"]),
      linker: .init(
        extraCLIOptions: linked + [
          "--strip-all", "-Map=\(newMap.path(percentEncoded: false))",
          // Both passes trade size for speed, and need more local variables.
          "-mllvm", Self.callsStay, "-mllvm", "-disable-lsr", "-mllvm", "-disable-machine-licm",
        ] + Self.readAgain.flatMap { ["-mllvm", $0] }))
  }

  /// Passes of Swift's optimizer that are disabled because they duplicate code: a function for each
  /// closure that it takes, a loop or a branch for each known value.
  private static let notWrittenTwice = [
    "closure-specialize", "constant-capture-propagation", "loop-unroll", "loop-rotate",
    "array-property-opt", "jumpthread-simplify-cfg",
  ]

  /// Inlines only code that is as short as its call.
  private static let callsStay = "-inline-threshold=-25"

  /// Loads are not moved ahead of branches, which would duplicate them.
  private static let readAgain = ["-enable-pre=false", "-enable-load-pre=false"]

  /// Prints how many bytes each Swift module adds to the WebAssembly module, before wasm-opt.
  func printSizes() {
    guard let map = try? String(contentsOf: map, encoding: .utf8) else { return }
    let sizes = LinkMap(map).sizes.sorted { $0.value > $1.value }
    for (name, size) in sizes.prefix(12) {
      print(String(repeating: " ", count: max(0, 10 - "\(size)".count)) + "\(size)  \(name)")
    }
  }
}

extension URL {
  /// The modification date of a file; nil if there is no file.
  fileprivate var changed: Date? {
    let values = try? FileManager.default.attributesOfItem(atPath: path(percentEncoded: false))
    return values?[.modificationDate] as? Date
  }
}
