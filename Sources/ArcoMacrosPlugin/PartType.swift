#if Macros
  import SwiftSyntax

  /// What a type that is written at a member is called from inside an optic.
  func partType(_ type: TypeSyntax, in owner: Owner) -> String {
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return partType(unwrapped.wrappedType, in: owner) + "?"
    }
    return textElsewhere(type, in: owner)
  }

  /// What is written at a member, as it is written in a type inside of the owner.
  func textElsewhere(_ node: some SyntaxProtocol, in owner: Owner) -> String {
    SelfRewriter(name: owner.name).rewrite(node.trimmed).trimmedDescription
  }

  /// Replaces `Self`, which is another type inside of what is written.
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
