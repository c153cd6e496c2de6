#if Macros
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// Writes a lens for each stored property of a struct.
  struct LensWriter<Context: MacroExpansionContext> {
    private let owner: Owner
    private let members: MemberBlockItemListSyntax
    private let properties: [StoredProperty]
    private let rebuilding: Rebuilding?
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
      rebuilding = Rebuilding(declaration, properties: properties)
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
      if case .constant = property.kind, let rebuilding {
        let level = min(property.level, rebuilding.level)
        return declaration(
          property, name: name, type: type, level: level,
          footprint: rebuilding.isMemberwise ? footprint : nil, rebuilding: rebuilding)
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
        level: level,
        availability: property.declaration.attributes.availability,
        part: partType(type, in: owner),
        footprint: footprint,
        functions: [
          .init(text: "func get(_ whole: Whole) -> Part { whole.\(member) }"),
          .init(
            text: modify(member, rebuilding),
            isInlinable: rebuilding == nil || properties.allSatisfy { $0.readingLevel == .public }),
        ]
      )
    }

    private func modify(_ member: String, _ rebuilding: Rebuilding?) -> String {
      let change =
        if let rebuilding {
          """
          var part = whole.\(member)
          defer { whole = \(rebuilding.expression(owner, changing: member)) }
          return try body(&part)
          """
        } else {
          "try body(&whole.\(member))"
        }
      return """
        func modify<Result, Failure: Swift.Error>(
        _ whole: inout Whole,
        _ body: (inout Part) throws(Failure) -> Result
        ) throws(Failure) -> Result {
        \(change)
        }
        """
    }

    private func problem(of property: StoredProperty) -> Problem? {
      switch property.kind {
      case .fixed: .fixed(property)
      case .lazy: .lazy(property)
      case .wrapped(let attribute): .wrapped(property, attribute: attribute, owner: owner)
      case .constant where rebuilding == nil:
        Rebuilding.isPossible(members, properties: properties)
          ? .noInitialiser(property, all: properties, owner: owner) : .noRebuilding(property)
      case _ where property.type == nil: .noType(property)
      case _ where property.type?.isOpaque ?? false: .opaque(property)
      default: nil
      }
    }
  }

  extension TypeSyntax {
    fileprivate var isOpaque: Bool {
      self.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "some"
    }
  }
#endif
