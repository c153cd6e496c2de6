extension Document {
  /// Notes what the browser shows after an input, in the element and in those that it changed along
  /// with it.
  func note(text: String, checked: Bool, at element: PageElement) {
    if element.name.name == Name("select") {
      noteChoice(of: text, in: element)
      return
    }
    switch element.value(of: Name("type")) {
    case let type? where type.hasSameBytes(as: InputType.checkbox.rawValue):
      note(.checked, checked ? "1" : "", at: element)
    case _? where element.isRadio:
      note(.checked, checked ? "1" : "", at: element)
      if checked { noteOthersUnchecked(besides: element) }
    default:
      note(.value, text, at: element)
    }
  }

  private func note(_ property: LiveProperty, _ shown: String, at element: PageElement) {
    if element.note(property, shown) { touched.append(element) }
  }

  /// Checking one radio button unchecks the others of its name and form.
  private func noteOthersUnchecked(besides chosen: PageElement) {
    guard let group = chosen.value(of: Name("name")) else { return }
    var radios: [(button: PageElement, id: String?, around: PageElement?)] = []
    page.visitElements { button, around in
      guard button.isRadio, button.has(Name("name"), group) else { return }
      radios.append((button, button.value(of: Name("form")), around))
    }
    guard let own = radios.first(where: { $0.button === chosen }) else { return }
    let form = own.id.map { self.form(called: $0) } ?? own.around
    // Looked for once, and not for each button.
    let isFound = form?.value(of: Name("id")).map { self.form(called: $0) === form } ?? false
    let ids = form == nil && radios.contains { $0.id != nil } ? formIDs : []
    for other in radios where !(other.button === chosen) {
      let isOfSame =
        if let id = other.id {
          form.map { isFound && $0.has(Name("id"), id) }
            ?? !ids.contains { $0.hasSameBytes(as: id) }
        } else {
          other.around === form
        }
      if isOfSame { note(.checked, "", at: other.button) }
    }
  }

  private var formIDs: [String] {
    var ids: [String] = []
    page.visitAll { node in
      if case .element(let element) = node, element.name.name == Name("form"),
        let id = element.value(of: Name("id"))
      {
        ids.append(id)
      }
      return true
    }
    return ids
  }

  func form(called id: String) -> PageElement? {
    var form: PageElement?
    page.visitAll { node in
      guard case .element(let element) = node, element.name.name == Name("form"),
        element.has(Name("id"), id)
      else { return true }
      form = element
      return false
    }
    return form
  }

  /// Choosing one option of a single choice unchooses the others.
  private func noteChoice(of value: String, in select: PageElement) {
    guard select.value(of: Name("multiple")) == nil else { return }
    select.visitAll { node in
      guard case .element(let option) = node, option.name.name == Name("option") else {
        return true
      }
      note(.selected, option.optionValue.hasSameBytes(as: value) ? "1" : "", at: option)
      return true
    }
  }
}

extension PageElement {
  fileprivate var isRadio: Bool { has(Name("type"), InputType.radio.rawValue) }

  /// The value of an option: its attribute, or else its text with blanks collapsed as browsers do.
  var optionValue: String {
    if let value = value(of: LiveProperty.value) { return value }
    var bytes: [UInt8] = []
    var isApart = false
    visitAll { node in
      guard case .text(let text) = node else { return true }
      text.text.withBytes { text in
        for byte in text {
          if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D {
            isApart = !bytes.isEmpty
            continue
          }
          if isApart { bytes.append(0x20) }
          isApart = false
          bytes.append(byte)
        }
      }
      return true
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension PageElement {
  /// Notes what the browser shows; false if the view says nothing of it.
  @discardableResult
  func note(_ property: LiveProperty, _ shown: String) -> Bool {
    switch self {
    case .object(let element):
      let index = element.attributes.live.firstIndex { $0.property == property }
      guard let index else { return false }
      element.attributes.live[index].shown = shown
    case .node(let instance, let node):
      guard let slot = instance.template.slot(of: node, where: { $0.isLive(property) }) else {
        return false
      }
      instance.shown.removeAll { $0.slot == slot }
      instance.shown.append((slot, shown))
    }
    return true
  }
}
