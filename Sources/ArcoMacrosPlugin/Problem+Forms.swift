#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxBuilder

  // Why a struct is no form, or a property no field of it.
  extension Problem {
    static func noStructOfFields(
      _ attribute: AttributeSyntax, _ declaration: some DeclGroupSyntax
    ) -> Problem {
      Problem(
        error: "'@Form' belongs at a struct: its properties are the fields of the form",
        name: "noStructOfFields",
        at: attribute,
        remedies: [.remove(attribute, from: declaration)])
    }

    static func noForm(_ attribute: AttributeSyntax) -> Problem {
      Problem(
        error: "'@Field' belongs at a property of a struct that has '@Form'",
        name: "noForm",
        at: attribute)
    }

    static func genericForm(_ value: StructDeclSyntax) -> Problem {
      Problem(
        error: """
          '\(value.name.text)' is generic, and its form would be another one for each type; write \
          'DraftForm { … } value: { … }' by hand, or a struct for each type
          """,
        name: "genericForm",
        at: value.name)
    }

    static func noFields(_ value: StructDeclSyntax) -> Problem {
      Problem(
        error: "'\(value.name.text)' has no '@Field', so there is nothing to write in its form",
        name: "noFields",
        at: value.name)
    }

    static func takenByForm(_ name: TokenSyntax) -> Problem {
      Problem(
        error: "'\(name.text)' is a name that '@Form' writes; rename it",
        name: "takenByForm",
        at: name)
    }

    static func otherInitialiser(
      _ initialiser: InitializerDeclSyntax, of value: StructDeclSyntax, names: [String]
    ) -> Problem {
      let name = value.name.text
      return Problem(
        error: """
          the form makes the struct by '\(name)(\(names.map { "\($0):" }.joined()))', which Swift does \
          not write beside this initialiser; move it to an extension of '\(name)'
          """,
        name: "otherInitialiser",
        at: initialiser.initKeyword)
    }

    static func nameOfForm(_ name: TokenSyntax) -> Problem {
      Problem(
        error: """
          '\(name.text)' is a type that '@Form' writes, and means another one in what it writes; \
          write it with what stands around it, or with its module
          """,
        name: "nameOfForm",
        at: name)
    }

    static func noType(_ argument: ExprSyntax, label: String) -> Problem {
      Problem(
        error: "'\(label):' names a type: write it as 'Name.self'",
        name: "noTypeOfForm",
        at: argument)
    }

    static func noFieldAttribute(_ property: StoredProperty) -> Problem {
      Problem(
        error: """
          nothing says how '\(property.name.text)' is written; give it a '@Field', or an initial \
          value that it keeps
          """,
        name: "noFieldAttribute",
        at: property.name,
        remedies: [.addField(property)])
    }

    static func noFieldOfForm(_ variable: VariableDeclSyntax) -> Problem {
      Problem(
        error: """
          a form can set a stored property of its own: no computed, static or lazy one, and no \
          constant with a value
          """,
        name: "noFieldOfForm",
        at: variable.bindings)
    }

    static func conditionalField(_ branches: IfConfigDeclSyntax) -> Problem {
      Problem(
        error: "a form has the same properties everywhere: take them out of '#if'",
        name: "conditionalField",
        at: branches)
    }

    static func fieldWithoutType(_ property: StoredProperty) -> Problem {
      Problem(
        error: "the part of '\(property.name.text)' has to name its type; write the type",
        name: "fieldWithoutType",
        at: property.name)
    }

    static func rowsOfNothing(_ property: StoredProperty) -> Problem {
      Problem(
        error: """
          'each:' and 'atMost:' are for rows, and '\(property.name.text)' is no array: write its \
          type as '[Element]'
          """,
        name: "rowsOfNothing",
        at: property.name)
    }

    static func optionalForm(_ property: StoredProperty) -> Problem {
      Problem(
        error: """
          a form within a form is always there; for one that comes and goes write the outer form by \
          hand, with 'part(ifPresent:input:)'. For an optional value write its format: \
          '@Field(FieldFormats.Whole.integer.optional)'
          """,
        name: "optionalForm",
        at: property.name)
    }

    static func formWithValue(_ property: StoredProperty) -> Problem {
      Problem(
        error: """
          '\(property.name.text)' is a form within the form, and begins as that does; give its \
          fields their first values there
          """,
        name: "formWithValue",
        at: property.name)
    }

    static func noReason(_ asking: ExprSyntax, _ property: StoredProperty) -> Problem {
      Problem(
        error: """
          who is asked about '\(property.name.text)' may refuse it, and the form has no reason to; \
          write '@Form(refusing: Reason.self)'
          """,
        name: "noReason",
        at: asking)
    }

    static func noKeyPath(_ asking: ExprSyntax, _ property: StoredProperty) -> Problem {
      Problem(
        error: """
          '@Form' has to read here which function of which world is asked; write its key path: \
          '\\World.function'
          """,
        name: "noKeyPath",
        at: asking)
    }

    static func twoWorlds(_ field: FormField, world: String, other: String) -> Problem {
      Problem(
        error: """
          '\(field.name)' is asked of '\(world)', and the form has the world '\(other)'; a form has \
          one world, so put what it asks together
          """,
        name: "twoWorlds",
        at: field.token)
    }
  }

  extension Problem.Remedy {
    fileprivate static func addField(_ property: StoredProperty) -> Problem.Remedy {
      let old = property.declaration
      var new = old.trimmed
      new.attributes.insert(
        .attribute("@Field(<#format#>) ").with(\.leadingTrivia, []), at: new.attributes.startIndex)
      new.leadingTrivia = old.leadingTrivia
      return Problem.Remedy(
        text: "make it a field",
        changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
    }
  }
#endif
