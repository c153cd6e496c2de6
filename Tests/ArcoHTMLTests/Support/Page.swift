import ArcoHTML

/// A document and a browser that shows it.
final class Page {
  let document = Document()
  private(set) var dom: TestDOM

  init(_ html: HTML) {
    document.mount(shown: html)
    dom = TestDOM(document)
  }

  /// Shows another page and returns the operations it took.
  @discardableResult
  func show(_ html: HTML) throws -> [Operation] {
    try patch { document.show(html, into: &$0) }
  }

  @discardableResult
  func patch(_ change: (inout Patch) -> Void) throws -> [Operation] {
    var patch = Patch()
    change(&patch)
    try dom.apply(patch)
    return dom.operations
  }

  func settle() throws -> [Operation] {
    try patch { document.restoreLiveProperties(into: &$0) }
  }

  /// Reports an event at the first element of a name.
  func report(_ kind: EventKind, _ payload: EventPayload = .none, at name: String) -> EventRefusal?
  {
    document.handle(Event(node: dom.first(name) ?? 0, kind: kind, payload: payload))
  }
}

func text(of html: HTML) -> String {
  String(decoding: html.rendered(), as: UTF8.self)
}
