import ArcoHTML

extension TestPage {
  /// The calls of `TestPage` that make the gesture with this index, with a `near:` where the name
  /// is ambiguous. Nil if no names find the elements. Closed `details` around the element are opened
  /// first.
  package func calls(for index: Int, _ samples: PageSamples) -> [PageCall]? {
    let act = ActSearch.acts(on: self, samples)[index]
    var nodes = [act.node]
    if case .submit(let entries) = act.act { nodes = entries.map(\.field) + nodes }
    var opened: [BrowserNode] = []
    // The names are looked up as in a page with open `details`. The calls open them.
    defer { for details in opened { details.set(.open, "", isSecret: true) } }
    var calls: [PageCall] = []
    for node in nodes {
      var inner = node
      var closed: [BrowserNode] = []
      for outer in browser.around(node) {
        if inner.isHidden(in: outer), outer.isA("details") { closed.append(outer) }
        inner = outer
      }
      for details in closed.reversed() {
        guard let summary = details.children.first(where: { $0.isA("summary") }),
          let call = one(summary, "click", suits: { $0.isActive || self.hears($0, .click) })
        else { return nil }
        calls += call
        details.set(.open, "1", isSecret: true)
        opened.append(details)
      }
    }
    return self.calls(for: act).map { calls + $0 }
  }

  private func calls(for act: PageAct) -> [PageCall]? {
    let node = act.node
    switch act.act {
    case .click: return one(node, "click", suits: { $0.isActive || self.hears($0, .click) })
    case .doubleClick: return one(node, "doubleClick", suits: { self.hears($0, .doubleClick) })
    case .fill(let text): return one(node, "fill", text, suits: { $0.isEntry })
    case .write(let text): return one(node, "write", text, suits: { $0.isEntry })
    case .toggle:
      guard node.isOn(.checked) else { return one(node, "check", suits: { $0.isTick }) }
      return one(node, "uncheck", suits: { $0.isTick && !$0.has("type", "radio") })
    case .choose(let option):
      return one(node, "choose", ShownText.line(of: option), suits: { $0.isA("select") })
    case .press(let key):
      return designation(
        of: node,
        suits: {
          $0.isActive || $0.isEntry || $0.isA("select") || self.hears($0, .keyDown)
            || self.hears($0, .keyUp)
        }
      ).map {
        [PageCall(method: "press", argument: key.name, name: $0.name, landmark: $0.landmark)]
      }
    case .focus: return one(node, "focus", suits: { self.hears($0, .focus) })
    case .blur: return one(node, "blur", suits: { $0.isEntry || self.hears($0, .blur) })
    case .submit(let entries):
      var calls: [PageCall] = []
      for (field, content) in entries {
        guard let call = call(putting: content, into: field) else { return nil }
        calls += call
      }
      let isForm = node.isA("form")
      let last = one(
        node, isForm ? "submit" : "click",
        suits: {
          isForm
            ? $0.isSubmitButton || $0.isA("form") : $0.isActive || self.hears($0, .click)
        })
      return last.map { calls + $0 }
    case .point(let pointing):
      let isPaste = if case .paste = pointing { true } else { false }
      return designation(
        of: node, suits: { isPaste && $0.isEntry || self.hears($0, pointing.kind) }
      ).map {
        [
          PageCall(
            method: "", argument: nil, name: $0.name, landmark: $0.landmark, pointing: pointing)
        ]
      }
    }
  }

  private func call(
    putting content: PageOffer.Entry.Content, into field: BrowserNode
  ) -> [PageCall]? {
    switch content {
    case .text(let text): one(field, "fill", text, suits: { $0.isEntry })
    case .option(let text): one(field, "choose", text, suits: { $0.isA("select") })
    case .tick(true):
      field.isOn(.checked) ? [] : one(field, "check", suits: { $0.isTick })
    case .tick(false):
      field.isOn(.checked)
        ? one(field, "uncheck", suits: { $0.isTick && !$0.has("type", "radio") }) : []
    }
  }

