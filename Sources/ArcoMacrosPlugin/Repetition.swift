#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxMacros

  extension AttributeSyntax {
    /// Whether the declaration has the same attribute before this one.
    ///
    /// The macro gets a copy of the attribute without a parent, so the copy is found by its
    /// location.
    func isRepeated(
      in declaration: some DeclGroupSyntax, context: some MacroExpansionContext
    ) -> Bool {
      let all = declaration.attributes.named(like: self)
      guard all.count > 1, let first = all.first else { return false }
      func place(_ node: AttributeSyntax) -> String? {
        context.location(of: node).map {
          "\($0.line.trimmedDescription):\($0.column.trimmedDescription)"
        }
      }
      return place(self) != place(first)
    }

    fileprivate var lastName: Substring? {
      attributeName.trimmedDescription.split(separator: ".").last
    }
  }

  extension AttributeListSyntax {
    fileprivate func named(like attribute: AttributeSyntax) -> [AttributeSyntax] {
      compactMap { $0.as(AttributeSyntax.self) }.filter { $0.lastName == attribute.lastName }
    }
  }

  extension Problem {
    static func repeated(
      _ attribute: AttributeSyntax, in declaration: some DeclGroupSyntax
    ) -> Problem {
      let all = declaration.attributes
      let repeated = all.named(like: attribute).dropFirst().map(\.id)
      let others = all.filter { !repeated.contains($0.id) }
      return Problem(
        error: "'@Optics' is already applied to this type",
        name: "repeated",
        at: attribute,
        remedies: [
          Remedy(
            text: "remove this one",
            changes: [.replace(oldNode: Syntax(all), newNode: Syntax(others))])
        ]
      )
    }
  }
#endif
