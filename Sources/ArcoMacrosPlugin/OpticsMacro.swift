#if Macros
  public import SwiftSyntax
  import SwiftSyntaxBuilder
  public import SwiftSyntaxMacros

  /// The implementation of `@Optics`: writes the optics of a struct or an enum, and the
  /// conformance.
  public enum OpticsMacro {}

  extension OpticsMacro: MemberMacro {
    /// Returns the nested type `Lenses` or `Prisms`, and the static property that holds it.
    public static func expansion(
      of attribute: AttributeSyntax,
      providingMembersOf declaration: some DeclGroupSyntax,
      conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      guard !attribute.isRepeated(in: declaration, context: context) else {
        context.diagnose(.repeated(attribute, in: declaration))
        return []
      }
      guard let kind = OpticKind(declaration) else {
        context.diagnose(refusal(of: declaration, attribute: attribute))
        return []
      }
      let owner = Owner(declaration, context: context)
      let problems = problems(of: owner, kind: kind, declaration: declaration)
      problems.forEach(context.diagnose)
      guard problems.isEmpty else { return [] }
      if declaration.isHidden(in: context) {
        context.diagnose(.hidden(declaration, owner: owner))
      }
      return optics(of: declaration, kind: kind, owner: owner, context: context)
    }

    /// Returns the nested type `Lenses` or `Prisms`, and the static property that holds it.
    static func optics(
      of declaration: some DeclGroupSyntax, kind: OpticKind, owner: Owner,
      context: some MacroExpansionContext
    ) -> [DeclSyntax] {
      let body: String
      var initialiser: String?
      switch kind {
      case .lenses:
        let writer = LensWriter(owner: owner, declaration, context: context)
        (body, initialiser) = (writer.body(), writer.initialiser())
      case .prisms: body = PrismWriter(owner: owner, declaration, context: context).body()
      }
      let access = owner.access(owner.level)
      let inlinable = owner.level == .public ? "@inlinable " : ""
      let written: [DeclSyntax] = [
        """
        /// The \(raw: kind.member) of ``\(raw: owner.name)``.
        \(raw: access)nonisolated struct \(raw: kind.type): Swift.Sendable {
        /// Makes the list.
        \(raw: inlinable)\(raw: access)init() {}
        \(raw: body)
        }
        """,
        """
        /// \(raw: kind.summary)
        \(raw: inlinable)\(raw: access)nonisolated static var \(raw: kind.member): \
        \(raw: kind.type) { \(raw: kind.type)() }
        """,
      ]
      return written + (initialiser.map { ["\(raw: $0)"] } ?? [])
    }
  }

  extension OpticsMacro: ExtensionMacro {
    /// Returns the conformance to `HasLenses` or `HasPrisms`, with which longer paths go through
    /// the type.
    public static func expansion(
      of attribute: AttributeSyntax,
      attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol,
      conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      let owner = Owner(declaration, context: context)
      guard let kind = OpticKind(declaration),
        problems(of: owner, kind: kind, declaration: declaration).isEmpty,
        !attribute.isRepeated(in: declaration, context: context),
        !declaration.isHidden(in: context),
        protocols.contains(where: { "\($0)".contains(kind.conformance) })
      else {
        return []
      }
      // The compiler puts the extension beside the outermost type, so it repeats the availability
      // of all enclosing types.
      let around = context.lexicalContext.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
      let available = (around.reversed().map(\.attributes) + [declaration.attributes])
        .flatMap(\.availability)
        .map { "\($0)\n" }
        .joined()
      let extended = try ExtensionDeclSyntax(
        """
        \(raw: available)extension \(type.trimmed): nonisolated ArcoOptics.\
        \(raw: kind.conformance) {}
        """)
      return [extended]
    }
  }
#endif
