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

  /// The type of a literal; nil for other expressions, which only the compiler can know.
  func literalType(_ expression: ExprSyntax) -> TypeSyntax? {
    switch expression.kind {
    case .integerLiteralExpr: "Swift.Int"
    case .floatLiteralExpr: "Swift.Double"
    case .stringLiteralExpr: "Swift.String"
    case .booleanLiteralExpr: "Swift.Bool"
    case .prefixOperatorExpr:
      expression.as(PrefixOperatorExprSyntax.self).flatMap { literalType($0.expression) }
    default: nil
    }
  }
#endif
