extension Document {
  /// Runs the handler of an event, or says why not.
  ///
  /// Only what the page offers now is accepted: not what is disabled, read-only or inert. The
  /// handler may send and so change the page; when that is through, `settle`.
  package func handle(_ event: Event) -> EventRefusal? {
    guard let element = listening[event.node] else {
      return isMounted(event.node) ? .notOffered : .gone
    }
    guard let listener = element.attributes.listener(of: event.kind) else { return .notOffered }
    if case .input(let text, let checked) = event.payload {
      note(text: text, checked: checked, at: element)
    }
    guard isUsable(element, for: event.kind) else { return .notOffered }
    return listener.run(event.payload) ? nil : .malformed
  }

  // Asked only when an event is refused.
  private func isMounted(_ number: Int) -> Bool {
    !root.content.visitAll { $0.number != number }
  }

  /// Puts back what the user changed and the view does not say.
  ///
  /// A view that answers an input with the value it had (a clamped number, a refused letter)
  /// renders no difference, while the browser shows what was typed.
  package func settle(into patch: inout Patch) {
    for element in touched where element.isMounted {
      for index in element.attributes.live.indices {
        let live = element.attributes.live[index]
        guard !live.value.hasSameBytes(as: live.shown) else { continue }
        element.attributes.live[index].shown = live.value
        setLive(element.number, live.property, live.value, &patch)
      }
    }
    touched.removeAll(keepingCapacity: true)
  }
}
