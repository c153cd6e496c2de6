/// The parsed arguments of an ``ExplorerCommand``.
struct ExplorerOptions {
  enum Verb: Equatable {
    case help
    case check
    case storyboard
    case compare(folder: String)
    case compareFiles(String, String)
  }

  /// A mistake in the arguments.
  enum Trouble: Error, Equatable, CustomStringConvertible {
    case noVerb(String)
    case noOption(String)
    case missing(String)
    case noExploration(String, known: [String])
    case unreadable(String)

    var description: String {
      switch self {
      case .noVerb(let word): "there is no command \(word); see --help"
      case .noOption(let word): "there is no option \(word); see --help"
      case .missing(let what): "missing: \(what); see --help"
      case .noExploration(let name, let known):
        "there is no exploration \(name); there are: \(known.joined(separator: ", "))"
      case .unreadable(let path): "cannot read \(path)"
      }
    }
  }

  var verb = Verb.help
  var names: [String] = []
  /// The folder for storyboards.
  var folder = "Storyboards"
  /// The file for the page of a comparison; nil if none is wanted.
  var page: String?
  /// Whether an undecided claim counts as success.
  var allowsUndecided = false

  init(_ arguments: [String]) throws(Trouble) {
    var rest = arguments[...]
    guard let word = rest.popFirst() else { return }
    switch word {
    case "check": verb = .check
    case "storyboard": verb = .storyboard
    case "compare":
      guard let former = rest.popFirst() else {
        throw .missing("the folder to compare with, or two .outline files")
      }
      verb = .compare(folder: former)
      if former.hasSuffix(".outline") {
        guard let latter = rest.popFirst() else { throw .missing("the newer .outline file") }
        verb = .compareFiles(former, latter)
      }
    case "--help", "-h", "help": return
    default: throw .noVerb(word)
    }
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        names.append(word)
        continue
      }
      // The value may follow the option's name after `=`.
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let given = parts.count > 1 ? String(parts[1]) : nil
      switch (parts[0], given) {
      case ("--output", _): folder = try Self.value("a folder", of: word, given, &rest)
      case ("--page", _): page = try Self.value("a file", of: word, given, &rest)
      case ("--allow-undecided", nil): allowsUndecided = true
      default: throw .noOption(word)
      }
    }
  }

  /// Returns the value of an option: the text after `=`, or else the next argument.
  private static func value(
    _ name: String, of word: String, _ given: String?, _ rest: inout ArraySlice<String>
  ) throws(Trouble) -> String {
    guard let value = given ?? rest.popFirst(), !value.isEmpty else {
      throw .missing("\(name) after \(word)")
    }
    return value
  }

  func file(_ name: String, _ ending: String) -> String { "\(folder)/\(name).\(ending)" }

  static func help(_ names: [String]) -> String {
    """
    Explores components: visits every state that a user can reach, and checks claims about them.

      check [NAME…]                         checks the claims
      storyboard [NAME…] [--output FOLDER]  also writes NAME.html and NAME.outline to the folder,
                                            Storyboards by default
      compare FOLDER [NAME…] [--page FILE]  lists the changes since the outlines in the folder
      compare A.outline B.outline [--page FILE]
                                            lists the changes from the first file to the second

    Exit status: 0 if all claims hold and nothing changed; 1 if a claim is refuted or an outline
    changed; 2 if the arguments are wrong or exploring failed; 3 if a claim is undecided, because
    the walk left something out. With --allow-undecided, 3 becomes 0.
    \(names.isEmpty ? "" : "Explorations: \(names.joined(separator: ", "))")
    """
  }
}
