import ArcoWebTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walk {
  /// Checks that the focus is never lost. If a step of the user removes the focused control, the
  /// focus has to move to another control: the page's script moves it to the same control of the
  /// next row or to a control nearby, or the view names one with `.autofocus()`.
  ///
  /// The check looks after each step of the user, and after each event from outside that can
  /// follow. The focus counts as lost if it falls back to the page as a whole, or if the focused
  /// control is disabled or hidden.
  /// - Parameter isMeant: selects the user's steps to check by their texts; all by default.
  /// - Complexity: repeats every step on the page.
  public func theFocusIsKept(_ isMeant: (String) -> Bool = { _ in true }) -> Verdict {
    let claim = "the focus is kept"
    guard let visitor else {
      return Verdict(claim, .undecided, reason: "the component has no page")
    }
    var seen = Set<[Int]>()
    for node in 0..<graph.count {
      for edge in graph.edges(of: node).indices where isMeant(text(of: edge)) {
        let step = graph.edges[edge]
        guard step.isOfUser, isSafe(edge, of: node) else { continue }
        let target = Int(step.target)
        let change = [
          screenNumber(of: node) ?? -1, Int(step.label), screenNumber(of: target) ?? -1,
        ]
        let isNew = seen.insert(change).inserted
        let waits = graph.edges(of: target).indices.filter { !graph.edges[$0].isOfUser }
        guard isNew || !waits.isEmpty else { continue }
        do {
          for next in [nil] + waits.map({ Optional($0) }) {
            let reason = try visitor.lossOfFocus(by: edge, from: node, then: next)
            guard let reason else { continue }
            return Verdict(
              claim, .refuted, way(graph.way(to: node) + [edge] + [next].compactMap { $0 }),
              reason: reason)
          }
        } catch {
          return Verdict(
            claim, .undecided, reason: "the same steps led to a different state the second time")
        }
      }
    }
    return unopposed(claim)
  }

  /// Checks that text which a user is typing stays in its field when an event comes from outside,
  /// such as an answer or the time.
  ///
  /// A field without a listener is filled with a text before each step; a field with a listener
  /// keeps its own text. A field that disappears does not count, as forms close when they are done.
  /// - Parameter isMeant: selects the steps to check by their texts; by default all steps from
  ///   outside.
  /// - Complexity: repeats every step on the page.
  public func whatWasTypedIsKept(after isMeant: ((String) -> Bool)? = nil) -> Verdict {
    let claim = "text that is being typed stays in its field"
    guard let visitor else {
      return Verdict(claim, .undecided, reason: "the component has no page")
    }
    for node in 0..<graph.count {
      for edge in graph.edges(of: node).indices {
        let isAsked = isMeant.map { $0(text(of: edge)) } ?? !graph.edges[edge].isOfUser
        guard isAsked, isSafe(edge, of: node) else { continue }
        do {
          guard let lost = try visitor.lostText(by: edge, from: node) else { continue }
          return Verdict(
            claim, .refuted, way(graph.way(to: node) + [edge]),
            reason: "\"\(lost.name)\" lost \(String(reflecting: lost.text))")
        } catch {
          return Verdict(
            claim, .undecided, reason: "the same steps led to a different state the second time")
        }
      }
    }
    return unopposed(claim)
  }

  /// Checks that a control marked as disabled does nothing, even if a browser sends its event. A
  /// control is marked by `.disabled()`, `.inert()` or `aria-disabled`.
  public func whatIsDisabledDoesNothing() -> Verdict {
    let claim = "a disabled control does nothing"
    guard let visitor else {
      return Verdict(claim, .undecided, reason: "the component has no page")
    }
    // Whether a screen has a disabled control.
    var known: [Int: Bool] = [:]
    for node in 0..<graph.count {
      guard let number = screenNumber(of: node) else { continue }
      let hasDisabled =
        known[number] ?? screen(of: node)?.hasDisabledControls ?? false
      known[number] = hasDisabled
      guard hasDisabled else { continue }
      do {
        guard let name = try visitor.usableDisabled(at: node) else { continue }
        return Verdict(
          claim, .refuted, way(to: node), reason: "\(name) is disabled, but does something")
      } catch {
        return Verdict(
          claim, .undecided, reason: "the same steps led to a different state the second time")
      }
    }
    return unopposed(claim)
  }

  private func isSafe(_ edge: Int, of node: Int) -> Bool {
    !traps.contains { trap in
      trap.node == Int32(node) && trap.move == graph.move(of: edge, from: node)
        || trap.move < 0 && trap.node == graph.edges[edge].target
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension StateVisitor {
  /// Returns why the focus is lost after a step of the user, or after the event from outside that
  /// follows; nil if it is kept.
  fileprivate func lossOfFocus(
    by edge: Int, from node: Int, then next: Int?
  ) throws(VisitError) -> String? {
    try come(to: node)
    takeAgain(edge, from: node, isFocused: true)
    if let next {
      if let page = walker.shown, page.lossOfFocus != nil { return nil }
      takeAgain(next, from: Int(findings.graph.edges[edge].target))
    }
    return walker.shown?.lossOfFocus
  }

  /// Returns the first text that its field no longer contains after a step; nil if all are kept.
  fileprivate func lostText(by edge: Int, from node: Int) throws(VisitError) -> TypedText? {
    try come(to: node)
    guard let page = walker.shown else { return nil }
    page.typeUnheard("typed")
    let before = page.typed
    takeAgain(edge, from: node)
    let after = page.typed
    return before.first { text in
      !text.text.isEmpty
        && after.contains {
          $0.name == text.name && $0.ordinal == text.ordinal && $0.text != text.text
        }
    }
  }

  /// Returns the name of the first control that is marked as disabled but changes something; nil if
  /// there is none.
  fileprivate func usableDisabled(at node: Int) throws(VisitError) -> String? {
    try come(to: node)
    guard let page = walker.shown else { return nil }
    for (index, name) in page.disabledControls.enumerated() {
      try come(to: node)
      walker.notes.beginStep()
      walker.shown?.useDisabled(index)
      walker.finishStep()
      if try !stands(at: node) { return name }
    }
    return nil
  }
}
