import Foundation

/// What the demo was asked for on the command line.
public struct Options: Equatable, Sendable {
  /// The address to listen at.
  public var host = "127.0.0.1"
  /// The port to listen at; 0 for any free one.
  public var port = 8080
  /// The folder with the documentation as a static site; nil for none.
  public var docs: String?
  /// The folder in which somebody builds pages for the browser; nil for none.
  public var local: String?
  /// How many events a second a page may send.
  public var eventsPerSecond = 100
  /// The file in which sessions outlive the demo; nil for none.
  public var sessions: String?
  /// How many processes do the work; nil for the one that was begun.
  public var workers: Int?
  /// How many milliseconds a worker may have an input in hand.
  public var patience = 10_000
  /// How many millions of bytes a worker may have; nil for as many as there are.
  public var megabytes: Int?
  /// Whether there are pages that only tests visit.
  public var hasTestPages = false
  /// Whether there is a page whose buttons end the server, for tests.
  public var hasHazards = false
  /// Whether to print the paths of all pages instead.
  public var wantsRoutes = false
  /// Whether to print ``help`` instead.
  public var wantsHelp = false

  /// Reads the arguments after the program's name.
  ///
  /// - Parameters:
  ///   - defaultPort: the text of a port that counts where no argument says another.
  ///   - defaultDocs: a folder that counts where no argument says another; an empty text is none.
  ///   - defaultSessions: a file that counts where no argument says another; an empty text is none.
  ///   - defaultLocal: a folder that counts where no argument says another; an empty text is none.
  public init(
    _ arguments: some Sequence<String>, defaultPort: String? = nil, defaultDocs: String? = nil,
    defaultSessions: String? = nil, defaultLocal: String? = nil
  ) throws(Refusal) {
    if let defaultLocal, !defaultLocal.isEmpty { local = defaultLocal }
    if let defaultDocs, !defaultDocs.isEmpty { docs = defaultDocs }
    if let defaultSessions, !defaultSessions.isEmpty { sessions = defaultSessions }
    if let defaultPort { port = try Self.port(defaultPort, from: "PORT") }
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      if parts.count == 2 { rest = [String(parts[1])] + rest }
      switch option {
      case "--host": host = try Self.value(of: option, in: &rest)
      case "--port": port = try Self.port(Self.value(of: option, in: &rest), from: option)
      case "--docs": docs = try Self.value(of: option, in: &rest)
      case "--local": local = try Self.value(of: option, in: &rest)
      case "--sessions": sessions = try Self.value(of: option, in: &rest)
      case "--events": eventsPerSecond = try Self.count(Self.value(of: option, in: &rest), option)
      case "--workers": workers = try Self.count(Self.value(of: option, in: &rest), option)
      case "--patience": patience = try Self.count(Self.value(of: option, in: &rest), option)
      case "--megabytes": megabytes = try Self.count(Self.value(of: option, in: &rest), option)
      case "--test-pages": hasTestPages = true
      case "--hazards": hasHazards = true
      case "--routes": wantsRoutes = true
      case "--help", "-h": wantsHelp = true
      default: throw .unknownOption(argument, nearest: Self.nearest(to: option))
      }
    }
    if let docs, !FileManager.default.fileExists(atPath: "\(docs)/documentation") {
      throw .noDocumentation(docs)
    }
  }

  /// What can be asked for.
  public static let help = """
    Usage: arco-demo [--host ADDRESS] [--port NUMBER] [--docs FOLDER] [--sessions FILE]
                     [--local FOLDER] [--events NUMBER] [--workers NUMBER] [--routes]

      --host ADDRESS   where to listen (127.0.0.1: this machine only)
      --port NUMBER    at which port (8080, or what PORT says; 0: any free one)
      --docs FOLDER    the documentation as a static site, to link to (none, or what DOCS says)
      --sessions FILE  where pages outlive the demo's end (none, or what SESSIONS says)
      --local FOLDER   where pages for the browser are built, by Scripts/build-local (none, or what
                       LOCAL says)
      --events NUMBER  how many events a second a page may send (100)
      --workers NUMBER as a supervisor and so many processes that do the work (as one process)
      --patience MILLISECONDS
                       how long a worker may have an input in hand (10000)
      --megabytes NUMBER
                       how much memory a worker may have (as much as there is)
      --test-pages     with the pages that only tests visit
      --hazards        with a page whose buttons end the server, for tests
      --routes         the paths of all pages, instead
      --help           this text
    """

  private static func value(
    of option: String, in rest: inout ArraySlice<String>
  ) throws(Refusal) -> String {
    guard let value = rest.first, !value.isEmpty, !value.hasPrefix("--") else {
      throw .valueMissing(option)
    }
    rest.removeFirst()
    return value
  }

  private static func port(_ text: String, from source: String) throws(Refusal) -> Int {
    guard let port = Int(text), (0...65535).contains(port) else {
      throw .notAPort(text, from: source)
    }
    return port
  }

  private static func count(_ text: String, _ option: String) throws(Refusal) -> Int {
    guard let count = Int(text), (1...1_000_000).contains(count) else {
      throw .notACount(text, from: option)
    }
    return count
  }

  /// The option that was probably meant: two slips of the finger away at most.
  private static func nearest(to text: String) -> String? {
    [
      "--host", "--port", "--docs", "--sessions", "--local", "--events", "--workers", "--patience",
      "--megabytes", "--test-pages", "--hazards", "--routes", "--help",
    ]
    .map { (option: $0, slips: slips(between: Array(text), and: Array($0))) }
    .filter { $0.slips <= 2 }
    .min { $0.slips < $1.slips }?
    .option
  }

  /// How many characters to add, drop, replace or swap to make one text the other (Damerau, 1964).
  private static func slips(between a: [Character], and b: [Character]) -> Int {
    var table = (0...a.count).map { row in (0...b.count).map { $0 == 0 ? row : $0 } }
    for row in a.indices {
      for column in b.indices {
        let replaced = table[row][column] + (a[row] == b[column] ? 0 : 1)
        let dropped = min(table[row][column + 1], table[row + 1][column]) + 1
        table[row + 1][column + 1] = min(replaced, dropped)
        if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
          let swapped = table[row - 1][column - 1] + 1
          table[row + 1][column + 1] = min(table[row + 1][column + 1], swapped)
        }
      }
    }
    return table[a.count][b.count]
  }
}

