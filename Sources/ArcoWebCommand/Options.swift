import Foundation

/// The options of the command.
struct Options {
  static let help = """
    Builds a web site from a program that uses ArcoBrowser.

    swift package --allow-writing-to-package-directory arco-web [options]

      --product NAME   the executable to build; required if the package has several
      --output FOLDER  the folder for the site (default: dist)
      --base PATH      the path that the site is served at, such as /shop/. Needed if its page has
                       several addresses; the page is then written as 404.html too, to serve for all
      --paint          put the program's first view into the page as HTML. The program is then also
                       built for this computer
      --serve [PORT]   serve the site on this computer (default: 8080), and rebuild it after changes
      --development    build for debugging: if the program stops, the console and the page say why,
                       and on which line. The module is several times larger, and slower
      --help           print this help

    The files in `Web` of the executable's folder are copied. If there is an `index.html`, the
    script is added to its head. Otherwise a page is generated, with an element whose id is `app`.
    """

  private(set) var product = ""
  private(set) var output = "dist"
  private(set) var isForDevelopment = false
  private(set) var paints = false
  /// The path of the site, with a slash at both ends. Nil if all addresses in the page must be
  /// relative.
  private(set) var base: String?
  /// The port to serve the site at; nil for no server.
  private(set) var port: UInt16?
  /// The plug-in that expands `@Optics`, built for this computer; nil if the executable uses no
  /// macros of Arco.
  private(set) var macros: String?
  /// The folders of the executable's sources, of its package, of build products, and of Arco's
  /// package.
  private(set) var sources, package, scratch, arco: URL
  /// The folders that are watched for changes.
  private(set) var watched: [URL] = []

  init(_ arguments: [String]) throws {
    let here = URL(filePath: "", directoryHint: .isDirectory)
    (sources, package, scratch, arco) = (here, here, here, here)
    var rest = arguments[...]
    while let word = rest.popFirst() {
      // An option and its value may be one word, joined by `=`.
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { rest = [parts[1]] + rest }
      let argument = parts.first ?? ""
      switch argument {
      case "--product": product = try value(of: argument, in: &rest)
      case "--output": output = try value(of: argument, in: &rest)
      case "--development": isForDevelopment = true
      case "--paint": paints = true
      case "--base": base = try Self.base(from: try value(of: argument, in: &rest))
      case "--serve":
        port = rest.first.flatMap { UInt16($0) } ?? 8080
        if rest.first.flatMap({ UInt16($0) }) != nil { rest.removeFirst() }
      case "--sources": sources = try folder(of: argument, in: &rest)
      case "--package": package = try folder(of: argument, in: &rest)
      case "--scratch": scratch = try folder(of: argument, in: &rest)
      case "--arco": arco = try folder(of: argument, in: &rest)
      case "--macros": macros = try value(of: argument, in: &rest)
      case "--watched": watched.append(try folder(of: argument, in: &rest))
      default: throw Failure("unknown option \(argument)\n\n\(Self.help)")
      }
    }
  }

  private static func base(from text: String) throws -> String {
    let isPath = text.hasPrefix("/") && !text.contains { "\"<>&?#".contains($0) }
    guard isPath else { throw Failure("--base needs a path such as /shop/, not \(text)") }
    return text.hasSuffix("/") ? text : text + "/"
  }
}

private func value(of option: String, in arguments: inout ArraySlice<String>) throws -> String {
  if let value = arguments.popFirst() { return value }
  throw Failure("\(option) needs a value")
}

private func folder(of option: String, in arguments: inout ArraySlice<String>) throws -> URL {
  URL(filePath: try value(of: option, in: &arguments), directoryHint: .isDirectory)
}
