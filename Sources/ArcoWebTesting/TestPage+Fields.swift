import ArcoHTML

extension TestPage {
  /// Replaces what a text field, a slider or another field holds, at one stroke, and leaves it:
  /// one input event, and one change event if it still holds something else than before.
  ///
  /// Events that the page asked to hold back come at once.
  public func fill(
    _ name: String, with text: String, near landmark: String? = nil
  ) throws(TestPageError) {
    let field = try find(name, near: landmark, .input) { $0.isEntry }
    try checkEditable(field)
    try check(text, fits: field)
    let isHeard = try edit(field, text)
    if try !finishEditing(field), !isHeard { try checkSubmitted(field) }
  }

  /// Types a text after what a field holds, key by key, and stays in it.
  ///
  /// Each character brings a key down, an input and a key up event. What the page puts into the
  /// field meanwhile is what the next character is added to. The change event comes when the field
  /// is left: by `blur`, or by pressing Enter.
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
      // A field that takes no text may be there for the keys alone.
      if !isPrevented, isShown(field), !(isHeard && field.mostUnits == 0) {
        let text = field.value(of: .value) + key.name
        try check(text, fits: field)
        _ = try edit(field, text)
      }
      _ = try report(key, .keyUp, at: field)
    }
  }

  /// Ticks a checkbox, or chooses a radio button; nothing happens if it is ticked already.
  public func check(_ name: String, near landmark: String? = nil) throws(TestPageError) {
    let box = try find(name, near: landmark, .change) { $0.isTick }
    try checkEnabled(box)
    if !box.isOn(.checked) { try toggle(box) }
  }

  /// Takes the tick out of a checkbox; nothing happens if there is none.
  public func uncheck(_ name: String, near landmark: String? = nil) throws(TestPageError) {
    let box = try find(name, near: landmark, .change) {
      $0.isTick && !$0.has("type", "radio")
    }
    try checkEnabled(box)
    if box.isOn(.checked) { try toggle(box) }
  }

  /// Chooses an option, by its text or by what it stands for.
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
      other.set(.selected, "", isSecret: true)
    }
    chosen.set(.selected, "1", isSecret: true)
    let isHeard = try reportContent(of: field, .input)
    if try !reportContent(of: field, .change), !isHeard { try checkSubmitted(field) }
  }
}

extension TestPage {
  /// Checks that a person can bring a field to hold a text. A number may be out of bounds until the
  /// form is submitted.
  func check(_ text: String, fits field: BrowserNode) throws(TestPageError) {
    if field.has("type", "range"), field.isOutOfBounds(text) {
      throw .outOfBounds(element(field), text)
    }
    guard let most = field.mostUnits, text.utf16.count > most else { return }
    // What the page itself put there may be too long.
    if text.utf16.count > field.value(of: .value).utf16.count {
      throw .tooLong(element(field), most: most)
    }
  }

  /// Changes what a field holds, as a stroke of the user; false if nobody listens.
  func edit(_ field: BrowserNode, _ text: String) throws(TestPageError) -> Bool {
    if !edits.contains(where: { $0.field === field }) {
      edits.append(Edit(field: field, before: field.value(of: .value)))
    }
    field.set(.value, field.held(text), isSecret: true)
    return try reportContent(of: field, .input)
  }

  /// Tells that the change of a field is done; false if there is none, or nobody listens.
  func finishEditing(_ field: BrowserNode) throws(TestPageError) -> Bool {
    guard let index = edits.firstIndex(where: { $0.field === field }) else { return false }
    let edit = edits.remove(at: index)
    guard !field.value(of: .value).hasSameBytes(as: edit.before) else { return false }
    return try reportContent(of: field, .change)
  }

  /// A field that nobody listens to makes sense in a form only.
  private func checkSubmitted(_ field: BrowserNode) throws(TestPageError) {
    guard isShown(field), browser.form(of: field) == nil else { return }
    throw .notOffered(element(field), event: EventKind.input.word)
  }

  /// Ticks a box, or takes the tick out.
  func toggle(_ box: BrowserNode) throws(TestPageError) {
    let isPrevented = isPrevented(.click, at: box)
    let isChange = !isPrevented && !(box.has("type", "radio") && box.isOn(.checked))
    if isChange {
      box.set(.checked, box.isOn(.checked) ? "" : "1", isSecret: true)
      for other in browser.others(ofGroup: box) where other.isOn(.checked) {
        other.set(.checked, "", isSecret: listener(box, .change) !== box)
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
