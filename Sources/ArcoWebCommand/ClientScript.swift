import Foundation

/// The browser's script: modules that both web hosts have in common, and those of this one.
///
/// - Precondition: an `import` is one line, an `export` begins the line of a declaration, and no two
///   modules have a name at their top level in common.
struct ClientScript {
  private let shared: URL
  private let own: URL
  /// Makes scripts smaller; nil where they are to be read.
  private let minifier: String?

  /// Each after those whose constants it uses while it is read.
  private static let modules: [(own: Bool, name: String)] = [
    (false, "members"), (false, "bytes"), (true, "console"), (true, "given"), (false, "values"),
    (true, "world"), (true, "module"),
  ]
  /// Of which each page has its own.
  private static let ofPage: [(own: Bool, name: String)] = [
    (false, "elements"), (false, "nodes"), (false, "controls"), (false, "listeners"),
    (true, "reports"), (false, "parts"), (false, "events"), (false, "focus"), (false, "typing"),
    (true, "line"), (false, "navigation"), (false, "head"), (false, "operands"),
    (false, "templates"), (false, "pieces"), (false, "patch"), (true, "page"),
  ]

  /// What the script loads when an element needs it.
  static let parts = ["pointer", "custom"]
  /// What a part has of its own that the script may have too.
  private static let before = ["custom": ["values"]]

  init(arco: URL, minifier: String?) throws {
    self.minifier = minifier
    shared = arco.appending(path: "Sources/ArcoServer/Client")
    own = arco.appending(path: "Sources/ArcoBrowser/Client")
    try checkNames()
  }

  /// Sees to it that each name that a module imports is one that another one here has: what the
  /// server's own modules bring for themselves, this host has to have too.
  private func checkNames() throws {
    let texts = try (Self.modules + Self.ofPage).map { try text(of: $0) }
    let exports = #/export (?:async )?(?:const|let|function|class) (\w+|\{[^}]*\})/#
    let declared = texts.flatMap { $0.matches(of: exports) }
      .flatMap { Self.words(in: $0.output.1) }
    let known = Set(declared + ["root", "host", "pageOf"])
    for text in texts {
      for found in text.matches(of: #/(?m)^import \{([^}]*)\} from/#) {
        for name in Self.words(in: found.output.1) where !known.contains(name) {
          throw Failure("no module of the browser's script has \(name), which another one imports")
        }
      }
    }
  }

  private static func words(in list: Substring) -> [String] {
    list.matches(of: #/\w+/#).map { String($0.output) }
  }

  private func text(of module: (own: Bool, name: String)) throws -> String {
    try String(
      contentsOf: (module.own ? own : shared).appending(path: "\(module.name).js"), encoding: .utf8)
  }

  /// A part of the script that is a file of its own.
  func part(_ name: String) throws -> String {
    let modules = Self.before[name, default: []] + [name]
    let lines = try modules.flatMap { Self.lines(of: try text(of: (own: false, name: $0))) }
      .filter { !$0.hasPrefix("import ") }
    return try minified(lines.joined(separator: "\n") + "\n")
  }

  private func minified(_ script: String) throws -> String {
    guard let minifier else { return script }
    // As one module of a bundle, whose names nobody else uses.
    let said = try Command(
      minifier, "--minify", "--bundle", "--external:./*", "--format=esm", "--log-level=warning"
    ).output(for: script)
    return String(decoding: said, as: UTF8.self)
  }

  /// The script that loads a module from beside itself.
  ///
  /// - Parameters:
  ///   - parts: the names of the files that its parts are in.
  ///   - places: the name of the file that says what the module's code was made from; nil for none.
  func text(
    of product: String, loading module: String, parts: [String: String], places: String?
  ) throws -> String {
    var page = try joined(Self.ofPage)
    for (part, file) in parts {
      page = page.replacingOccurrences(of: "\"\(part).js\"", with: "\"./\(file)\"")
    }
    let traced = try places.map { file in
      "\(try joined([(true, "trace")]))\ntraceStops(new URL(\"\(file)\", import.meta.url));\n"
    }
    return try minified(
      """
      "use strict";
      \(try joined(Self.modules))
      function pageOf(root, host) {
      \(page)
      return { show, isAdopted, tellTyped, flush };
      }
      \(traced ?? "")start("\(product)", new URL("\(module)", import.meta.url));

      """)
  }

  private func joined(_ modules: [(own: Bool, name: String)]) throws -> String {
    var lines: [Substring] = []
    for module in modules { lines += Self.compact(try text(of: module)) }
    return lines.joined(separator: "\n")
  }

  /// Without imports, comments that have a line, and indentation.
  private static func compact(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    for code in Self.lines(of: text) where !code.hasPrefix("import ") {
      lines.append(code.hasPrefix("export ") ? code.dropFirst("export ".count) : code)
    }
    return lines
  }

  /// Without comments that have a line, and indentation.
  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }
  }
}
