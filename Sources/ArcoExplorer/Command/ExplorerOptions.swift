/// What a command that explores is asked for.
struct ExplorerOptions {
  enum Verb: Equatable {
    case help
    case check
    case storyboard
    case compare(folder: String)
    case compareFiles(String, String)
  }

  /// Why it cannot do that.
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
      case .missing(let what): "say \(what); see --help"
      case .noExploration(let name, let known):
        "no exploration is called \(name); there are: \(known.joined(separator: ", "))"
      case .unreadable(let path): "\(path) cannot be read"
      }
    }
  }

  var verb = Verb.help
  var names: [String] = []
  /// Where storyboards go.
  var folder = "Storyboards"
  /// Where the page of a comparison goes, if one is asked for.
  var page: String?
  /// Whether a question may stay undecided.
  var allowsUndecided = false

  init(_ arguments: [String]) throws(Trouble) {
    var rest = arguments[...]
    guard let word = rest.popFirst() else { return }
    switch word {
    case "check": verb = .check
    case "storyboard": verb = .storyboard
    case "compare":
      guard let former = rest.popFirst() else {
        throw .missing("with which folder to compare, or which two files")
      }
      verb = .compare(folder: former)
      if former.hasSuffix(".outline") {
        guard let latter = rest.popFirst() else { throw .missing("which file is the newer one") }
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
      // A value may stand in its option's word, after a `=`.
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

  /// The value of an option: what is given in its word, or else the next word.
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
    Explores components: every screen that a user can reach.

      check [NAME…]                        asks the questions
      storyboard [NAME…] [--output FOLDER]  asks, and writes NAME.html and NAME.outline (Storyboards)
      compare FOLDER [NAME…] [--page FILE]  says what came and went since the outlines there
      compare A.outline B.outline [--page FILE]
                                           says what came and went from one file to the other

    It ends with 0 where all holds and nothing changed, with 1 where something is refuted or changed, with
    2 where it cannot do what was asked for, and with 3 where a question is undecided, as a walk left
    something out. With --allow-undecided that counts as fine.
    \(names.isEmpty ? "" : "Explorations: \(names.joined(separator: ", "))")
    """
  }
}
