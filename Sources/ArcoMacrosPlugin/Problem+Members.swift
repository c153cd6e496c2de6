#if Macros
  import SwiftSyntaxBuilder
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxMacros

  extension Problem {
    static func fixed(_ property: StoredProperty) -> Problem {
      let name = property.name.text
      return Problem(
        note: "'\(name)' always has its initial value, so it gets no lens; a variable does",
        name: "fixed",
        at: property.name,
        remedies: [.makeVariable(property)]
      )
    }

    static func noInitialiser(
      _ property: StoredProperty, all: [StoredProperty], owner: Owner
    ) -> Problem {
      let labels = all.filter { if case .fixed = $0.kind { false } else { true } }
        .map { "\($0.name.text):" }
        .joined()
      return Problem(
        note: """
          '\(property.name.text)' gets no lens: a constant is changed by making the value again, and \
          no initialiser of '\(owner.name)' sets each property and does no more; declare such an \
          'init(\(labels))' in '\(owner.name)' itself, with the types of the properties, or make \
          '\(property.name.text)' a variable
          """,
        name: "noInitialiser",
        at: property.name,
        remedies: [.makeVariable(property)]
      )
    }

    static func noRebuilding(_ property: StoredProperty, beside obstacle: String) -> Problem {
      let name = property.name.text
      return Problem(
        note: """
          '\(name)' gets no lens: a constant is changed by making the value again, which is not \
          possible beside \(obstacle); make '\(name)' a variable
          """,
        name: "noRebuilding",
        at: property.name,
        remedies: [.makeVariable(property)]
      )
    }

    static func lazy(_ property: StoredProperty) -> Problem {
      Problem(
        note: """
          '\(property.name.text)' gets no lens: reading a lazy property writes it; make it computed, or \
          set it in the initialiser
          """,
        name: "lazy",
        at: property.name
      )
    }

    static func wrapped(
      _ property: StoredProperty, attribute: String, owner: Owner
    ) -> Problem {
      let name = property.name.text
      return Problem(
        note: """
          '\(name)' gets no lens: what '@\(attribute)' makes of it is not known here; where it obeys \
          the laws, write 'Lens(\\\(owner.name).\(name))'
          """,
        name: "wrapped",
        at: property.name
      )
    }

    static func opaque(_ property: StoredProperty) -> Problem {
      Problem(
        note: """
          '\(property.name.text)' gets no lens: an opaque type has no name to write into it; name the \
          type, or use 'any'
          """,
        name: "opaque",
        at: property.name
      )
    }

    static func noType(_ property: StoredProperty) -> Problem {
      // Another initialiser may fail, and one with arguments may find parameters of the type in them.
      let call = property.initialValue?.as(FunctionCallExprSyntax.self)
      let isPlain = call.map { $0.arguments.isEmpty && $0.trailingClosure == nil } ?? false
      let name = call?.calledExpression.trimmedDescription ?? ""
      let isType = (name.first?.isUppercase ?? false) && !name.contains(".")
      let guess = isPlain && isType ? name : "<#Type#>"
      var binding = property.declaration.bindings.first {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == property.name.text
      }
      let old = binding
      binding?.pattern.trailingTrivia = []
      binding?.typeAnnotation = TypeAnnotationSyntax(
        colon: .colonToken(trailingTrivia: .space),
        type: TypeSyntax("\(raw: guess)"),
        trailingTrivia: .space
      )
      let remedies: [Remedy] =
        if let old, let binding {
          [
            Remedy(
              text: "write its type",
              changes: [.replace(oldNode: Syntax(old), newNode: Syntax(binding))])
          ]
        } else {
          []
        }
      return Problem(
        note: "'\(property.name.text)' gets no lens, which has to name its type; write the type",
        name: "noType",
        at: property.name,
        remedies: remedies
      )
    }

    static func isolated(_ property: StoredProperty, attribute: String) -> Problem {
      Problem(
        note: """
          '\(property.name.text)' gets no lens: it belongs to '@\(attribute)', and a lens to nobody; \
          remove '@\(attribute)' here
          """,
        name: "isolated",
        at: property.name
      )
    }

    static func maybeNotSendable(_ property: StoredProperty, owner: Owner) -> Problem {
      let name = property.name.text
      let old = property.declaration
      var new = old
      let first = new.modifiers.isEmpty ? new.bindingSpecifier : new.modifiers.first?.name
      let modifier = DeclModifierSyntax(
        name: .keyword(
          .nonisolated, leadingTrivia: first?.leadingTrivia ?? [], trailingTrivia: .space))
      if new.modifiers.isEmpty {
        new.bindingSpecifier.leadingTrivia = []
      } else {
        new.modifiers[new.modifiers.startIndex].leadingTrivia = []
      }
      new.modifiers.insert(modifier, at: new.modifiers.startIndex)
      let (actor, otherwise) =
        if case .written(let attribute) = owner.isolation {
          ("'@\(attribute)'", "otherwise remove '@\(attribute)'")
        } else {
          ("the main actor by default", "otherwise '\(owner.name)'")
        }
      return Problem(
        note: """
          '\(name)' gets no lens: '\(owner.name)' belongs to \(actor), and whether the type of \
          '\(name)' is Sendable is not known here; if it is, make '\(name)' nonisolated, \(otherwise)
          """,
        name: "maybeNotSendable",
        at: property.name,
        remedies: [
          Remedy(
            text: "make '\(name)' nonisolated",
            changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
        ]
      )
    }

    static func never(_ name: TokenSyntax) -> Problem {
      Problem(
        note: "'\(name.text)' gets no optic: it holds a 'Never', of which there is no value",
        name: "never",
        at: name
      )
    }

    static func unavailable(_ element: EnumCaseElementSyntax) -> Problem {
      Problem(
        note: "'\(element.name.text)' gets no prism: it is unavailable, so nothing may name it",
        name: "unavailable",
        at: element.name
      )
    }

    static func autoclosure(_ element: EnumCaseElementSyntax) -> Problem {
      Problem(
        note: """
          '\(element.name.text)' gets no prism: an autoclosure is made where the case is written, so \
          a prism cannot hand one on; remove '@autoclosure'
          """,
        name: "autoclosure",
        at: element.name
      )
    }

    static func overloaded(_ element: EnumCaseElementSyntax) -> Problem {
      Problem(
        note: """
          '\(element.name.text)' gets no prism: several cases have this name, and a pattern cannot tell \
          them apart; give each a name of its own
          """,
        name: "overloaded",
        at: element.name
      )
    }
  }

  extension MacroExpansionContext {
    /// Says that properties of a tuple pattern get no lens.
    func diagnoseTuples(of variable: VariableDeclSyntax) {
      for binding in variable.bindings where binding.pattern.is(TuplePatternSyntax.self) {
        diagnose(
          Problem(
            note: "these properties get no lens; declare each in a line of its own, with its type",
            name: "tuple",
            at: binding.pattern
          ))
      }
    }
  }

  extension Problem.Remedy {
    fileprivate static func makeVariable(_ property: StoredProperty) -> Problem.Remedy {
      let old = property.declaration.bindingSpecifier
      let new = old.with(\.tokenKind, .keyword(.var))
      return Problem.Remedy(
        text: "make '\(property.name.text)' a variable",
        changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
    }
  }
#endif
