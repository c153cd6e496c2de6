import ArcoWebTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walk {
  /// Asks whether the focus stays on something: where a control goes that a user acts on, the page's
  /// script gives it to the same control of the next row, or to what is around, or a view says who
  /// takes it by `.autofocus()`.
  ///
  /// It is looked at after each step of a user, and after what then comes from outside. Where it is
  /// left on the page as a whole, it counts as lost; and where a control is disabled or hidden that
  /// has it.
  /// - Parameter isMeant: which steps of the user count, by their words.
  /// - Complexity: each step is taken again on the page.
  public func theFocusIsKept(_ isMeant: (String) -> Bool = { _ in true }) -> Verdict {
    let claim = "the focus is kept"
    guard let scout else { return Verdict(claim, .undecided, reason: "there is no page") }
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
            let reason = try scout.lossOfFocus(by: edge, from: node, then: next)
            guard let reason else { continue }
            return Verdict(
              claim, .refuted, way(graph.way(to: node) + [edge] + [next].compactMap { $0 }),
              reason: reason)
          }
        } catch {
          return Verdict(claim, .undecided, reason: "the steps lead elsewhere when taken again")
        }
      }
    }
    return unopposed(claim)
  }

  /// Asks whether what a user has typed stays in its field when something comes from outside: an
  /// answer, the time.
  ///
  /// A field that nobody listens to has a text put into it before; one that is heard counts with what
  /// it holds. A field that goes is not asked about, as forms close when they are done.
  /// - Parameter isMeant: which steps count, by their words; all that come from outside where it is
  ///   left out.
  /// - Complexity: each step is taken again on the page.
  public func whatWasTypedIsKept(after isMeant: ((String) -> Bool)? = nil) -> Verdict {
    let claim = "text that is being typed stays in its field"
    guard let scout else { return Verdict(claim, .undecided, reason: "there is no page") }
    for node in 0..<graph.count {
      for edge in graph.edges(of: node).indices {
        let isAsked = isMeant.map { $0(text(of: edge)) } ?? !graph.edges[edge].isOfUser
        guard isAsked, isSafe(edge, of: node) else { continue }
        do {
          guard let lost = try scout.lostText(by: edge, from: node) else { continue }
          return Verdict(
            claim, .refuted, way(graph.way(to: node) + [edge]),
            reason: "\"\(lost.name)\" held \(String(reflecting: lost.text))")
        } catch {
          return Verdict(claim, .undecided, reason: "the steps lead elsewhere when taken again")
        }
      }
    }
    return unopposed(claim)
  }

  /// Asks whether a control does nothing that says it is disabled, by `.disabled()`, `.inert()` or
  /// `aria-disabled`: also where a browser sends its event all the same.
  public func whatIsDisabledDoesNothing() -> Verdict {
    let claim = "what is disabled does nothing"
    guard let scout else { return Verdict(claim, .undecided, reason: "there is no page") }
    var seen = Set<Int>()
    for node in 0..<graph.count {
      guard let screen = screenNumber(of: node), seen.insert(screen).inserted else { continue }
      do {
        guard let name = try scout.usableDisabled(at: node) else { continue }
        return Verdict(claim, .refuted, way(to: node), reason: "\(name) does something")
      } catch {
        return Verdict(claim, .undecided, reason: "the steps lead elsewhere when taken again")
      }
    }
    return unopposed(claim)
  }

  private func isSafe(_ edge: Int, of node: Int) -> Bool {
    !traps.contains { trap in
      trap.node == Int32(node) && trap.move == Int32(edge) - graph.spans[node].first
        || trap.move < 0 && trap.node == graph.edges[edge].target
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Scout {
  /// Why the focus is lost by a step of the user's, or by what comes from outside after it.
  fileprivate func lossOfFocus(
    by edge: Int, from node: Int, then next: Int?
  ) throws(ScoutError) -> String? {
    try come(to: node)
    takeAgain(edge, from: node, isFocused: true)
    if let next {
      if let page = walker.shown, page.lossOfFocus != nil { return nil }
      takeAgain(next, from: Int(findings.graph.edges[edge].target))
    }
    return walker.shown?.lossOfFocus
  }

  /// A text that a field of the same name no longer holds after a step.
  fileprivate func lostText(by edge: Int, from node: Int) throws(ScoutError) -> TypedText? {
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

  /// The first control that says that it is disabled, and does something.
  fileprivate func usableDisabled(at node: Int) throws(ScoutError) -> String? {
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
