import Foundation

/// The build of a module by SwiftPM, as Embedded Swift for WebAssembly, in a folder of its own.
struct ModuleBuild {
  let product: String
  let package: URL
  let scratch: URL
  let tools: Tools
  /// The plug-in that expands `@Optics`; nil if no plug-in is needed, or if it is built with the module.
  let macros: String?
  /// Whether it is for who writes the program, and not for who uses it.
  let isForDevelopment: Bool

  /// What the linker put into the module when it was linked last.
  private var map: URL { scratch.appending(path: "\(product).map") }
  /// Where the linker writes it: one place for all products, as options of another product would have SwiftPM
  /// link them all again.
  private var newMap: URL { scratch.appending(path: "linked.map") }

  /// Builds, and returns the module; for development, also the places that its code was made from.
  func run() throws -> (module: Data, places: Data?) {
    let toolset = scratch.appending(path: "toolset.json")
    try JSONEncoder().encode(isForDevelopment ? forDevelopment() : forUse()).write(to: toolset)
    let configuration = isForDevelopment ? "debug" : "release"
    // With this variable, Arco's manifest leaves the plug-in out of the module's build. Otherwise the plug-in and all
    // of swift-syntax would be compiled with optimization.
    let environment = macros.map { ["ARCO_MACROS_PLUGIN=\($0)"] } ?? []
    let folder = scratch.appending(path: "build").path(percentEncoded: false)
    let isFirst = !FileManager.default.fileExists(atPath: folder)
    print("\(product) is built as a module\(isFirst ? ", which takes minutes the first time" : "")")
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

  /// Gives the map the product's name, if it was linked now.
  private func keepMap() throws {
    let files = FileManager.default
    guard files.fileExists(atPath: newMap.path(percentEncoded: false)) else { return }
    if files.fileExists(atPath: map.path(percentEncoded: false)) { try files.removeItem(at: map) }
    try files.moveItem(at: newMap, to: map)
  }

  /// The module as the optimizer leaves it, where there is one.
  private func optimized(_ module: URL) throws -> URL {
    guard let optimizer = tools.optimizer else {
      print("wasm-opt is not installed (Debian: apt-get install binaryen): the module is larger.")
      return module
    }
    let smaller = scratch.appending(path: "\(product).wasm")
    // It takes as long as the linker does; what is newer than the module and this program is it already.
    if let made = smaller.changed, let built = module.changed, made > built,
      let program = Bundle.main.executableURL?.changed, made > program
    {
      return smaller
    }
    try Command(
      [
        // Branches and variables are made anew, and then it is optimized until little is left to do.
        optimizer, "--flatten", "--rereloop", "-Os", "-Os",
        // A function is put in the place of its call where that is shorter.
        "-aimfs=3", "-fimfs=3", "-ocimfs=3",
        "--enable-bulk-memory", "--enable-mutable-globals", "--enable-sign-ext",
        "--enable-nontrapping-float-to-int",
        // The linker puts nothing below 1,024, so what is added to an address may stand in the access.
        "--low-memory-unused",
        // No engine asks what is said of alignment; said alike everywhere, it compresses better.
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

  /// The compiler flags for every file.
  private var always: [String] {
    Self.always + (macros.map { ["-load-plugin-executable", "\($0)#ArcoMacrosPlugin"] } ?? [])
  }

  private static let always = [
    "-enable-experimental-feature", "Embedded", "-wmo", "-Xclang-linker", "-nostdlib",
    // Where wasm-opt is installed, the linker's driver runs it too, and names are gone.
    "-Xclang-linker", "--no-wasm-opt",
  ]

  private var linked: [String] {
    [
      "--no-entry", "--gc-sections", "--export-if-defined=main",
      "--export-if-defined=__main_argc_argv", tools.libc, tools.unicode,
    ]
  }

  /// Nothing is optimized, and a message goes with each trap.
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
          // A count of references is a call, and not its code again; functions share their traps.
          "-Xllvm", Self.callsStay, "-Xfrontend", "-mergeable-traps",
          // Linked as a whole, what no program asks for is found to be so: 7 % less. SwiftPM's own option for it has
          // each file optimized once more, by itself, before it is linked: four times as long, and 1 % more.
          "-Xfrontend", "-emit-bc", "-Xfrontend", "-lto=llvm-full",
        ] + Self.readAgain.flatMap { ["-Xllvm", $0] }
          + Self.notWrittenTwice.flatMap { ["-Xllvm", "-sil-disable-pass=\($0)"] }),
      cCompiler: .init(extraCLIOptions: ["-Os", "-DARCO_PAGE=1"]),
      linker: .init(
        extraCLIOptions: linked + [
          "--strip-all", "-Map=\(newMap.path(percentEncoded: false))",
          // What these two do is to be faster, and takes more locals.
          "-mllvm", Self.callsStay, "-mllvm", "-disable-lsr", "-mllvm", "-disable-machine-licm",
        ] + Self.readAgain.flatMap { ["-mllvm", $0] }))
  }

  /// What Swift's optimizer leaves out: a function that takes a closure is not written again for each
  /// closure, nor a loop or a branch again for what is known in it.
  private static let notWrittenTwice = [
    "closure-specialize", "constant-capture-propagation", "loop-unroll", "loop-rotate",
    "array-property-opt", "jumpthread-simplify-cfg",
  ]

  /// Only what is as short as its call is put in the call's place.
  private static let callsStay = "-inline-threshold=-25"

  /// What is read on some ways to a place is not read beforehand on the others.
  private static let readAgain = ["-enable-pre=false", "-enable-load-pre=false"]

  /// Prints how many bytes each Swift module brought into the module, before it was optimized.
  func printSizes() {
    guard let map = try? String(contentsOf: map, encoding: .utf8) else { return }
    let sizes = LinkMap(map).sizes.sorted { $0.value > $1.value }
    for (name, size) in sizes.prefix(12) {
      print(String(repeating: " ", count: max(0, 10 - "\(size)".count)) + "\(size)  \(name)")
    }
  }
}

extension URL {
  /// When a file was changed; nil if there is none.
  fileprivate var changed: Date? {
    let values = try? FileManager.default.attributesOfItem(atPath: path(percentEncoded: false))
    return values?[.modificationDate] as? Date
  }
}
