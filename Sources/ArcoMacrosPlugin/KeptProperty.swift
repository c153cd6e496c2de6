#if Macros
  import SwiftSyntax

  /// A property that is not a field of the form.
  struct KeptProperty {
    /// The name of the property, with its backticks.
    let name: String
    /// The property as a declaration in another type, without an access level.
    let declaration: String
    /// Whether the property runs code when it is set.
    let isObserved: Bool

    init(_ property: StoredProperty, in owner: Owner) {
      name = property.name.text
      let type = property.type.map { ": \(partType($0, in: owner))" } ?? ""
      let value = property.initialValue.map { " = \(textElsewhere($0, in: owner))" } ?? ""
      isObserved = if case .observed = property.kind { true } else { false }
      declaration = "var \(name)\(type)\(value)"
    }

    /// Returns the variables that are not fields. A draft is `Equatable`, so it contains no
    /// function.
    static func all(
      of value: StructDeclSyntax, owner: Owner, _ problems: inout FormProblems
    ) -> [KeptProperty] {
      var kept: [KeptProperty] = []
      for item in value.memberBlock.members {
        guard let variable = item.decl.as(VariableDeclSyntax.self),
          variable.attributes.first(named: "Field") == nil
        else { continue }
        for property in variable.storedProperties(from: 0) where property.isKept {
          if let name = property.type?.nameOfForm ?? property.initialValue?.nameOfForm {
            problems.add(.nameOfForm(name))
          }
          kept.append(KeptProperty(property, in: owner))
        }
      }
      return kept
    }
  }

  extension StoredProperty {
    /// Whether a draft contains the property, if it is not a field.
    fileprivate var isKept: Bool {
      guard initialValue?.is(ClosureExprSyntax.self) != true,
        (type?.wrappedOfOptional ?? type)?.isFunction != true
      else { return false }
      switch kind {
      case .variable, .observed: return true
      default: return false
      }
    }
  }
#endif
