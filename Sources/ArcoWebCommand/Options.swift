import Foundation

/// What the command is asked for.
struct Options {
  static let help = """
    Makes a web site of a program that uses ArcoBrowser.

    swift package --allow-writing-to-package-directory arco-web [options]

      --product NAME   the executable to build; needed where there are several
      --output FOLDER  where the site goes (dist)
      --base PATH      the path that the site is served at, as /shop/, if it has addresses of its own:
                       its page can then be served for all of them, and is written as 404.html too
      --paint          put what the program shows first into the page: builds it for this computer too
      --serve [PORT]   serve the site on this computer (8080), and make it again when a source changes
      --development    build for who writes the program: what stops it says why and on which line, on the
                       console and on the page. The module is several times as large, and slower
      --help           this text

    What the executable's folder has in `Web` is copied. If an `index.html` is there, the script is put
    into its head; otherwise a page is made with an element whose id is `app`.
    """

  private(set) var product = ""
  private(set) var output = "dist"
  private(set) var isForDevelopment = false
  private(set) var paints = false
  /// With a slash at both ends; nil where all addresses of the page are to be relative.
  private(set) var base: String?
  /// Nil for no server.
  private(set) var port: UInt16?
  /// The plug-in that expands `@Optics`, built for this computer; nil if the executable uses no macros of Arco.
  private(set) var macros: String?
  /// Where the executable's own sources are; its package; what is built; and Arco.
  private(set) var sources, package, scratch, arco: URL
  /// The folders whose changes are waited for.
  private(set) var watched: [URL] = []

  init(_ arguments: [String]) throws {
    let here = URL(filePath: "", directoryHint: .isDirectory)
    (sources, package, scratch, arco) = (here, here, here, here)
    var rest = arguments[...]
    while let word = rest.popFirst() {
      // A value may stand in its option's word, after a `=`.
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
      default: throw Failure("there is no option \(argument)\n\n\(Self.help)")
      }
    }
  }

  private static func base(from text: String) throws -> String {
    let isPath = text.hasPrefix("/") && !text.contains { "\"<>&?#".contains($0) }
    guard isPath else { throw Failure("--base needs a path, such as /shop/, and not \(text)") }
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
