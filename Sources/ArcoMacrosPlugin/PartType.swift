#if Macros
  import SwiftSyntax

  /// What a type that is written at a member is called from inside an optic.
  func partType(_ type: TypeSyntax, in owner: Owner) -> String {
    let named = SelfRewriter(name: owner.name).rewrite(type.trimmed).trimmedDescription
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return partType(unwrapped.wrappedType, in: owner) + "?"
    }
    return named
  }

  /// Replaces `Self`, which is another type inside an optic.
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
