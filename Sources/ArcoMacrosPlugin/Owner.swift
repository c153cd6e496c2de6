#if Macros
  import SwiftIfConfig
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// The facts about a type that the writers of its optics need.
  struct Owner {
    /// The name of the type, with its backticks.
    let name: String
    let level: Level
    /// Every identifier in the declaration. A generated name must not be one of them, because it
    /// would shadow the user's type.
    let identifiers: Set<String>
    /// The names of the generic parameters of the type and of the types around it.
    let genericNames: Set<String>
    /// Whether the type is declared in an extension, directly or inside another type.
    let isInExtension: Bool
    /// The generic parameters that are not required to be `Sendable`.
    let openNames: Set<String>
    /// The actor that the type is isolated to; nil if it has none.
    let isolation: Isolation?

    enum Isolation {
      /// An attribute with this name isolates the type.
      case written(String)
      /// The module isolates all types to the main actor by default.
      case byDefault
    }

    init(_ declaration: some DeclGroupSyntax, context: some MacroExpansionContext) {
      name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
      // A member without an access level has that of its extension.
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

    /// The access modifier for a member with this level; empty if the type's level suffices.
    func access(_ level: Level) -> String {
      if level < self.level { return level.modifier }
      return self.level > .internal ? self.level.modifier : ""
    }

    /// Returns `name`, or a variant if a generic parameter has this name. In an extension it always
    /// returns a variant, because the macro cannot see the generic parameters of the extended type.
    func free(_ name: String) -> String {
      var free = isInExtension ? name + "Optic" : name
      while genericNames.contains(free) { free += "Optic" }
      return free
    }
  }

  extension MacroExpansionContext {
    /// Whether declarations without isolation belong to the main actor in this module.
    ///
    /// A compiler that reports the default isolation has this feature exactly if it was called with
    /// `-default-isolation MainActor`.
    fileprivate var isIsolatedByDefault: Bool {
      (try? buildConfiguration?.hasFeature(name: "NoExplicitNonIsolated")) ?? false
    }
  }

  extension SyntaxProtocol {
    /// The generic parameters that this declaration introduces.
    fileprivate var genericParameters: [GenericParameterSyntax] {
      let clause = asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
      return clause?.parameters.map { $0 } ?? []
    }

    /// Whether the declaration is `nonisolated`, which its members inherit.
    fileprivate var isNonisolated: Bool {
      asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(.nonisolated) ?? false
    }

    /// The names of the generic parameters that this declaration introduces.
    var genericParameterNames: [TokenSyntax] { genericParameters.map(\.name) }
  }

  extension DeclGroupSyntax {
    var isNoncopyable: Bool {
      inheritanceClause?.inheritedTypes.contains {
        let suppressed = $0.type.as(SuppressedTypeSyntax.self)?.type.trimmedDescription ?? ""
        return ["Copyable", "Escapable", "Swift.Copyable", "Swift.Escapable"].contains(suppressed)
      } ?? false
    }

    /// Whether the type or an enclosing type is private inside another type. No extension can name
    /// such a type.
    func isHidden(in context: some MacroExpansionContext) -> Bool {
      let around = context.lexicalContext.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
      return ([self as any DeclGroupSyntax] + around).dropLast().contains {
        $0.modifiers.level == .private
      }
    }

    /// Every identifier in the declaration. That these are more than the names of types does no
    /// harm.
    fileprivate var namesOfTypes: Set<String> {
      var names: Set<String> = []
      for token in tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { names.insert(name) }
      }
      return names
    }
  }

  extension AttributeListSyntax {
    /// The name of a global actor's attribute, recognised by the ending `Actor`, as in `MainActor`.
    var globalActor: String? {
      compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        .first { $0.hasSuffix("Actor") }
    }

    /// The attributes `@available` and `@_spi`, as they are written.
    var availability: [String] {
      compactMap { $0.as(AttributeSyntax.self) }
        .filter { ["available", "_spi"].contains($0.attributeName.trimmedDescription) }
        .map(\.trimmedDescription)
    }
  }
#endif