extension Options {
  /// Why the arguments make no sense. The description says what to do.
  public enum Refusal: Error, Equatable, Sendable, CustomStringConvertible {
    /// The folder has no documentation as a static site in it.
    case noDocumentation(String)
    /// There is no such option.
    case unknownOption(String, nearest: String?)
    /// The option stands alone.
    case valueMissing(String)
    /// The text is no number from 0 to 65535.
    case notAPort(String, from: String)
    /// The text is no number from 1 to 1,000,000.
    case notACount(String, from: String)

    /// The cause and the remedy, for a person.
    public var description: String {
      switch self {
      case .unknownOption(let option, let nearest?):
        "unknown option \(option); did you mean \(nearest)?"
      case .unknownOption(let option, nil): "unknown option \(option); --help lists them"
      case .noDocumentation(let folder):
        "\(folder) has no documentation; `make docs` says where it puts what it makes"
      case .valueMissing(let option): "\(option) needs a value, as in \(option) \(example(option))"
      case .notAPort(let text, let source):
        "\(source) is a number from 0 to 65535, not \"\(text)\""
      case .notACount(let text, let source):
        "\(source) is a number from 1 to 1000000, not \"\(text)\""
      }
    }

    private func example(_ option: String) -> String {
      switch option {
      case "--port": "8080"
      case "--docs": "docs"
      case "--events": "100"
      case "--workers": "2"
      case "--patience": "10000"
      case "--megabytes": "1024"
      default: "127.0.0.1"
      }
    }
  }
}