  private func one(
    _ node: BrowserNode, _ method: String, _ argument: String? = nil,
    suits: (BrowserNode) -> Bool
  ) -> [PageCall]? {
    designation(of: node, suits: suits).map {
      [PageCall(method: method, argument: argument, name: $0.name, landmark: $0.landmark)]
    }
  }

  private func hears(_ node: BrowserNode, _ kind: EventKind) -> Bool { listener(node, kind) != nil }

  /// A name and a landmark by which a test finds an element.
  private func designation(
    of node: BrowserNode, suits: (BrowserNode) -> Bool
  ) -> (name: String, landmark: String?)? {
    let search = Search(browser)
    let selector = node.attribute("id").map { "#\($0)" }
    let names = [
      search.element(node).name, node.attribute("placeholder") ?? "",
      node.attribute("name") ?? "", selector ?? "", node.role,
    ].filter { !$0.utf8.isEmpty }
    func finds(_ name: String, _ landmark: String?) -> Bool {
      guard let found = try? search.one(name, near: landmark, suits: suits) else { return false }
      return found === node
    }
    if let name = names.first(where: { finds($0, nil) }) { return (name, nil) }
    for name in names {
      for around in browser.around(node) {
        for landmark in landmarks(in: around) where finds(name, landmark) {
          return (name, landmark)
        }
      }
    }
    return nil
  }

  /// Short texts within an element that a test can use as a landmark.
  private func landmarks(in node: BrowserNode) -> [String] {
    let texts = node.children.flatMap { child -> [String] in
      if child.isText { return [ShownText.line(of: child)] }
      return landmarks(in: child)
    }
    return texts.filter { !$0.utf8.isEmpty && $0.utf8.count <= 60 }
  }
}

/// A call of `TestPage`.
package struct PageCall: Sendable {
  let method: String
  let argument: String?
  let name: String
  let landmark: String?
  /// The pointer gesture; then `method` is empty.
  var pointing: PagePointing?

  /// The call in Swift.
  package var code: String {
    let near = landmark.map { ", near: \(literal($0))" } ?? ""
    if let pointing { return pointing.code(literal(name), near) }
    let object = literal(name)
    guard let argument = argument.map(literal) else { return "\(method)(\(object)\(near))" }
    switch method {
    case "fill": return "fill(\(object), with: \(argument)\(near))"
    case "write": return "write(\(argument), into: \(object)\(near))"
    default: return "\(method)(\(argument), in: \(object)\(near))"
    }
  }

  private func literal(_ text: String) -> String { String(reflecting: text) }
}

extension TestPage {
  /// Performs the call.
  package func make(_ call: PageCall) throws(TestPageError) {
    let text = call.argument ?? ""
    if let pointing = call.pointing { return try make(pointing, call.name, call.landmark) }
    switch call.method {
    case "click": try click(call.name, near: call.landmark)
    case "doubleClick": try doubleClick(call.name, near: call.landmark)
    case "fill": try fill(call.name, with: text, near: call.landmark)
    case "write": try write(text, into: call.name, near: call.landmark)
    case "check": try check(call.name, near: call.landmark)
    case "uncheck": try uncheck(call.name, near: call.landmark)
    case "choose": try choose(text, in: call.name, near: call.landmark)
    case "press": try press(HTML.Key(text), in: call.name, near: call.landmark)
    case "focus": try focus(call.name, near: call.landmark)
    case "blur": try blur(call.name, near: call.landmark)
    default: try submit(call.name, near: call.landmark)
    }
  }

  private func make(
    _ pointing: PagePointing, _ name: String, _ landmark: String?
  ) throws(TestPageError) {
    switch pointing {
    case .step(let step, let pointer): try point(step, on: name, pointer, near: landmark)
    case .menu(let place, let size): try contextMenu(name, at: place, size: size, near: landmark)
    case .turn(let wheel): try turn(wheel, over: name, near: landmark)
    case .scroll(let scrolling): try scroll(name, to: scrolling, near: landmark)
    case .paste(let text): try paste(text, into: name, near: landmark)
    case .drop(let dropped): try drop(dropped, onto: name, near: landmark)
    }
  }
}
