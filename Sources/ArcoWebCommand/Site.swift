import Foundation

/// The folder of a site, which any web server can serve under any path.
struct Site {
  let product: String
  let folder: URL
  /// The executable's folder. The content of its `Web` folder is copied.
  let sources: URL
  /// The path of the site, with a slash at both ends; nil if it is not known.
  let base: String?

  /// The page's content security policy: run this module, and connect to its own site.
  private static let policy = """
    default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'
    """

  func write(module: Data, places: Data?, script: ClientScript, paints: [FirstPaint]) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try copy(sources.appending(path: "Web"), to: folder)
    let moduleName = "\(product)-\(Self.hash(module)).wasm"
    var parts: [String: String] = [:]
    for part in ClientScript.parts {
      let code = try script.part(part)
      let name = "\(product)-\(part)-\(Self.hash(code)).js"
      try write(code, to: name)
      parts[part] = name
    }
    let placesName = places.map { "\(product)-places-\(Self.hash($0)).json" }
    let text = try script.text(of: product, loading: moduleName, parts: parts, places: placesName)
    let code = Data(text.utf8)
    let scriptName = "\(product)-\(Self.hash(code)).js"
    try write(module, to: moduleName)
    try write(code, to: scriptName)
    if let places, let placesName { try write(places, to: placesName) }
    let late = try script.late()
    let lateName = "\(product)-late-\(Self.hash(late)).css"
    try write(late, to: lateName)
    let page = try page(script: scriptName, module: moduleName, late: lateName)
    let painted = try paints.reduce(page) { try $1.put(into: $0) }
    try write(Data((paints.first?.describe(painted) ?? painted).utf8), to: "index.html")
    // The page for other addresses, without the first paint.
    if base != nil { try write(Data(page.utf8), to: "404.html") }
    for (encoder, ending) in [("gzip", "gz"), ("brotli", "br")] where Tools.path(of: encoder) == nil
    {
      print("\(encoder) is not installed, so there are no .\(ending) files")
    }
  }

  /// Copies the content of a folder, following links. Does nothing if there is no folder.
  private func copy(_ from: URL, to: URL) throws {
    let files = FileManager.default
    guard let names = try? files.contentsOfDirectory(atPath: from.path(percentEncoded: false))
    else { return }
    for name in names where !name.hasPrefix(".") {
      let (old, new) = (from.appending(path: name), to.appending(path: name))
      if let data = try? Data(contentsOf: old) {
        try data.write(to: new)
      } else {
        try files.createDirectory(at: new, withIntermediateDirectories: true)
        try copy(old, to: new)
      }
    }
  }

  /// The page: the program's own `index.html`, or a generated page.
  private func page(script: String, module: String, late: String) throws -> String {
    let index = folder.appending(path: "index.html")
    var page = (try? String(contentsOf: index, encoding: .utf8)) ?? plainPage
    // The message for a page without script is hidden at first by a style sheet. The link goes
    // directly before the message, so that the content before it is shown without waiting.
    var style = "<link rel=\"stylesheet\" href=\"\(base ?? "")\(late)\">\n"
    if let body = page.range(of: "<body"),
      let words = page.range(of: "class=\"arco-late\"", range: body.upperBound..<page.endIndex),
      let place = page[..<words.lowerBound].lastIndex(of: "<")
    {
      page.insert(contentsOf: style, at: place)
      style = ""
    } else if !page.contains("arco-late") {
      style = ""
    }
    guard let head = page.range(of: "</head>") else {
      throw Failure("\(index.path(percentEncoded: false)) has no </head>")
    }
    return page.replacingCharacters(
      in: head.lowerBound..<head.lowerBound,
      with: """
        \(style)\
        <link rel="preload" as="fetch" crossorigin href="\(base ?? "")\(module)">
        <script type="module" src="\(base ?? "")\(script)"></script>

        """)
  }

  private var plainPage: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <title>\(product)</title>
    <link rel="icon" href="data:,">
    </head>
    <body>
    <div id="app" data-arco-module="\(product)"><noscript>This page needs JavaScript.</noscript></div>
    <p class="arco-late" role="alert">This page does not work: its script did not load, or this browser is too old for it. \
    Reload the page to try again.</p>
    </body>
    </html>

    """
  }

  /// Writes a file and its compressed copies, and prints their sizes.
  private func write(_ data: Data, to name: String) throws {
    let file = folder.appending(path: name)
    let path = file.path(percentEncoded: false)
    try data.write(to: file)
    var line = "\(name): \(data.count) bytes"
    if Tools.path(of: "gzip") != nil {
      let small = try Command("gzip", "-9", "-n", "-c", path).output()
      try small.write(to: file.appendingPathExtension("gz"))
      line += ", gzip \(small.count)"
    }
    if Tools.path(of: "brotli") != nil {
      let small = try Command("brotli", "-q", "11", "-c", path).output()
      try small.write(to: file.appendingPathExtension("br"))
      line += ", brotli \(small.count)"
    }
    print(line)
  }

  /// A short name for the content of a file (FNV-1a, 64 bits).
  private static func hash(_ data: Data) -> String {
    let hash = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
