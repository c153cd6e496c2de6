#if Macros
  import SwiftSyntaxBuilder
  import SwiftSyntax

  /// Returns the type of an initial value, if its text alone decides it; nil if only the compiler
  /// can know it.
  func certainType(of value: ExprSyntax) -> TypeSyntax? {
    literalType(value) ?? collectionType(value) ?? convertedType(value)
  }

  private func literalType(_ value: ExprSyntax) -> TypeSyntax? {
    switch value.kind {
    case .integerLiteralExpr: return "Swift.Int"
    case .floatLiteralExpr: return "Swift.Double"
    case .stringLiteralExpr: return "Swift.String"
    case .booleanLiteralExpr: return "Swift.Bool"
    case .prefixOperatorExpr:
      guard let prefixed = value.as(PrefixOperatorExprSyntax.self),
        ["-", "+", "~", "!"].contains(prefixed.operator.text)
      else { return nil }
      return literalType(prefixed.expression)
    default: return nil
    }
  }

  /// `[Int]()`, `[String: Int]()`, or `[1, 2]` with literals of one type.
  private func collectionType(_ value: ExprSyntax) -> TypeSyntax? {
    if let call = value.as(FunctionCallExprSyntax.self) {
      guard call.arguments.isEmpty, call.trailingClosure == nil else { return nil }
      if let array = call.calledExpression.as(ArrayExprSyntax.self),
        array.elements.count == 1,
        let element = array.elements.first.flatMap({ type(named: $0.expression) })
      {
        return "[\(element)]"
      }
      if let dictionary = call.calledExpression.as(DictionaryExprSyntax.self),
        let pairs = dictionary.content.as(DictionaryElementListSyntax.self), pairs.count == 1,
        let pair = pairs.first, let key = type(named: pair.key), let held = type(named: pair.value)
      {
        return "[\(key): \(held)]"
      }
      return nil
    }
    guard let array = value.as(ArrayExprSyntax.self) else { return nil }
    let types = array.elements.map { literalType($0.expression)?.trimmedDescription }
    guard let first = types.first, let element = first, types.allSatisfy({ $0 == element }) else {
      return nil
    }
    return "[\(raw: element)]"
  }

  /// `3 as UInt8`.
  private func convertedType(_ value: ExprSyntax) -> TypeSyntax? {
    guard let parts = value.as(SequenceExprSyntax.self)?.elements.map({ $0 }), parts.count == 3,
      let conversion = parts[1].as(UnresolvedAsExprSyntax.self),
      conversion.questionOrExclamationMark == nil
    else { return nil }
    return parts[2].as(TypeExprSyntax.self)?.type.trimmed
  }

  /// Returns the type that an expression names, as in `Int`, `[Int]` or `Outer.Inner`; nil if it
  /// names none.
  private func type(named expression: ExprSyntax) -> TypeSyntax? {
    if let array = expression.as(ArrayExprSyntax.self) {
      guard array.elements.count == 1, let only = array.elements.first else { return nil }
      return type(named: only.expression).map { "[\($0)]" }
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return type(named: optional.expression).map { "\($0)?" }
    }
    guard
      [.declReferenceExpr, .memberAccessExpr, .genericSpecializationExpr, .typeExpr]
        .contains(expression.kind)
    else { return nil }
    return "\(raw: expression.trimmedDescription)"
  }
#endif
