extension Document {
  /// Runs the handler of an event, or says why not.
  ///
  /// Only what the page offers now is accepted: not what is disabled, read-only or inert, no option that
  /// it does not have, no number out of bounds. The handler may send and so change the page; when that
  /// is through, `restoreLiveProperties`.
  ///
  /// - Parameter numbering: which of an element's numbers the event names it by.
  package func handle(_ event: Event, by numbering: Numbering = .current) -> EventRefusal? {
    guard let element = element(event.node, by: numbering) else {
      return numbering == .current && isMounted(event.node) ? .notOffered : .gone
    }
    isDoubtful = numbering == .former
    guard let listener = element.listener(of: event.kind) else { return .notOffered }
    let isUsable = self.isUsable(element, for: event.kind)
    // No handler hears of this event, so nothing is noted, and the field keeps the text that the
    // user typed.
    if isUsable, listener.isWaiting(at: element, for: event.payload) { return nil }
    if Reachable.fields, case .input(let text, let checked) = event.payload {
      note(text: text, checked: checked, at: element)
    }
    guard isUsable, let payload = bounded(event.payload, at: element, for: listener) else {
      return .notOffered
    }
    if listener.run(payload) { return nil }
    return payload.isCut ? .notOffered : .malformed
  }

  /// Whether an event is one of a number that is still being typed, of which no handler is told.
  package func isWaiting(_ event: Event) -> Bool {
    guard let element = element(event.node, by: .current) else { return false }
    return element.listener(of: event.kind)?.isWaiting(at: element, for: event.payload) ?? false
  }

  /// Runs the handler of an event, for who only hears what it sends: nothing is noted of what the
  /// browser shows then. False where it cannot be used.
  package func tryOut(_ event: Event) -> Bool {
    guard let element = element(event.node, by: .current),
      let listener = element.listener(of: event.kind), isUsable(element, for: event.kind)
    else { return false }
    if listener.isWaiting(at: element, for: event.payload) { return true }
    return bounded(event.payload, at: element, for: listener).map { listener.run($0) } ?? false
  }

  private func element(_ number: Int, by numbering: Numbering) -> PageElement? {
    switch numbering {
    case .current: listener(number)
    case .former where !Reachable.formerNumbers: nil
    case .former: former?[number].flatMap { $0.isMounted ? $0 : nil }
    }
  }

  // Asked only when an event is refused.
  private func isMounted(_ number: Int) -> Bool {
    !page.visitAll { $0.number != number }
  }

  /// Puts back what the user changed and the view does not say.
  ///
  /// A view that answers an input with the value it had (a clamped number, a refused letter)
  /// renders no difference, while the browser shows what was typed. A value that was reported
  /// before a rebuild was in a field that the rebuild replaced. Then the view's value is written in
  /// any case.
  package func restoreLiveProperties(into patch: inout Patch) {
    guard Reachable.fields else {
      isDoubtful = false
      return
    }
    for element in touched where element.isMounted {
      for live in element.attributes.live
      where isDoubtful || !live.value.hasSameBytes(as: live.shown) {
        element.note(live.property, live.value)
        setLive(element.number, live.property, live.value, &patch)
      }
    }
    touched.removeAll(keepingCapacity: true)
    isDoubtful = false
  }
}
