#if Macros
  import SwiftIfConfig
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// What every optic of a type has to know of the type.
  struct Owner {
    /// With its backticks.
    let name: String
    let level: Level
    /// Names that stand in the declaration, where a generated one would shadow what is meant.
    let identifiers: Set<String>
    /// The names of the generic parameters, those of types around it included.
    let genericNames: Set<String>
    /// Whether it stands in an extension, however deep.
    let isInExtension: Bool
    /// Those of them that need not be Sendable.
    let openNames: Set<String>
    /// The actor that it belongs to, as far as that is known.
    let isolation: Isolation?

    enum Isolation {
      /// By an attribute, whose name this is.
      case written(String)
      /// As all of a module whose default isolation is the main actor.
      case byDefault
    }

    init(_ declaration: some DeclGroupSyntax, context: some MacroExpansionContext) {
      name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
      // In an extension with an access level, that is what a member without one has.
      let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.level
      level = declaration.modifiers.level ?? extended ?? .internal
      identifiers = declaration.namesOfTypes
      let around = [Syntax(declaration)] + context.lexicalContext
      isInExtension = around.contains { $0.is(ExtensionDeclSyntax.self) }
      genericNames = Set(around.flatMap(\.genericParameters).map(\.name.text))
      openNames = Set(
        around.flatMap(\.genericParameters)
          .filter { !($0.inheritedType?.trimmedDescription.contains("Sendable") ?? false) }
          .map(\.name.text))
      isolation =
        if let name = declaration.attributes.globalActor {
          .written(name)
        } else if context.isIsolatedByDefault && !around.contains(where: \.isNonisolated) {
          .byDefault
        } else {
          nil
        }
    }

    /// The modifier of a member that is to be seen so far: none where the type's own is enough.
    func access(_ level: Level) -> String {
      if level < self.level { return level.modifier }
      return self.level > .internal ? self.level.modifier : ""
    }

    /// `name`, or one like it where a generic parameter is called so. An extension does not show the
    /// parameters of what it extends.
    func free(_ name: String) -> String {
      var free = isInExtension ? name + "Optic" : name
      while genericNames.contains(free) { free += "Optic" }
      return free
    }
  }

  extension MacroExpansionContext {
    /// Whether declarations without isolation belong to the main actor here.
    ///
    /// Compilers that tell it do so by this feature, which is there with
    /// `-default-isolation MainActor` and not without.
    fileprivate var isIsolatedByDefault: Bool {
      (try? buildConfiguration?.hasFeature(name: "NoExplicitNonIsolated")) ?? false
    }
  }

  extension SyntaxProtocol {
    /// The generic parameters that it declares.
    fileprivate var genericParameters: [GenericParameterSyntax] {
      let clause = asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
      return clause?.parameters.map { $0 } ?? []
    }

    /// Whether the declaration is `nonisolated`. Then its members are `nonisolated`, too.
    fileprivate var isNonisolated: Bool {
      asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(.nonisolated) ?? false
    }

    /// The names of the generic parameters that it declares.
    var genericParameterNames: [TokenSyntax] { genericParameters.map(\.name) }
  }

  extension DeclGroupSyntax {
    var isNoncopyable: Bool {
      inheritanceClause?.inheritedTypes.contains {
        let suppressed = $0.type.as(SuppressedTypeSyntax.self)?.type.trimmedDescription ?? ""
        return ["Copyable", "Escapable", "Swift.Copyable", "Swift.Escapable"].contains(suppressed)
      } ?? false
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
    /// The name of a global actor, known by its ending as `MainActor` is.
    var globalActor: String? {
      compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        .first { $0.hasSuffix("Actor") }
    }

    /// The attributes that say who may name it, `@available` and `@_spi`, as they are written.
    var availability: [String] {
      compactMap { $0.as(AttributeSyntax.self) }
        .filter { ["available", "_spi"].contains($0.attributeName.trimmedDescription) }
        .map(\.trimmedDescription)
    }
  }
#endif
