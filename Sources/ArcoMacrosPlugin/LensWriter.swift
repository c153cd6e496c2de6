#if Macros
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// Writes a lens for each stored property of a struct.
  struct LensWriter<Context: MacroExpansionContext> {
    private let owner: Owner
    private let members: MemberBlockItemListSyntax
    private let properties: [StoredProperty]
    private let rebuilding: Rebuilding.Finding
    private let context: Context

    init(owner: Owner, _ declaration: some DeclGroupSyntax, context: Context) {
      self.owner = owner
      self.context = context
      members = declaration.memberBlock.members
      var properties: [StoredProperty] = []
      for variable in members.inAllBranches.compactMap({ $0.as(VariableDeclSyntax.self) }) {
        properties += variable.storedProperties(from: properties.count)
      }
      self.properties = properties
      rebuilding = Rebuilding.find(in: declaration, properties: properties, owner: owner)
    }

    /// The initialiser that the lenses of constants call; nil if they need none.
    func initialiser() -> String? {
      guard case .possible(let rebuilding) = rebuilding else { return nil }
      let isNeeded = properties.contains { property in
        if case .constant = property.kind { problem(of: property) == nil } else { false }
      }
      return isNeeded ? rebuilding.initialiser(in: owner) : nil
    }

    func body() -> String {
      var names = OpticNames(suffix: "Lens", avoiding: owner.identifiers)
      return members.mapBranches { member in
        guard let variable = member.as(VariableDeclSyntax.self) else { return "" }
        context.diagnoseTuples(of: variable)
        return properties.filter { $0.declaration == variable }
          .compactMap { property in
            lens(property, name: names.name(for: property.name.text))?.text
          }
          .joined(separator: "\n")
      }
    }

    private func lens(_ property: StoredProperty, name: String) -> OpticDeclaration? {
      if let problem = problem(of: property) {
        context.diagnose(problem)
        return nil
      }
      guard let type = property.type else { return nil }
      let footprint = ".field(\(property.index))"
      if case .constant = property.kind, case .possible(let rebuilding) = rebuilding {
        return declaration(
          property, name: name, type: type, level: min(property.level, rebuilding.level),
          footprint: footprint, rebuilding: rebuilding)
      }
      let isObserved = if case .observed = property.kind { true } else { false }
      return declaration(
        property, name: name, type: type, level: property.level,
        footprint: isObserved ? nil : footprint, rebuilding: nil)
    }

    private func declaration(
      _ property: StoredProperty, name: String, type: TypeSyntax, level: Level, footprint: String?,
      rebuilding: Rebuilding?
    ) -> OpticDeclaration {
      let member = property.name.text
      return OpticDeclaration(
        owner: owner,
        member: member,
        name: name,
        kind: "Lens",
        conformance: "ArcoOptics.LensOptic",
        level: level,
        availability: property.declaration.attributes.availability,
        part: partType(type, in: owner),
        footprint: footprint,
        functions: [
          .init(text: "func get(_ whole: Whole) -> Part { whole.\(member) }"),
          .init(
            text: modify(member, rebuilding),
            isInlinable: rebuilding?.isInlinable ?? true),
        ]
      )
    }

    private func modify(_ member: String, _ rebuilding: Rebuilding?) -> String {
      let change =
        if let rebuilding {
          """
          var part = whole.\(member)
          defer { whole = \(rebuilding.expression(changing: member)) }
          return try body(&part)
          """
        } else {
          "try body(&whole.\(member))"
        }
      let (result, failure) = (owner.free("Result"), owner.free("Failure"))
      return """
        func modify<\(result), \(failure): Swift.Error>(
        _ whole: inout Whole,
        _ body: (inout Part) throws(\(failure)) -> \(result)
        ) throws(\(failure)) -> \(result) {
        \(change)
        }
        """
    }

    private func problem(of property: StoredProperty) -> Problem? {
      switch property.kind {
      case .fixed: return .fixed(property)
      case .lazy: return .lazy(property)
      case .wrapped(let attribute):
        return .wrapped(property, attribute: attribute, owner: owner)
      case .isolated(let attribute): return .isolated(property, attribute: attribute)
      case .variable, .observed, .constant: break
      }
      guard let type = property.type else { return .noType(property) }
      if type.isOpaque { return .opaque(property) }
      if type.isNever { return .never(property.name) }
      if property.isKeptByActor(of: owner) { return .maybeNotSendable(property, owner: owner) }
      guard case .constant = property.kind else { return nil }
      switch rebuilding {
      case .possible: return nil
      case .prevented(let obstacle): return .noRebuilding(property, beside: obstacle)
      case .noInitialiser: return .noInitialiser(property, all: properties, owner: owner)
      }
    }
  }
#endif
