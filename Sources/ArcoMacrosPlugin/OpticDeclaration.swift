#if Macros
  import SwiftSyntax

  /// The source text of one optic: an empty struct, and a property of `Lenses` or `Prisms` that
  /// returns it.
  struct OpticDeclaration {
    let owner: Owner
    /// The name of the property or the case, with its backticks.
    let member: String
    /// The name of the struct.
    let name: String
    /// `Lens` or `Prism`.
    let kind: String
    /// The protocol that the struct conforms to.
    let conformance: String
    let level: Level
    let availability: [String]
    let part: String
    /// The expression for the optic's footprint; nil if the macro cannot know it.
    let footprint: String?
    /// The functions of the struct, without access modifiers.
    let functions: [Function]

    struct Function {
      let text: String
      /// Whether the body may be inlined into other modules: everything that it uses is public if
      /// the optic is.
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

    // Inside the struct, `Whole` and `Part` are its own type aliases. If the user has types with
    // these names, aliases outside the struct refer to them.
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
