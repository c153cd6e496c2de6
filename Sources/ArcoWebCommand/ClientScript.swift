import Foundation

/// The scripts of a site, as bundled by `make client`.
struct ClientScript {
  private let sources: URL

  /// The parts of the script that are loaded only when an element or the browser needs them.
  static let parts = ["pointer", "custom", "arco-moving"]

  /// - Parameter arco: the folder of Arco's package.
  init(arco: URL) { sources = arco.appending(path: "Sources") }

  /// A part of the script that is a file of its own.
  func part(_ name: String) throws -> Data {
    try Data(contentsOf: sources.appending(path: "ArcoServer/Client/\(name).js"))
  }

  /// The style sheet of the message that a page shows if its script does not run.
  func late() throws -> Data {
    try Data(contentsOf: sources.appending(path: "ArcoServer/Client/late.css"))
  }

  /// The script that loads the module. Both files must be in the same folder.
  ///
  /// - Parameters:
  ///   - parts: the file names of the script's parts.
  ///   - places: the name of the file that maps the module's code to source lines; nil for none.
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
