// What a server asks of a page whose browser runs no script.

extension Document {
  /// A form, and the names of its fields, in the document's order.
  package struct FormFields: Sendable {
    package let number: Int
    package internal(set) var fields: [String]
  }

  /// All forms, in the document's order. A field belongs to the form around it.
  ///
  /// - Complexity: linear in the elements.
  package var forms: [FormFields] {
    var forms: [FormFields] = []
    var places: [Int: Int] = [:]
    page.visitElements { element, around in
      if element.name.name == Name("form") {
        places[element.number] = forms.count
        forms.append(FormFields(number: element.number, fields: []))
      } else if let place = around.flatMap({ places[$0.number] }),
        let name = element.value(of: Name("name"))
      {
        forms[place].fields.append(name)
      }
    }
    return forms
  }

  /// Whether an element says that it is busy: by `aria-busy`.
  ///
  /// - Complexity: linear in the elements.
  package var isBusy: Bool {
    !page.visitAll { node in
      guard case .element(let element) = node else { return true }
      return !element.has(Name("busy", prefix: .aria), "true")
    }
  }
}
