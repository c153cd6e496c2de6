#if Macros
  import SwiftSyntax

  /// Returns the text of a member's type as it has to be written inside a generated optic.
  func partType(_ type: TypeSyntax, in owner: Owner) -> String {
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return partType(unwrapped.wrappedType, in: owner) + "?"
    }
    return textElsewhere(type, in: owner)
  }

  /// Returns the text of a node from a member as it has to be written inside a generated type.
  func textElsewhere(_ node: some SyntaxProtocol, in owner: Owner) -> String {
    SelfRewriter(name: owner.name).rewrite(node.trimmed).trimmedDescription
  }

  /// Replaces `Self` by the name of the owner, because `Self` means another type inside the
  /// generated type.
  private final class SelfRewriter: SyntaxRewriter {
    let name: String

    init(name: String) {
      self.name = name
      super.init()
    }

    override func visit(_ token: TokenSyntax) -> TokenSyntax {
      token.tokenKind == .keyword(.Self) ? token.with(\.tokenKind, .identifier(name)) : token
    }
  }
#endif
