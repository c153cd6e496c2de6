import Foundation

/// All checks with their results, for the report of `make apple`.
///
/// The results are kept as lines of text, `name | by | result`, which are committed beside the report.
/// A check without a line has not been run.
public struct Report: Sendable {
  /// A check by its screen, or something that a person looks at.
  public struct Entry: Sendable {
    /// The name: that of the screen, or the number of the look.
    public let name: String
    /// The question that it helps to answer.
    public let subject: Subject
    /// The screen; nil if none is needed.
    public let screen: String?
    /// The actions, in order.
    public let actions: [String]
    /// The expected behaviour.
    public let shows: String
  }

  /// All entries, by their question.
  public static let entries: [Entry] = Subject.allCases.flatMap { subject in
    subject.checks.map {
      Entry(
        name: $0.name, subject: subject, screen: $0.name, actions: $0.steps.map(\.description),
        shows: $0.shows)
    }
      + subject.looks.enumerated().map { index, look in
        Entry(
          name: "\(subject.rawValue).\(index + 1)", subject: subject, screen: look.screen,
          actions: look.actions, shows: look.shows)
      }
  }

  private var results: [(name: String, by: String, result: String)]

  /// Reads the results from their lines.
  public init(_ text: String = "") {
    results = text.split(separator: "\n").compactMap { line in
      let parts = line.components(separatedBy: " | ")
      return parts.count == 3 ? (name: parts[0], by: parts[1], result: parts[2]) : nil
    }
  }

  /// The results as lines.
  public var text: String {
    results.map { "\($0.name) | \($0.by) | \($0.result)\n" }.joined()
  }

  /// Notes a result, which replaces the former one by the same means.
  public mutating func note(_ name: String, by means: String, _ result: String) {
    let result = result.replacing("|", with: "/").replacing("\n", with: " ")
    results.removeAll { $0.name == name && $0.by == means }
    results.append((name: name, by: means, result: result))
  }

  /// The results of an entry; “not run” if there is none.
  public func result(of name: String) -> String {
    let said = results.filter { $0.name == name }.map { "\($0.by): \($0.result)" }
    return said.isEmpty ? "not run" : said.joined(separator: "; ")
  }

  /// The entries as a table in Markdown.
  public var table: String {
    let rows = Self.entries.map { entry in
      let place = entry.screen.map { " on `\($0)`" } ?? ""
      return "\(entry.subject.rawValue) \(entry.subject.title) | \(entry.name)\(place) | "
        + "\(entry.actions.joined(separator: "; ")) | \(entry.shows) | \(result(of: entry.name))"
    }
    return (["check | entry | do | must see | result", "---|---|---|---|---"] + rows)
      .joined(separator: "\n")
  }

  /// Asks a person to take the steps of each entry, and notes the answers.
  ///
  /// - Parameters:
  ///   - run: the date and the commit, for the results.
  ///   - read: returns the next line of the person; nil at the end.
  ///   - say: prints a line.
  ///   - open: starts the app with a screen.
  ///   - keep: called after each answer.
  public mutating func ask(
    run: String, read: () -> String?, say: (String) -> Void, open: (String) -> Void,
    keep: (Report) -> Void
  ) {
    say("A person has to take the steps of \(Self.entries.count) entries. Begin now? y or Enter:")
    guard read() == "y" else { return }
    for entry in Self.entries {
      say("\nCheck \(entry.subject.rawValue), \(entry.subject.title), entry \(entry.name)")
      say("until now: \(result(of: entry.name))")
      if let screen = entry.screen {
        say("screen: \(screen)")
        open(screen)
      }
      for (index, action) in entry.actions.enumerated() { say("\(index + 1). \(action)") }
      say("must be seen: \(entry.shows)")
      say("y if so, else what was seen; Enter leaves it out, q ends:")
      guard let answer = read(), answer != "q" else { return }
      if answer.isEmpty { continue }
      note(entry.name, by: "a person", "\(answer == "y" ? "passed" : answer), \(run)")
      keep(self)
    }
  }
}
