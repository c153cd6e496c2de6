import ArcoHTML
import ArcoWeb

extension TestPage {
  /// Finds the element that a gesture is meant for.
  ///
  /// - Parameter event: the event in the error, if only elements that do not suit have the name.
  func find(
    _ name: String, near landmark: String?, _ event: EventKind, suits: (BrowserNode) -> Bool
  ) throws(TestPageError) -> BrowserNode {
    try verify()
    let search = Search(browser)
    if search.all(name, suits: suits).isEmpty, let other = search.all(name).first {
      throw .notOffered(search.element(other), event: event.word)
    }
    return try search.one(name, near: landmark, suits: suits)
  }

  func element(_ node: BrowserNode) -> TestElement { Search(browser).element(node) }

  func checkEnabled(_ node: BrowserNode) throws(TestPageError) {
    if browser.isDisabled(node) { throw .disabled(element(node)) }
  }

  /// Checks that a person can change the field's value.
  func checkEditable(_ field: BrowserNode) throws(TestPageError) {
    if browser.isDisabled(field) || field.isReadOnly { throw .disabled(element(field)) }
  }

  /// Whether a node is still on the page.
  func isShown(_ node: BrowserNode) -> Bool { browser[node.number] === node }

  /// The innermost element with a listener for the event: this element or one around it.
  func listener(_ node: BrowserNode, _ kind: EventKind) -> BrowserNode? {
    var at = node
    while !at.listens(to: kind) {
      guard at.parent != 0, let outer = at.outer else { return nil }
      at = outer
    }
    return at
  }

  /// Whether a listener of the event prevents the browser's own reaction.
  func isPrevented(_ kind: EventKind, at node: BrowserNode) -> Bool {
    listener(node, kind)?.preventsDefault(of: kind) ?? false
  }

  /// Sends an event to the innermost listener; false if there is none.
  func report(
    _ kind: EventKind, at node: BrowserNode, _ payload: EventPayload = .none
  ) throws(TestPageError) -> Bool {
    guard isShown(node), let owner = listener(node, kind) else { return false }
    let refusal = page.receive(Event(node: owner.number, kind: kind, payload: payload))
    if refusal != nil { throw .refused(element(owner), event: kind.word) }
    return true
  }

  /// Sends the value of a field; false if there is no listener.
  func reportContent(
    of field: BrowserNode, _ kind: EventKind
  ) throws(TestPageError) -> Bool {
    guard isShown(field) else { return false }
    let text = field.isTick ? field.attribute("value") ?? "on" : field.fieldValue
    let payload = EventPayload.input(text: text, checked: field.isOn(.checked))
    // The page takes the value as known if this element listens, unless it waits for a number.
    let event = Event(node: field.number, kind: kind, payload: payload)
    if listener(field, kind) === field, !page.inspect({ $0.isWaiting(event) }) {
      field.tell()
      for option in field.options { option.tell() }
    }
    return try report(kind, at: field, payload)
  }
}

extension EventKind {
  /// The name of the event in messages.
  var word: String {
    switch self {
    case .click: "click"
    case .doubleClick: "double click"
    case .input: "input"
    case .change: "change"
    case .submit: "submit"
    case .keyDown: "key down"
    case .keyUp: "key up"
    case .focus: "focus"
    case .blur: "blur"
    case .pointerDown: "pointer down"
    case .pointerMove: "pointer move"
    case .pointerUp: "pointer up"
    case .pointerCancel: "pointer cancel"
    case .pointerEnter: "pointer enter"
    case .pointerLeave: "pointer leave"
    case .contextMenu: "context menu"
    case .wheel: "wheel"
    case .scroll: "scroll"
    case .paste: "paste"
    case .drop: "drop"
    case .custom: "a custom event"
    case .visit: "visit"
    }
  }
}
