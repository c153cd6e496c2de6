import ArcoHTML

extension TestPage {
  /// Replaces the value of a text field, slider or other field, and leaves the field. This makes
  /// one input event, and a change event if the value then differs from the former one.
  ///
  /// The page's `debounce` and `throttle` do not delay the events.
  public func fill(
    _ name: String, with text: String, near landmark: String? = nil
  ) throws(TestPageError) {
    let field = try find(name, near: landmark, .input) { $0.isEntry }
    try checkEditable(field)
    try check(text, fits: field)
    let isHeard = try edit(field, text)
    if try !finishEditing(field), !isHeard { try checkSubmitted(field) }
  }

  /// Replaces the value of a text field, slider or other field without leaving the field. This makes
  /// one input event. The change event follows when the field is left, as by `blur(_:near:)`.
  public func write(
    _ text: String, into name: String, near landmark: String? = nil
  ) throws(TestPageError) {
    let field = try find(name, near: landmark, .input) { $0.isEntry }
    try checkEditable(field)
    try check(text, fits: field)
    if try !edit(field, text), listener(field, .change) == nil { try checkSubmitted(field) }
  }

  /// Types a text at the end of a field, key by key, without leaving the field.
  ///
  /// Each character makes a key-down, an input and a key-up event. If the page changes the field's
  /// value meanwhile, the next character is added to the new value. The change event follows when
  /// the field is left: by `blur(_:near:)`, or by pressing Enter.
  public func type(
    _ text: String, into name: String, near landmark: String? = nil
  ) throws(TestPageError) {
    let field = try find(name, near: landmark, .input) { $0.isEntry }
    try checkEditable(field)
    for character in text.unicodeScalars {
      guard isShown(field) else { return }
      let key = HTML.Key(String(character))
      let isPrevented = isPrevented(.keyDown, at: field)
      let isHeard = try report(key, .keyDown, at: field)
      // A field with `maxlength` 0 may be there for its key handler alone.
      if !isPrevented, isShown(field), !(isHeard && field.mostUnits == 0) {
        let text = field.value(of: .value) + key.name
        try check(text, fits: field)
        _ = try edit(field, text)
      }
      _ = try report(key, .keyUp, at: field)
    }
  }

  /// Checks a checkbox or radio button. Does nothing if it is checked already.
  public func check(_ name: String, near landmark: String? = nil) throws(TestPageError) {
    let box = try find(name, near: landmark, .change) { $0.isTick }
    try checkEnabled(box)
    if !box.isOn(.checked) { try toggle(box) }
  }

  /// Unchecks a checkbox. Does nothing if it is not checked.
  public func uncheck(_ name: String, near landmark: String? = nil) throws(TestPageError) {
    let box = try find(name, near: landmark, .change) {
      $0.isTick && !$0.has("type", "radio")
    }
    try checkEnabled(box)
    if box.isOn(.checked) { try toggle(box) }
  }

  /// Chooses an option of a `select`, by the option's text or value.
  public func choose(
    _ option: String, in name: String, near landmark: String? = nil
  ) throws(TestPageError) {
    let field = try find(name, near: landmark, .change) { $0.isA("select") }
    try checkEnabled(field)
    let options = field.options
    let chosen =
      options.first { ShownText.line(of: $0).hasSameBytes(as: option.collapsed) }
      ?? options.first { $0.optionValue.hasSameBytes(as: option) }
    guard let chosen else {
      throw .noOption(option, in: element(field), options: options.map { ShownText.line(of: $0) })
    }
    try choose(chosen, of: field)
  }
}

extension TestPage {
  /// Chooses an option of a field.
  func choose(_ chosen: BrowserNode, of field: BrowserNode) throws(TestPageError) {
    try checkEnabled(chosen)
    for other in field.options where other !== chosen && !field.has("multiple") {
      browser.change(other, .selected, to: "")
    }
    browser.change(chosen, .selected, to: "1")
    let isHeard = try reportContent(of: field, .input)
    if try !reportContent(of: field, .change), !isHeard { try checkSubmitted(field) }
  }
}

extension TestPage {
  /// Checks that a person can give a field this text. A number field may be out of bounds until the
  /// form is submitted.
  func check(_ text: String, fits field: BrowserNode) throws(TestPageError) {
    if field.has("type", "range"), field.isOutOfBounds(text) {
      throw .outOfBounds(element(field), text)
    }
    guard let most = field.mostUnits, text.utf16.count > most else { return }
    // The page itself may have set a longer text.
    if text.utf16.count > field.value(of: .value).utf16.count {
      throw .tooLong(element(field), most: most)
    }
  }

  /// Changes the value of a field as a user does; false if there is no listener.
  func edit(_ field: BrowserNode, _ text: String) throws(TestPageError) -> Bool {
    if !edits.contains(where: { $0.field === field }) {
      edits.append(Edit(field: field, before: field.value(of: .value)))
    }
    browser.change(field, .value, to: field.held(text))
    return try reportContent(of: field, .input)
  }

  /// Sends the change event of an edited field; false if the value is the former one, or there is
  /// no listener.
  func finishEditing(_ field: BrowserNode) throws(TestPageError) -> Bool {
    guard let index = edits.firstIndex(where: { $0.field === field }) else { return false }
    let edit = edits.remove(at: index)
    guard !field.value(of: .value).hasSameBytes(as: edit.before) else { return false }
    return try reportContent(of: field, .change)
  }

  /// Checks that a field without a listener is at least part of a form.
  private func checkSubmitted(_ field: BrowserNode) throws(TestPageError) {
    guard isShown(field), browser.form(of: field) == nil else { return }
    throw .notOffered(element(field), event: EventKind.input.word)
  }

  /// Checks or unchecks a checkbox, or checks a radio button.
  func toggle(_ box: BrowserNode) throws(TestPageError) {
    let isPrevented = isPrevented(.click, at: box)
    let isChange = !isPrevented && !(box.has("type", "radio") && box.isOn(.checked))
    if isChange {
      browser.change(box, .checked, to: box.isOn(.checked) ? "" : "1")
      for other in browser.others(ofGroup: box) where other.isOn(.checked) {
        browser.change(other, .checked, to: "", isSecret: listener(box, .change) !== box)
      }
    }
    var isHeard = try report(.click, at: box)
    if isChange {
      if try reportContent(of: box, .input) { isHeard = true }
      if try reportContent(of: box, .change) { isHeard = true }
    }
    if !isHeard { try checkSubmitted(box) }
  }
}
