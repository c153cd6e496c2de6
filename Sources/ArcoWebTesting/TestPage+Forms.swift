import ArcoHTML

extension TestPage {
  /// Submits a form. `name` is that of a submit button or of the form itself.
  ///
  ///     try page.fill("New todo", with: "Buy beans")
  ///     try page.submit("Add")
  public func submit(_ name: String, near landmark: String? = nil) throws(TestPageError) {
    let node = try find(name, near: landmark, .submit) { $0.isSubmitButton || $0.isA("form") }
    guard node.isA("form") else { return try click(node) }
    let buttons = submitButtons(of: node)
    if let button = buttons.first, buttons.allSatisfy({ browser.isDisabled($0) }) {
      throw .disabled(element(button))
    }
    if try !submit(node, by: nil) {
      throw .notOffered(element(node), event: EventKind.submit.word)
    }
  }

  /// Submits a form as a browser does: after validation, and with the fields that a browser sends.
  ///
  /// - Returns: false if there is no listener.
  func submit(_ form: BrowserNode, by button: BrowserNode?) throws(TestPageError) -> Bool {
    if !form.has("novalidate"), !(button?.has("formnovalidate") ?? false) {
      for field in browser.fields(of: form) {
        if field.has("required"), browser.isEmpty(field) { throw .required(element(field)) }
        if field.isInvalid(field.fieldValue) {
          throw .outOfBounds(element(field), field.fieldValue)
        }
      }
    }
    return try report(.submit, at: form, .fields(submission(of: form, by: button)))
  }

  /// The fields that a form sends.
  func submission(of form: BrowserNode, by button: BrowserNode?) -> Submission {
    var submission = Submission()
    for field in browser.fields(of: form) {
      guard let name = field.attribute("name"), !name.utf8.isEmpty else { continue }
      for value in field.submittedValues(by: button) {
        submission.append(name: name, value: value)
      }
    }
    return submission
  }

  /// Submits a form by Enter in one of its fields: clicks its first submit button.
  func submitByEnter(_ form: BrowserNode) throws(TestPageError) -> Bool {
    guard let button = submitButtons(of: form).first else { return try submit(form, by: nil) }
    try click(button)
    return true
  }

  func submitButtons(of form: BrowserNode) -> [BrowserNode] {
    browser.all.filter { $0.isSubmitButton && browser.form(of: $0) === form }
  }
}

extension Browser {
  /// The form that a control belongs to.
  func form(of control: BrowserNode) -> BrowserNode? {
    guard let id = control.attribute("form") else {
      return around(control).first { $0.isA("form") }
    }
    return all.first { $0.isA("form") && $0.attribute("id")?.hasSameBytes(as: id) ?? false }
  }

  /// The controls of a form that are not disabled, in the order of the document.
  func fields(of form: BrowserNode) -> [BrowserNode] {
    all.filter { node in
      node.isA("input", "select", "textarea", "button") && !isDisabled(node)
        && self.form(of: node) === form
    }
  }

  /// Whether the field is empty, so that `required` prevents the submission.
  func isEmpty(_ field: BrowserNode) -> Bool {
    guard field.isTick else { return field.fieldValue.utf8.isEmpty }
    return !field.isOn(.checked) && !others(ofGroup: field).contains { $0.isOn(.checked) }
  }

  /// The other radio buttons of the same group.
  func others(ofGroup radio: BrowserNode) -> [BrowserNode] {
    guard radio.has("type", "radio"), let name = radio.attribute("name") else { return [] }
    let form = form(of: radio)
    return all.filter { other in
      other !== radio && other.isA("input") && other.has("type", "radio")
        && other.attribute("name")?.hasSameBytes(as: name) ?? false
        && self.form(of: other) === form
    }
  }
}

extension BrowserNode {
  /// The values that a form sends for this control.
  fileprivate func submittedValues(by button: BrowserNode?) -> [String] {
    if isButton { return self === button ? [attribute("value") ?? ""] : [] }
    if isTick { return isOn(.checked) ? [attribute("value") ?? "on"] : [] }
    if isA("select") { return chosen.map { $0.optionValue } }
    return has("type", "file") ? [] : [value(of: .value)]
  }
}
