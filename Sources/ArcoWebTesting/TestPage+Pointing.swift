public import ArcoHTML

extension TestPage {
  /// Clicks the element of this name, with the browser's own reaction: a submit button submits its
  /// form, a `summary` opens its `details`, a checkbox changes.
  ///
  /// - Throws: `notOffered` if neither the page nor the browser reacts.
  public func click(_ name: String, near landmark: String? = nil) throws(TestPageError) {
    let node = try find(name, near: landmark, .click) {
      $0.isActive || listener($0, .click) != nil
    }
    try click(node)
  }

  /// Double-clicks the element of this name.
  public func doubleClick(_ name: String, near landmark: String? = nil) throws(TestPageError) {
    let node = try find(name, near: landmark, .doubleClick) { listener($0, .doubleClick) != nil }
    try checkEnabled(node)
    for _ in 1...2 where isShown(node) && listener(node, .click) != nil { try click(node) }
    _ = try report(.doubleClick, at: node)
  }

  /// Moves the focus to the element of this name.
  public func focus(_ name: String, near landmark: String? = nil) throws(TestPageError) {
    let node = try find(name, near: landmark, .focus) { listener($0, .focus) != nil }
    try checkEnabled(node)
    browser.focused = node.number
    _ = try report(.focus, at: node)
  }

  /// Removes the focus from the element of this name. An edited field sends its change event first.
  public func blur(_ name: String, near landmark: String? = nil) throws(TestPageError) {
    let node = try find(name, near: landmark, .blur) {
      $0.isEntry || listener($0, .blur) != nil
    }
    let isDone = try finishEditing(node)
    browser.focused = nil
    if try !report(.blur, at: node), !isDone {
      throw .notOffered(element(node), event: EventKind.blur.word)
    }
  }

  /// Presses a key on the element of this name, with the browser's own reaction: Enter in a field
  /// submits its form, Enter and the space bar click a button.
  ///
  ///     try page.press("Enter", in: "New todo")
  public func press(
    _ key: HTML.Key, in name: String, near landmark: String? = nil
  ) throws(TestPageError) {
    let node = try find(name, near: landmark, .keyDown) {
      $0.isActive || $0.isEntry || $0.isA("select") || listener($0, .keyDown) != nil
        || listener($0, .keyUp) != nil
    }
    try press(key, at: node)
  }
}

extension TestPage {
  /// Presses a key on an element.
  func press(_ key: HTML.Key, at node: BrowserNode) throws(TestPageError) {
    try checkEnabled(node)
    let isPrevented = isPrevented(.keyDown, at: node) && wants(key, .keyDown, at: node)
    var isHeard = try report(key, .keyDown, at: node)
    if !isPrevented, isShown(node), try react(to: key, at: node) { isHeard = true }
    if try report(key, .keyUp, at: node) { isHeard = true }
    if !isHeard { throw .notOffered(element(node), event: EventKind.keyDown.word) }
  }
}

extension TestPage {
  func click(_ node: BrowserNode) throws(TestPageError) {
    let control = ([node] + browser.around(node)).first { $0.isActive }
    if let control {
      try checkEnabled(control)
      if control.isTick { return try toggle(control) }
    }
    let isPrevented = isPrevented(.click, at: node)
    let isHeard = try report(.click, at: node)
    if !isPrevented, let control, isShown(control), try activate(control) { return }
    if !isHeard { throw .notOffered(element(node), event: EventKind.click.word) }
  }

  /// Does the browser's own reaction to a click; false if there is none.
  private func activate(_ control: BrowserNode) throws(TestPageError) -> Bool {
    if control.isSubmitButton, let form = browser.form(of: control) {
      return try submit(form, by: control)
    }
    if control.isA("a") { return try follow(control) }
    guard control.isA("summary"), let details = browser[control.parent] else { return false }
    browser.change(details, .open, to: details.isOn(.open) ? "" : "1")
    return true
  }

  func wants(_ key: HTML.Key, _ kind: EventKind, at node: BrowserNode) -> Bool {
    guard let owner = listener(node, kind) else { return false }
    guard let keys = owner.attribute("data-keys") else { return true }
    let name = key.name.isLiteral(",") ? "Comma" : key.name
    return keys.utf8.split(separator: UInt8(ascii: ",")).contains { $0.elementsEqual(name.utf8) }
  }

  func report(
    _ key: HTML.Key, _ kind: EventKind, at node: BrowserNode
  ) throws(TestPageError) -> Bool {
    guard isShown(node), wants(key, kind, at: node) else { return false }
    return try report(kind, at: node, .key(key))
  }

  /// Does the browser's own reaction to a key; false if there is none.
  private func react(to key: HTML.Key, at node: BrowserNode) throws(TestPageError) -> Bool {
    if key == .enter, node.isEntry, !node.isA("textarea") {
      let isDone = try finishEditing(node)
      guard isShown(node), let form = browser.form(of: node) else { return isDone }
      return try submitByEnter(form) || isDone
    }
    let isPressed = node.isTick ? key == .space : key == .enter || key == .space
    guard node.isActive, isPressed else { return false }
    try click(node)
    return true
  }
}

extension BrowserNode {
  /// Whether a browser reacts to a click on this element by itself, or to a key that presses it.
  var isActive: Bool { isButton || isTick || isA("summary") || isA("a") && has("href") }
}
