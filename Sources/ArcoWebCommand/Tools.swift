import Foundation

/// The tools for building a module: a toolchain with WebAssembly support, and a C library.
struct Tools {
  /// The path of Swift's Unicode tables.
  let unicode: String
  /// The path of the C library, for functions that Swift or a program needs.
  let libc: String
  /// The path of wasm-opt, which makes modules smaller; nil if it is not installed.
  let optimizer: String?
  /// The path of llvm-symbolizer, which maps code to source lines; nil if it is not installed.
  let symbolizer: String?

  private static let libraries = [
    "/usr/lib/wasm32-wasi/libc.a",
    "/usr/share/wasi-sysroot/lib/wasm32-wasi/libc.a",
    "/opt/wasi-sdk/share/wasi-sysroot/lib/wasm32-wasi/libc.a",
    "/opt/homebrew/opt/wasi-libc/share/wasi-sysroot/lib/wasm32-wasi/libc.a",
  ]

  init() throws {
    let files = FileManager.default
    let asked = ProcessInfo.processInfo.environment["WASI_LIBC"]
    let candidates = asked.map { [$0] } ?? Self.librariesOfSDKs + Self.libraries
    guard let libc = candidates.first(where: { files.fileExists(atPath: $0) }) else {
      throw Failure(
        """
        wasi-libc is missing: a module needs C functions from it. Not found: \
        \(candidates.joined(separator: ", ")).
        On Debian and Ubuntu: apt-get install wasi-libc. Elsewhere: install Swift's SDK for WebAssembly \
        (https://www.swift.org/install), or unpack the sysroot of \
        https://github.com/WebAssembly/wasi-sdk/releases and set WASI_LIBC to its libc.a.
        """)
    }
    self.libc = libc
    let resources = try Self.resources()
    let embedded = resources + "/embedded/wasm32-unknown-none-wasm"
    unicode = embedded + "/libswiftUnicodeDataTables.a"
    guard files.fileExists(atPath: unicode) else {
      throw Failure(
        """
        this Swift cannot build for WebAssembly: \(unicode) is missing. Install a toolchain from \
        https://www.swift.org/install, 6.3 or later; Xcode's own does not have it.
        """)
    }
    optimizer = Self.path(of: "wasm-opt")
    let beside = URL(filePath: resources).appending(path: "../../bin/llvm-symbolizer")
      .standardizedFileURL.path(percentEncoded: false)
    symbolizer =
      files.isExecutableFile(atPath: beside) ? beside : Self.path(of: "llvm-symbolizer")
  }

  /// The C libraries of installed Swift SDKs for WebAssembly, the latest first. The toolchain has
  /// the other libraries.
  private static var librariesOfSDKs: [String] {
    let home = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
    return [".swiftpm", ".config/swiftpm", "Library/org.swift.swiftpm"].flatMap { folder in
      let sdks = "\(home)/\(folder)/swift-sdks"
      let bundles = (try? FileManager.default.contentsOfDirectory(atPath: sdks)) ?? []
      return bundles.filter { $0.hasSuffix("_wasm.artifactbundle") }
        .sorted { $0.compare($1, options: .numeric) == .orderedDescending }
        .map { bundle in
          let name = bundle.dropLast(".artifactbundle".count)
          return "\(sdks)/\(bundle)/\(name)/wasm32-unknown-wasip1/WASI.sdk/lib/wasm32-wasip1/libc.a"
        }
    }.filter(FileManager.default.fileExists)
  }

  /// The folder of the compiler's resources.
  private static func resources() throws -> String {
    struct Info: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let said = try Command("swift", "-print-target-info").output()
    return try JSONDecoder().decode(Info.self, from: said).paths.runtimeResourcePath
  }

  /// The path of a command; nil if it is not installed.
  static func path(of command: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(command)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
