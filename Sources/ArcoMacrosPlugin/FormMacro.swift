#if Macros
  public import SwiftSyntax
  import SwiftSyntaxBuilder
  public import SwiftSyntaxMacros

  /// The implementation of `@Form`: writes the draft, the input, the parts and the form of a
  /// struct.
  public enum FormMacro: MemberMacro {
    /// Returns the type `Draft` and the static property `form`.
    public static func expansion(
      of attribute: AttributeSyntax,
      providingMembersOf declaration: some DeclGroupSyntax,
      conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      guard let value = declaration.as(StructDeclSyntax.self) else {
        context.diagnose(.noStructOfFields(attribute, declaration))
        return []
      }
      let owner = Owner(value, context: context)
      var problems = FormProblems()
      let description = FormDescription(attribute, of: value, owner: owner, &problems)
      problems.list.forEach(context.diagnose)
      guard problems.list.isEmpty else { return [] }
      let writer = FormWriter(description, owner: owner, context: context)
      return writer.declarations.map { "\(raw: $0)" }
    }
  }

  /// The implementation of `@Field`, which marks a field for `@Form` and writes nothing itself.
  public enum FieldMacro: PeerMacro {
    /// Returns nothing. Reports an error if the enclosing type has no `@Form`.
    public static func expansion(
      of attribute: AttributeSyntax,
      providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      let around = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self)
      if around?.attributes.first(named: "Form") == nil {
        context.diagnose(.noForm(attribute))
      }
      return []
    }
  }

  extension AttributeListSyntax {
    /// The first attribute with this name, with or without a module before the name.
    func first(named name: String) -> AttributeSyntax? {
      compactMap { $0.as(AttributeSyntax.self) }.first {
        $0.attributeName.trimmedDescription.split(separator: ".").last.map(String.init) == name
      }
    }
  }

  extension AttributeSyntax {
    /// The arguments, empty if there are none.
    var written: LabeledExprListSyntax { arguments?.as(LabeledExprListSyntax.self) ?? [] }

    /// The argument with this label; for nil, the first argument without a label.
    func argument(_ label: String?) -> ExprSyntax? {
      written.first { $0.label?.text == label }?.expression
    }
  }
#endif
