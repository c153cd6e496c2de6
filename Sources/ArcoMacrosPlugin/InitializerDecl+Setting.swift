#if Macros
  import SwiftSyntax

  extension InitializerDeclSyntax {
    /// Whether the initialiser only sets each property to the parameter with the same name and
    /// type.
    ///
    /// If an initialiser also checks or rounds a value, a lens that calls it breaks the laws of
    /// lenses, and a lens that does not call it skips the check.
    func onlySets(_ properties: [StoredProperty]) -> Bool {
      let parameters = signature.parameterClause.parameters
      guard optionalMark == nil, signature.effectSpecifiers == nil, genericParameterClause == nil,
        parameters.count == properties.count, let statements = body?.statements,
        statements.count == properties.count
      else { return false }
      return properties.allSatisfy { property in
        guard
          let parameter = parameters.first(where: { $0.firstName.text == property.name.text }),
          parameter.ellipsis == nil,
          parameter.type.core.trimmedDescription == property.type?.core.trimmedDescription
        else { return false }
        let given = (parameter.secondName ?? parameter.firstName).text
        return statements.contains { $0.item.sets(property.name.text, to: given) }
      }
    }
  }

  extension CodeBlockItemSyntax.Item {
    /// Whether the statement is `self.name = value` or `name = value`.
    fileprivate func sets(_ name: String, to value: String) -> Bool {
      guard case .expr(let expression) = self,
        let parts = expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }), parts.count == 3,
        parts[1].is(AssignmentExprSyntax.self),
        parts[2].as(DeclReferenceExprSyntax.self)?.baseName.text == value
      else { return false }
      if let member = parts[0].as(MemberAccessExprSyntax.self) {
        return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
          && member.declName.baseName.text == name
      }
      return parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text == name
    }
  }
#endif
