#if Macros
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// What every optic of a type has to know of the type.
  struct Owner {
    /// With its backticks.
    let name: String
    let level: Level
    /// Names that stand in the declaration, where a generated one would shadow what is meant.
    let identifiers: Set<String>

    init(_ declaration: some DeclGroupSyntax, context: some MacroExpansionContext) {
      name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
      // In an extension with an access level, that is what a member without one has.
      let around = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.level
      level = declaration.modifiers.level ?? around ?? .internal
      identifiers = declaration.namesOfTypes
    }

    /// The modifier of a member that is to be seen so far: none where the type's own is enough.
    func access(_ level: Level) -> String {
      if level < self.level { return level.modifier }
      return self.level > .internal ? self.level.modifier : ""
    }
  }

  extension DeclGroupSyntax {
    var isNoncopyable: Bool {
      inheritanceClause?.inheritedTypes.contains { $0.type.is(SuppressedTypeSyntax.self) } ?? false
    }

    /// Whether it is private to a type around it, so that no extension can name it.
    func isHidden(in context: some MacroExpansionContext) -> Bool {
      let around = context.lexicalContext.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
      return ([self as any DeclGroupSyntax] + around).dropLast().contains {
        $0.modifiers.level == .private
      }
    }

    /// Each identifier in the declaration: more than the names of types does no harm.
    fileprivate var namesOfTypes: Set<String> {
      var names: Set<String> = []
      for token in tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { names.insert(name) }
      }
      return names
    }
  }

  extension AttributeListSyntax {
    /// The `@available` attributes, as they are written.
    var availability: [String] {
      compactMap { $0.as(AttributeSyntax.self) }
        .filter { $0.attributeName.trimmedDescription == "available" }
        .map(\.trimmedDescription)
    }
  }
#endif
