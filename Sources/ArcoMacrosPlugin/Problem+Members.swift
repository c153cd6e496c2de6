#if Macros
  import SwiftSyntaxBuilder
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxMacros

  extension Problem {
    static func fixed(_ property: StoredProperty) -> Problem {
      let name = property.name.text
      return Problem(
        note: """
          '\(name)' gets no lens: a constant with an initial value cannot change; make it a \
          variable
          """,
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
          '\(property.name.text)' gets no lens: to change a constant, a lens creates the whole \
          value again, and '\(owner.name)' has no initialiser that only sets each property; \
          declare such an 'init(\(labels))' in '\(owner.name)' itself, with the types of the \
          properties, or make '\(property.name.text)' a variable
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
          '\(name)' gets no lens: to change a constant, a lens creates the whole value again, \
          which is not possible because of \(obstacle); make '\(name)' a variable
          """,
        name: "noRebuilding",
        at: property.name,
        remedies: [.makeVariable(property)]
      )
    }

    static func lazy(_ property: StoredProperty) -> Problem {
      Problem(
        note: """
          '\(property.name.text)' gets no lens: reading a lazy property changes the value; make it \
          a computed property, or set it in the initialiser
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
          '\(name)' gets no lens: '@\(attribute)' may change how the property is stored; if it obeys \
          the lens laws, write 'Lens(\\\(owner.name).\(name))'
          """,
        name: "wrapped",
        at: property.name
      )
    }

    static func opaque(_ property: StoredProperty) -> Problem {
      Problem(
        note: """
          '\(property.name.text)' gets no lens: a lens has to name the type of the property, and \
          an opaque type has no name; write a concrete type, or use 'any'
          """,
        name: "opaque",
        at: property.name
      )
    }

    static func noType(_ property: StoredProperty) -> Problem {
      // Guesses the type only for `Name()`. Any other call may fail, or may take generic parameters
      // from its arguments.
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
        note: """
          '\(property.name.text)' gets no lens: a lens has to name the type of the property; write \
          the type
          """,
        name: "noType",
        at: property.name,
        remedies: remedies
      )
    }

    static func isolated(_ property: StoredProperty, attribute: String) -> Problem {
      Problem(
        note: """
          '\(property.name.text)' gets no lens: the property is isolated to '@\(attribute)', and a \
          lens is nonisolated; remove '@\(attribute)' here
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
          ("the main actor by default", "otherwise make '\(owner.name)' nonisolated")
        }
      return Problem(
        note: """
          '\(name)' gets no lens: '\(owner.name)' is isolated to \(actor), and a macro cannot see \
          whether the type of '\(name)' is Sendable; if it is, make '\(name)' nonisolated; \
          \(otherwise)
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
        note: "'\(name.text)' gets no optic: it contains a 'Never', which has no values",
        name: "never",
        at: name
      )
    }

    static func unavailable(_ element: EnumCaseElementSyntax) -> Problem {
      Problem(
        note: """
          '\(element.name.text)' gets no prism: the case is unavailable, so no code may name it
          """,
        name: "unavailable",
        at: element.name
      )
    }

    static func autoclosure(_ element: EnumCaseElementSyntax) -> Problem {
      Problem(
        note: """
          '\(element.name.text)' gets no prism: an autoclosure is created where the case is \
          written, so a prism cannot pass it on; remove '@autoclosure'
          """,
        name: "autoclosure",
        at: element.name
      )
    }

    static func overloaded(_ element: EnumCaseElementSyntax) -> Problem {
      Problem(
        note: """
          '\(element.name.text)' gets no prism: several cases have this name, and a pattern cannot \
          tell them apart; give each case its own name
          """,
        name: "overloaded",
        at: element.name
      )
    }
  }

  extension MacroExpansionContext {
    /// Adds a note to each tuple pattern, whose properties get no lens.
    func diagnoseTuples(of variable: VariableDeclSyntax) {
      for binding in variable.bindings where binding.pattern.is(TuplePatternSyntax.self) {
        diagnose(
          Problem(
            note: """
              these properties get no lens; declare each property on its own line, with its type
              """,
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
