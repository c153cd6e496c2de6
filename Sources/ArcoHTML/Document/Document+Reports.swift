extension Document {
  /// Notes what the browser shows after an input, in the element and in those that it changed along
  /// with it.
  func note(text: String, checked: Bool, at element: MountedElement) {
    if element.name.name == Name("select") {
      noteChoice(of: text, in: element)
      return
    }
    switch element.attributes.value(of: Name("type")) {
    case let type? where type.hasSameBytes(as: InputType.checkbox.rawValue):
      note(.checked, checked ? "1" : "", at: element)
    case _? where element.isRadio:
      note(.checked, checked ? "1" : "", at: element)
      if checked { noteOthersUnchecked(besides: element) }
    default:
      note(.value, text, at: element)
    }
  }

  private func note(_ property: LiveProperty, _ shown: String, at element: MountedElement) {
    guard let index = element.attributes.live.firstIndex(where: { $0.property == property })
    else { return }
    element.attributes.live[index].shown = shown
    touched.append(element)
  }

  /// Checking one radio button unchecks the others of its name and form.
  private func noteOthersUnchecked(besides chosen: MountedElement) {
    guard let group = chosen.attributes.value(of: Name("name")) else { return }
    var radios: [(button: MountedElement, form: MountedElement?)] = []
    root.content.visitElements { button, around in
      guard button.isRadio, button.has(Name("name"), group) else { return }
      let id = button.attributes.value(of: Name("form"))
      radios.append((button, id.map { form(called: $0) } ?? around))
    }
    guard let own = radios.first(where: { $0.button === chosen }) else { return }
    for other in radios where other.button !== chosen && other.form === own.form {
      note(.checked, "", at: other.button)
    }
  }

  func form(called id: String) -> MountedElement? {
    var form: MountedElement?
    root.content.visitAll { node in
      guard case .element(let element) = node, element.name.name == Name("form"),
        element.has(Name("id"), id)
      else { return true }
      form = element
      return false
    }
    return form
  }

  /// Choosing one option of a single choice unchooses the others.
  private func noteChoice(of value: String, in select: MountedElement) {
    guard select.attributes.value(of: Name("multiple")) == nil else { return }
    select.content.visitAll { node in
      guard case .element(let option) = node, option.name.name == Name("option") else {
        return true
      }
      note(.selected, option.optionValue.hasSameBytes(as: value) ? "1" : "", at: option)
      return true
    }
  }
}

extension Mounted {
  /// Visits every element, each with the form around it.
  func visitElements(
    within form: MountedElement? = nil, _ visit: (MountedElement, MountedElement?) -> Void
  ) {
    visitNodes { node in
      guard case .element(let element) = node else { return true }
      visit(element, form)
      element.content.visitElements(
        within: element.name.name == Name("form") ? element : form, visit)
      return true
    }
  }
}

extension MountedElement {
  fileprivate var isRadio: Bool { has(Name("type"), InputType.radio.rawValue) }

  fileprivate func has(_ name: Name, _ value: String) -> Bool {
    attributes.value(of: name)?.hasSameBytes(as: value) ?? false
  }

  /// What an option stands for: its value, or else its text as browsers collapse it.
  fileprivate var optionValue: String {
    if let value = attributes.value(of: .value) { return value }
    var bytes: [UInt8] = []
    var isApart = false
    content.visitAll { node in
      guard case .text(let text) = node else { return true }
      for byte in text.text.utf8 {
        if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D {
          isApart = !bytes.isEmpty
          continue
        }
        if isApart { bytes.append(0x20) }
        isApart = false
        bytes.append(byte)
      }
      return true
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
