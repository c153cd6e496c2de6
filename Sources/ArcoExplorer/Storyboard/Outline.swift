/// The screens of a walk and the ways between them, as text. Equal components have equal outlines,
/// and an outline can be compared with that of another version.
///
///     let board = walk.outline
///     let changes = board.changes(since: Outline(text: committed))
///     #expect(changes.isEmpty)
///
/// A screen is identified by its text and its controls.
public struct Outline: Equatable, Sendable {
  /// A screen, and the ways on from it.
  public struct Screen: Equatable, Sendable {
    /// The text and the controls on the screen.
    public let lines: [String]
    /// The steps of the shortest way to the screen.
    public let way: [String]
    /// The steps that lead to other screens, each with the contents of the screen that follows.
    public let exits: [String]
  }

  /// The distinct screens, in the order in which they were found.
  public let screens: [Screen]

  init(screens: [Screen]) { self.screens = screens }

  /// The outline as text, for a file that is committed beside the tests.
  public var text: String {
    screens.enumerated().map { number, screen in
      (["# \(number + 1)"] + screen.lines.map { "| \($0.asLine)" }
        + screen.way.map { "< \($0.asLine)" } + screen.exits.map { "> \($0.asLine)" })
        .joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  /// Makes an outline from the text that ``text`` returned.
  public init(text: String) {
    var parts: [[Substring]] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# ") {
        parts.append([])
      } else if !parts.isEmpty {
        parts[parts.count - 1].append(line)
      }
    }
    screens = parts.map { part in
      func those(_ sign: String) -> [String] {
        part.filter { $0.hasPrefix(sign) }.map { String(fromLine: $0.dropFirst(2)) }
      }
      return Screen(lines: those("| "), way: those("< "), exits: those("> "))
    }
  }

  /// Returns the changes since another version, one text for each; empty if nothing changed.
  public func changes(since former: Outline) -> [String] {
    var changes: [String] = []
    func name(_ screen: Screen) -> String { screen.lines.joined(separator: " / ") }
    for screen in former.screens where !screens.contains(where: { $0.lines == screen.lines }) {
      changes.append("gone: \(name(screen))")
    }
    for screen in screens {
      guard let old = former.screens.first(where: { $0.lines == screen.lines }) else {
        let way = screen.way.isEmpty ? "at the start" : screen.way.joined(separator: ", then ")
        changes.append("new: \(name(screen)) (\(way))")
        continue
      }
      if old.way.count != screen.way.count {
        changes.append("\(screen.way.count) steps and not \(old.way.count): \(name(screen))")
      }
      for exit in old.exits where !screen.exits.contains(exit) {
        changes.append("way gone: \(exit), from \(name(screen))")
      }
      for exit in screen.exits where !old.exits.contains(exit) {
        changes.append("new way: \(exit), from \(name(screen))")
      }
    }
    return changes
  }
}

extension String {
  /// The text on one line, with line breaks escaped.
  fileprivate var asLine: String {
    var line = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": line.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": line.append(contentsOf: "\\n".unicodeScalars)
      case "\r": line.append(contentsOf: "\\r".unicodeScalars)
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  /// Reverses ``asLine``.
  fileprivate init(fromLine line: Substring) {
    var text = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        text.append(scalar == "n" ? "\n" : scalar == "r" ? "\r" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        text.append(scalar)
      }
    }
    self = String(text)
  }
}
