import PackagePlugin

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
      --names          keep the names of functions, so that the console says where a module stopped
      --help           this text

    What the executable's folder has in `Web` is copied. If an `index.html` is there, the script is put
    into its head; otherwise a page is made with an element whose id is `app`.
    """

  private var productName: String?
  private(set) var output = "dist"
  private(set) var keepsNames = false
  private(set) var paints = false
  /// With a slash at both ends; nil where all addresses of the page are to be relative.
  private(set) var base: String?
  /// Nil for no server.
  private(set) var port: UInt16?
  private(set) var wantsHelp = false

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--product": productName = try value(of: argument, in: &rest)
      case "--output": output = try value(of: argument, in: &rest)
      case "--names": keepsNames = true
      case "--paint": paints = true
      case "--base": base = try Self.base(from: try value(of: argument, in: &rest))
      case "--serve":
        port = rest.first.flatMap { UInt16($0) } ?? 8080
        if rest.first.flatMap({ UInt16($0) }) != nil { rest.removeFirst() }
      case "--help", "-h": wantsHelp = true
      default: throw Failure("there is no option \(argument)\n\n\(Self.help)")
      }
    }
  }

  private static func base(from text: String) throws -> String {
    let isPath = text.hasPrefix("/") && !text.contains { "\"<>&?#".contains($0) }
    guard isPath else { throw Failure("--base needs a path, such as /shop/, and not \(text)") }
    return text.hasSuffix("/") ? text : text + "/"
  }

  /// The executable that is meant.
  func product(in package: Package) throws -> ExecutableProduct {
    let all = package.products(ofType: ExecutableProduct.self)
    let names = all.map(\.name).joined(separator: ", ")
    if let productName {
      if let product = all.first(where: { $0.name == productName }) { return product }
      throw Failure("no executable product is called \(productName); there are: \(names)")
    }
    guard let only = all.first, all.count == 1 else {
      throw Failure("say which executable is meant by --product; there are: \(names)")
    }
    return only
  }
}

private func value(of option: String, in arguments: inout ArraySlice<String>) throws -> String {
  if let value = arguments.popFirst() { return value }
  throw Failure("\(option) needs a value")
}
