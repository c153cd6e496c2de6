import ArcoHTML
import ArcoWeb

extension TestPage {
  /// Runs the handler of a plan's event without updating the page. The caller only watches which
  /// inputs it sends.
  ///
  /// - Returns: false if the gesture makes several handled events, or changes a value in the
  ///   browser too. Then use `perform(_:)`.
  package func tryOut(_ plan: PagePlan) -> Bool {
    guard let planned = plan.event, let owner = node(at: planned.owner) else { return false }
    let event = Event(node: owner.number, kind: planned.kind, payload: planned.payload)
    return page.inspect { $0.tryOut(event) }
  }

  /// The event of a gesture that makes exactly one, for every page of equal markup.
  func plannedEvent(of act: PageAct, at path: [Int]) -> PlannedEvent? {
    guard let event = onlyEvent(of: act), let owner = browser[event.node] else { return nil }
    return PlannedEvent(
      owner: owner === act.node ? path : self.path(to: owner), kind: event.kind,
      payload: event.payload)
  }

  /// Whether the view sets every value that a gesture changes, so that the page alone determines
  /// what the browser shows afterwards.
  func isSaid(_ act: PageAct, _ said: [Int: [InspectedNode.Live]]) -> Bool {
    func sets(_ node: BrowserNode, _ property: LiveProperty) -> Bool {
      said[node.number]?.contains { $0.property == property } ?? false
    }
    func knows(_ node: BrowserNode) -> Bool {
      listener(node, .input) === node || listener(node, .change) === node
    }
    switch act.act {
    case .fill: return knows(act.node) && sets(act.node, .value)
    case .toggle:
      return knows(act.node)
        && ([act.node] + browser.others(ofGroup: act.node)).allSatisfy { sets($0, .checked) }
    case .choose: return knows(act.node) && act.node.options.allSatisfy { sets($0, .selected) }
    case .write: return false
    case .click, .doubleClick, .press, .focus, .blur, .submit, .point: return true
    }
  }

  /// The event of a gesture. Nil if it makes several, or the browser itself reacts.
  private func onlyEvent(of act: PageAct) -> Event? {
    let node = act.node
    switch act.act {
    case .click: return click(on: node)
    case .doubleClick: return only([(.doubleClick, .none), (.click, .none)], at: node)
    case .fill(let text):
      let payload = EventPayload.input(text: node.held(text), checked: node.isOn(.checked))
      return only([(.input, payload), (.change, payload)], at: node)
    case .write: return nil
    case .toggle:
      if isPrevented(.click, at: node) { return nil }
      let value = node.attribute("value") ?? "on"
      let payload = EventPayload.input(text: value, checked: !node.isOn(.checked))
      return only([(.click, .none), (.input, payload), (.change, payload)], at: node)
    case .choose(let option):
      if node.has("multiple") { return nil }
      let payload = EventPayload.input(text: option.optionValue, checked: false)
      return only([(.input, payload), (.change, payload)], at: node)
    case .press(let key): return press(key, on: node)
    case .focus: return only([(.focus, .none)], at: node)
    case .blur: return only([(.blur, .none)], at: node)
    case .submit(let entries): return entries.isEmpty ? submit(by: node) : nil
    case .point(let pointing):
      // The field also gets the pasted text, and sends another event for that.
      if case .paste = pointing, node.isEntry, !isPrevented(.paste, at: node) { return nil }
      return only([(pointing.kind, pointing.payload)], at: node)
    }
  }

  /// The event that has a listener, if exactly one of the list has.
  private func only(
    _ events: [(kind: EventKind, payload: EventPayload)], at node: BrowserNode
  ) -> Event? {
    var found: Event?
    for (kind, payload) in events {
      guard let owner = listener(node, kind) else { continue }
      if found != nil { return nil }
      found = Event(node: owner.number, kind: kind, payload: payload)
    }
    return found
  }

  private func click(on node: BrowserNode) -> Event? {
    if let control = innermost(node, where: { $0.isActive }), !isPrevented(.click, at: node) {
      guard control.isButton else { return nil }
      if control.isSubmitButton, let form = browser.form(of: control),
        listener(form, .submit) != nil
      {
        return nil
      }
    }
    return only([(.click, .none)], at: node)
  }

  private func innermost(
    _ node: BrowserNode, where isMeant: (BrowserNode) -> Bool
  ) -> BrowserNode? {
    var at = node
    while !isMeant(at) {
      guard at.parent != 0, let outer = at.outer else { return nil }
      at = outer
    }
    return at
  }

  private func press(_ key: HTML.Key, on node: BrowserNode) -> Event? {
    let isHeard = wants(key, .keyDown, at: node)
    let isReactedTo =
      node.isActive && (key == .enter || key == .space)
      || key == .enter && node.isEntry && !node.isA("textarea")
    if isReactedTo, !(isHeard && isPrevented(.keyDown, at: node)) { return nil }
    if wants(key, .keyUp, at: node) { return nil }
    return isHeard ? only([(.keyDown, .key(key))], at: node) : nil
  }

  /// The submission of a form without fields to fill in.
  private func submit(by node: BrowserNode) -> Event? {
    guard let form = node.isA("form") ? node : browser.form(of: node) else { return nil }
    if !node.isA("form"), listener(node, .click) != nil { return nil }
    if !form.has("novalidate"), !node.has("formnovalidate"),
      browser.fields(of: form).contains(where: {
        $0.has("required") && browser.isEmpty($0) || $0.isInvalid($0.fieldValue)
      })
    {
      return nil
    }
    return only([(.submit, .fields(submission(of: form, by: node)))], at: form)
  }
}
