#if Macros
  import SwiftSyntax

  /// Gives names to the generated types. No name shadows an identifier that the declaration uses.
  struct OpticNames {
    private let suffix: String
    private var taken: Set<String>
    private var given: [String: String] = [:]

    init(suffix: String, avoiding taken: Set<String>) {
      self.suffix = suffix
      self.taken = taken.union(["Lenses", "Prisms", "Whole", "Part"])
    }

    /// Returns the name of a member's optic. The same member in another branch of an `#if` gets the
    /// same name.
    mutating func name(for member: String) -> String {
      if let name = given[member] { return name }
      let plain = member.withoutBackticks
      var name = plain.prefix(1).uppercased() + plain.dropFirst() + suffix
      while taken.contains(name) { name += "Optic" }
      taken.insert(name)
      given[member] = name
      return name.isPlainIdentifier ? name : "`\(name)`"
    }
  }

  extension String {
    var withoutBackticks: String { filter { $0 != "`" } }

    /// The name as the label of an argument. As a label, no keyword but `inout` needs backticks.
    var asLabel: String {
      let bare = withoutBackticks
      return bare.isPlainIdentifier && !["inout", "_"].contains(bare) ? bare : self
    }

    fileprivate var isPlainIdentifier: Bool {
      !(first?.isNumber ?? true) && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }
#endif
