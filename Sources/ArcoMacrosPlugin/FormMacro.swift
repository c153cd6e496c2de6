#if Macros
  public import SwiftSyntax
  import SwiftSyntaxBuilder
  public import SwiftSyntaxMacros

  /// Writes the draft, the input, the parts and the form of a struct.
  public enum FormMacro: MemberMacro {
    /// Returns the type of the draft and the form.
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

  /// Marks a field of a form. `@Form` reads it; by itself it writes nothing.
  public enum FieldMacro: PeerMacro {
    /// Returns nothing, and reports a field that no form has.
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
    /// The first attribute of a name, with or without a module before it.
    func first(named name: String) -> AttributeSyntax? {
      compactMap { $0.as(AttributeSyntax.self) }.first {
        $0.attributeName.trimmedDescription.split(separator: ".").last.map(String.init) == name
      }
    }
  }

  extension AttributeSyntax {
    /// The arguments that are written.
    var written: LabeledExprListSyntax { arguments?.as(LabeledExprListSyntax.self) ?? [] }

    /// The argument of a label; of none for nil.
    func argument(_ label: String?) -> ExprSyntax? {
      written.first { $0.label?.text == label }?.expression
    }
  }
#endif
