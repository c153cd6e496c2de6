import Foundation

/// The scripts of a site, which `make client` bundled.
struct ClientScript {
  private let sources: URL

  /// The parts that the script loads when an element or the browser needs them.
  static let parts = ["pointer", "custom", "arco-moving"]

  /// - Parameter arco: Arco's own package.
  init(arco: URL) { sources = arco.appending(path: "Sources") }

  /// A part of the script that is a file of its own.
  func part(_ name: String) throws -> Data {
    try Data(contentsOf: sources.appending(path: "ArcoServer/Client/\(name).js"))
  }

  /// The style sheet of what a page says while its script has not run.
  func late() throws -> Data {
    try Data(contentsOf: sources.appending(path: "ArcoServer/Client/late.css"))
  }

  /// The script that loads a module from beside itself.
  ///
  /// - Parameters:
  ///   - parts: the names of the files that its parts are in.
  ///   - places: the name of the file that says what the module's code was made from; nil for none.
  func text(
    of product: String, loading module: String, parts: [String: String], places: String?
  ) throws -> String {
    let bundle = places == nil ? "site" : "development"
    var script = try String(
      contentsOf: sources.appending(path: "ArcoBrowser/Client/\(bundle).js"), encoding: .utf8)
    var names = ["PRODUCT": product, "module.wasm": module]
    names["places.json"] = places
    for (part, file) in parts { names["\(part).js"] = "./\(file)" }
    for (name, text) in names {
      script = script.replacingOccurrences(of: "\"\(name)\"", with: "\"\(text)\"")
    }
    return script
  }
}
