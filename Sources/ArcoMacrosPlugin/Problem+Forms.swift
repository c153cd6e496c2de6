#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxBuilder

  // Diagnostics of `@Form` and `@Field`.
  extension Problem {
    static func noStructOfFields(
      _ attribute: AttributeSyntax, _ declaration: some DeclGroupSyntax
    ) -> Problem {
      Problem(
        error: "'@Form' applies only to a struct: its properties become the fields of the form",
        name: "noStructOfFields",
        at: attribute,
        remedies: [.remove(attribute, from: declaration)])
    }

    static func noForm(_ attribute: AttributeSyntax) -> Problem {
      Problem(
        error: "'@Field' applies only to a property of a struct that has '@Form'",
        name: "noForm",
        at: attribute)
    }

    static func genericForm(_ value: StructDeclSyntax) -> Problem {
      Problem(
        error: """
          '@Form' does not support generic structs such as '\(value.name.text)'; write 'DraftForm \
          { … } value: { … }' by hand, or declare a struct for each type
          """,
        name: "genericForm",
        at: value.name)
    }

    static func noFields(_ value: StructDeclSyntax) -> Problem {
      Problem(
        error: """
          '\(value.name.text)' has no property with '@Field', so its form would be empty; add \
          '@Field' to a property
          """,
        name: "noFields",
        at: value.name)
    }

    static func takenByForm(_ name: TokenSyntax) -> Problem {
      Problem(
        error: "'\(name.text)' conflicts with a name that '@Form' generates; rename it",
        name: "takenByForm",
        at: name)
    }

    static func otherInitialiser(
      _ initialiser: InitializerDeclSyntax, of value: StructDeclSyntax, names: [String]
    ) -> Problem {
      let name = value.name.text
      return Problem(
        error: """
          the form calls '\(name)(\(names.map { "\($0):" }.joined()))', which Swift does not \
          generate for a struct that declares another initialiser; move this initialiser to an \
          extension of '\(name)'
          """,
        name: "otherInitialiser",
        at: initialiser.initKeyword)
    }

    static func nameOfForm(_ name: TokenSyntax) -> Problem {
      Problem(
        error: """
          in the generated form, '\(name.text)' means a type that '@Form' generates, not yours; \
          qualify your type with its module or its enclosing type
          """,
        name: "nameOfForm",
        at: name)
    }

    static func noType(_ argument: ExprSyntax, label: String) -> Problem {
      Problem(
        error: "'\(label):' takes a type; write it as 'Name.self'",
        name: "noTypeOfForm",
        at: argument)
    }

    static func noFieldAttribute(_ property: StoredProperty) -> Problem {
      Problem(
        error: """
          the form has no value for '\(property.name.text)'; add '@Field' to it, or give it an \
          initial value that the form leaves unchanged
          """,
        name: "noFieldAttribute",
        at: property.name,
        remedies: [.addField(property)])
    }

    static func noFieldOfForm(_ variable: VariableDeclSyntax) -> Problem {
      Problem(
        error: """
          '@Field' needs one stored property that an initialiser can set: no computed, static or \
          lazy property, no property wrapper or other macro, and no constant with an initial value
          """,
        name: "noFieldOfForm",
        at: variable.bindings)
    }

    static func privateTypeOfField(_ name: TokenSyntax) -> Problem {
      Problem(
        error: """
          '\(name.text)' is private, and the parts of the form are visible in the file; make it \
          fileprivate
          """,
        name: "privateTypeOfField",
        at: name)
    }

    static func hiddenForm(_ name: TokenSyntax, level: Level, owner: String) -> Problem {
      Problem(
        error: """
          '\(name.text)' is less visible than '\(owner)', whose draft contains its draft; make it \
          \(level)
          """,
        name: "hiddenForm",
        at: name)
    }

    static func conditionalField(_ branches: IfConfigDeclSyntax) -> Problem {
      Problem(
        error: "a form cannot have stored properties inside '#if'; move them out of it",
        name: "conditionalField",
        at: branches)
    }

    static func fieldWithoutType(_ property: StoredProperty) -> Problem {
      Problem(
        error: "'@Form' cannot infer the type of '\(property.name.text)'; write the type",
        name: "fieldWithoutType",
        at: property.name)
    }

    static func rowsOfNothing(_ property: StoredProperty) -> Problem {
      Problem(
        error: """
          'each:' and 'atMost:' apply only to an array, and '\(property.name.text)' is not one; \
          write its type as '[Element]'
          """,
        name: "rowsOfNothing",
        at: property.name)
    }

    static func optionalForm(_ property: StoredProperty) -> Problem {
      Problem(
        error: """
          a nested form cannot be optional; for a form that comes and goes, write the outer form \
          by hand with 'part(ifPresent:input:)'. For an optional value, give '@Field' an optional \
          format, as in '@Field(FieldFormats.Whole.integer.optional)'
          """,
        name: "optionalForm",
        at: property.name)
    }

    static func formWithValue(_ property: StoredProperty) -> Problem {
      Problem(
        error: """
          '\(property.name.text)' is a nested form and cannot have an initial value here; give \
          initial values to the properties of its type
          """,
        name: "formWithValue",
        at: property.name)
    }

    static func noReason(_ asking: ExprSyntax, _ property: StoredProperty) -> Problem {
      Problem(
        error: """
          the check of '\(property.name.text)' can refuse a value, but the form has no type for \
          the reason; write '@Form(refusing: Reason.self)'
          """,
        name: "noReason",
        at: asking)
    }

    static func noKeyPath(_ asking: ExprSyntax, _ property: StoredProperty) -> Problem {
      Problem(
        error: """
          'asking:' needs a key path that names the type of the world and its function; write \
          '\\World.function'
          """,
        name: "noKeyPath",
        at: asking)
    }

    static func twoWorlds(_ field: FormField, world: String, other: String) -> Problem {
      Problem(
        error: """
          '\(field.name)' is checked with the world '\(world)', but the form has the world \
          '\(other)'; a form has only one world, so put the functions that it asks into one type
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
        text: "add '@Field'",
        changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
    }
  }
#endif
