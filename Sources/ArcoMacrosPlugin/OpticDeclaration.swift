#if Macros
  import SwiftSyntax

  /// The text of one optic: a property of the whole list, and the empty struct that it is of.
  struct OpticDeclaration {
    let owner: Owner
    /// The property's or case's name, with its backticks.
    let member: String
    /// The name of the struct.
    let name: String
    /// `Lens` or `Prism`.
    let kind: String
    /// The protocol that it conforms to.
    let conformance: String
    let level: Level
    let availability: [String]
    let part: String
    /// The place it writes to; nil where that is not known.
    let footprint: String?
    /// Its functions, without access.
    let functions: [Function]

    struct Function {
      let text: String
      /// Whether all that it touches is public, if the optic is.
      var isInlinable = true
    }

    var text: String {
      let access = owner.access(level)
      let inlinable = level == .public && owner.level == .public ? "@inlinable " : ""
      let available = availability.map { "\($0)\n" }.joined()
      let bodies = functions.map { "\($0.isInlinable ? inlinable : "")\(access)\($0.text)" }
      let place = footprint.map {
        ["\(inlinable)\(access)var footprint: ArcoOptics.Footprint { \($0) }"]
      }
      let lines =
        ["\(access)typealias Whole = \(whole)", "\(access)typealias Part = \(aliasedPart)"]
        + ["\(inlinable)\(access)init() {}"] + bodies + (place ?? [])
      let title = "/// The \(kind.lowercased()) to `\(member.withoutBackticks)`.\n"
      return """
        \(aliases)
        \(title)\(available)\(inlinable)\(access)var \(member): \(name) { \(name)() }
        \(title)\(available)\(access)nonisolated struct \(name): \(conformance) {
        \(lines.joined(separator: "\n"))
        }
        """
    }

    // Inside the struct `Whole` and `Part` are its own. Where the user has types of these names, what
    // is meant by them is said outside it.
    private var needsAliases: Bool { !owner.identifiers.isDisjoint(with: ["Whole", "Part"]) }
    private var whole: String { needsAliases ? "\(name)Whole" : owner.name }
    private var aliasedPart: String { needsAliases ? "\(name)Part" : part }

    private var aliases: String {
      guard needsAliases else { return "" }
      let available = availability.map { "\($0)\n" }.joined()
      let access = owner.access(level)
      return """
        \(available)\(access)typealias \(name)Whole = \(owner.name)
        \(available)\(access)typealias \(name)Part = \(part)
        """
    }
  }
#endif
