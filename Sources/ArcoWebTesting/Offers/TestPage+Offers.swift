import ArcoHTML

extension TestPage {
  /// All gestures that a person can make now, in the order of the page, each with a plan for pages
  /// of equal markup.
  package func offers(_ samples: PageSamples) -> [(offer: PageOffer, plan: PagePlan)] {
    look(samples).offers
  }

  /// The same gestures, and the listeners that are not tried, in words.
  package func look(
    _ samples: PageSamples
  ) -> (offers: [(offer: PageOffer, plan: PagePlan)], untried: [String]) {
    let shown = browser.reachable
    let names = Names(browser, shown: shown)
    let (acts, untried) = ActSearch.look(on: self, samples, shown, names)
    let said = saidProperties
    var before: [PageOffer: Int] = [:]
    before.reserveCapacity(acts.count)
    let offers = acts.map { act in
      let name = names.name(of: act.node)
      let gesture = gesture(of: act, names)
      let plain = PageOffer(gesture: gesture, name: name, ordinal: 0)
      let ordinal = before[plain, default: 0]
      before[plain] = ordinal + 1
      return (PageOffer(gesture: gesture, name: name, ordinal: ordinal), plan(act, said))
    }
    return (offers, untried)
  }

  /// Performs a plan that was made on a page of equal markup.
  package func perform(_ plan: PagePlan) throws(TestPageError) {
    if let act = act(plan) { try perform(act) }
  }

  private func plan(_ act: PageAct, _ said: [Int: [InspectedNode.Live]]) -> PagePlan {
    let kind: PagePlan.Act =
      switch act.act {
      case .click: .click
      case .doubleClick: .doubleClick
      case .fill(let text): .fill(text)
      case .write(let text): .write(text)
      case .toggle: .toggle
      case .choose(let option): .choose(path(to: option))
      case .press(let key): .press(key)
      case .focus: .focus
      case .blur: .blur
      case .submit(let entries): .submit(entries.map { (path(to: $0.field), $0.content) })
      case .point(let pointing): .point(pointing)
      }
    let node = path(to: act.node)
    let event = isSaid(act, said) ? plannedEvent(of: act, at: node) : nil
    return PagePlan(node: node, act: kind, event: event)
  }

  func act(_ plan: PagePlan) -> PageAct? {
    guard let node = node(at: plan.node) else { return nil }
    switch plan.act {
    case .click: return PageAct(node: node, act: .click)
    case .doubleClick: return PageAct(node: node, act: .doubleClick)
    case .fill(let text): return PageAct(node: node, act: .fill(text))
    case .write(let text): return PageAct(node: node, act: .write(text))
    case .toggle: return PageAct(node: node, act: .toggle)
    case .choose(let path):
      return self.node(at: path).map { PageAct(node: node, act: .choose($0)) }
    case .press(let key): return PageAct(node: node, act: .press(key))
    case .focus: return PageAct(node: node, act: .focus)
    case .blur: return PageAct(node: node, act: .blur)
    case .submit(let entries):
      let fields = entries.compactMap { entry in
        self.node(at: entry.field).map { (field: $0, content: entry.content) }
      }
      return fields.count == entries.count ? PageAct(node: node, act: .submit(fields)) : nil
    case .point(let pointing): return PageAct(node: node, act: .point(pointing))
    }
  }

  func path(to node: BrowserNode) -> [Int] {
    var path: [Int] = []
    var node = node
    while node.number != 0 {
      guard let parent = node.outer else { break }
      path.append(parent.children.firstIndex { $0 === node } ?? 0)
      node = parent
    }
    return path.reversed()
  }

  func node(at path: [Int]) -> BrowserNode? {
    var node = browser.root
    for index in path {
      guard node.children.indices.contains(index) else { return nil }
      node = node.children[index]
    }
    return node
  }

  /// The index of an offer that was made on a page of equal markup.
  package func index(of offer: PageOffer, _ samples: PageSamples) -> Int? {
    offers(samples).firstIndex { $0.offer == offer }
  }

  func perform(_ act: PageAct) throws(TestPageError) {
    let node = act.node
    switch act.act {
    case .click: try click(node)
    case .doubleClick:
      for _ in 1...2 where isShown(node) && listener(node, .click) != nil { try click(node) }
      _ = try report(.doubleClick, at: node)
    case .fill(let text):
      _ = try edit(node, text)
      _ = try finishEditing(node)
    case .write(let text): _ = try edit(node, text)
    case .toggle: try toggle(node)
    case .choose(let option): try choose(option, of: node)
    case .press(let key): try press(key, at: node)
    case .focus: _ = try report(.focus, at: node)
    case .blur:
      _ = try finishEditing(node)
      _ = try report(.blur, at: node)
    case .submit(let entries):
      for (field, content) in entries { try put(content, into: field) }
      if node.isA("form") { _ = try submit(node, by: nil) } else { try click(node) }
    case .point(.paste(let text)): try paste(text, into: node)
    case .point(let pointing): _ = try report(pointing.kind, at: node, pointing.payload)
    }
  }

  private func put(
    _ content: PageOffer.Entry.Content, into field: BrowserNode
  ) throws(TestPageError) {
    switch content {
    case .text(let text):
      _ = try edit(field, text)
      _ = try finishEditing(field)
    case .option(let text):
      let option = field.options.first { ShownText.line(of: $0).hasSameBytes(as: text) }
      if let option { try choose(option, of: field) }
    case .tick(let isOn): if field.isOn(.checked) != isOn { try toggle(field) }
    }
  }

  private func gesture(of act: PageAct, _ names: Names) -> PageOffer.Gesture {
    switch act.act {
    case .click: .click
    case .doubleClick: .doubleClick
    case .fill(let text): .fill(text)
    case .write(let text): .write(text)
    case .toggle: act.node.isOn(.checked) ? .uncheck : .check
    case .choose(let option): .choose(ShownText.line(of: option))
    case .press(let key): .press(key.name)
    case .focus: .focus
    case .blur: .blur
    case .submit(let entries):
      .submit(entries.map { PageOffer.Entry(field: names.name(of: $0.field), content: $0.content) })
    case .point(let pointing): pointing.gesture
    }
  }
}
