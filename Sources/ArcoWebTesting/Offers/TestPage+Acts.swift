import ArcoHTML

/// A search for all gestures that a person can make on a page.
struct ActSearch {
  private let page: TestPage
  private let browser: Browser
  private let samples: PageSamples
  private let names: Names
  private var acts: [PageAct] = []
  /// Listeners that are not tried because they have no sample value, in words.
  private var untried: [String] = []

  /// All gestures that are possible now, in the order of the page.
  static func acts(on page: TestPage, _ samples: PageSamples) -> [PageAct] {
    let shown = page.browser.shown
    return look(on: page, samples, shown, Names(page.browser, shown: shown)).acts
  }

  /// The same gestures, and the listeners that are not tried, in words.
  static func look(
    on page: TestPage, _ samples: PageSamples, _ shown: [BrowserNode], _ names: Names
  ) -> (acts: [PageAct], untried: [String]) {
    var search = ActSearch(page, samples, names)
    for node in shown where node.mayReact && !page.browser.isDisabled(node) { search.visit(node) }
    return (search.acts, search.untried)
  }

  private init(_ page: TestPage, _ samples: PageSamples, _ names: Names) {
    self.page = page
    self.samples = samples
    browser = page.browser
    self.names = names
  }

  private mutating func visit(_ node: BrowserNode) {
    if node.isTick {
      addTick(node)
    } else if node.isEntry {
      addEntry(node)
    } else if node.isA("select") {
      addChoice(node)
    } else if node.isSubmitButton, let form = browser.form(of: node) {
      addSubmits(form, by: node)
    } else if node.listens(to: .click) || node.isButton && page.listener(node, .click) != nil
      || page.target(of: node) != nil
    {
      add(node, .click)
    }
    if node.isA("form"), page.submitButtons(of: node).isEmpty { addSubmits(node, by: node) }
    if node.listens(to: .doubleClick) { add(node, .doubleClick) }
    if node.listens(to: .focus) { add(node, .focus) }
    if node.listens(to: .blur) { add(node, .blur) }
    addKeys(node)
    if node.listens(to: .custom) { untried.append("custom events of \(quoted(node))") }
    guard node.listensToRareEvents else { return }
    for pointing in PagePointing.all(on: node, samples, texts: { textsToPaste(into: node) }) {
      add(node, .point(pointing))
    }
  }

  private func textsToPaste(into node: BrowserNode) -> [String] {
    if !node.isEntry { return samples.others }
    return node.isReadOnly ? [] : texts(for: node).filter { !$0.utf8.isEmpty }
  }

  private mutating func add(_ node: BrowserNode, _ act: PageAct.Act) {
    acts.append(PageAct(node: node, act: act))
  }

  private func isHeard(_ node: BrowserNode, _ kinds: EventKind...) -> Bool {
    kinds.contains { page.listener(node, $0) != nil }
  }

  private mutating func addTick(_ box: BrowserNode) {
    if box.has("type", "radio"), box.isOn(.checked) { return }
    if isHeard(box, .click, .input, .change) { add(box, .toggle) }
  }

  private mutating func addEntry(_ field: BrowserNode) {
    guard !field.isReadOnly, isHeard(field, .input, .change) else { return }
    let texts = texts(for: field)
    if texts.isEmpty { untried.append(missing(field)) }
    for text in texts where !text.hasSameBytes(as: field.fieldValue) {
      add(field, .fill(text))
    }
  }

  private mutating func addChoice(_ field: BrowserNode) {
    guard isHeard(field, .input, .change) else { return }
    for option in field.options where !isChosen(option, in: field) && !option.has("disabled") {
      add(field, .choose(option))
    }
  }

  private func isChosen(_ option: BrowserNode, in field: BrowserNode) -> Bool {
    field.chosen.contains { $0 === option }
  }

  private mutating func addKeys(_ node: BrowserNode) {
    guard node.listens(to: .keyDown) || node.listens(to: .keyUp) else { return }
    // A listener around fields gets the keys that are pressed in these fields.
    let isControl = node.isEntry || node.isActive || node.isA("select") || node.has("tabindex")
    let inside = browser.shown.first { inner in
      (inner.isEntry || inner.isActive) && !browser.isDisabled(inner)
        && browser.around(inner).contains { $0 === node }
    }
    guard let target = isControl ? node : inside else { return }
    let listed = node.attribute("data-keys")?.utf8.split(separator: UInt8(ascii: ","))
      .map { String(decoding: $0, as: UTF8.self) }
      .map { $0.isLiteral("Comma") ? "," : $0 }
    for name in listed ?? samples.keys { add(target, .press(HTML.Key(name))) }
  }

  private func quoted(_ node: BrowserNode) -> String { "\"\(names.name(of: node))\"" }

  private func missing(_ field: BrowserNode) -> String {
    "a \(field.attribute("type") ?? field.role) for \(quoted(field)): no sample is given"
  }

  // Forms

  private mutating func addSubmits(_ form: BrowserNode, by button: BrowserNode) {
    guard page.listener(form, .submit) != nil else {
      if isHeard(button, .click) { add(button, .click) }
      return
    }
    let free = browser.fields(of: form).filter { field in
      !field.isButton && !field.isReadOnly && !isHeard(field, .input, .change)
    }
    for field in free where contents(for: field).isEmpty { untried.append(missing(field)) }
    for contents in combinations(free) where isSubmittable(form, free, contents) {
      let entries = zip(free, contents).map { (field: $0, content: $1) }
      add(button, .submit(entries))
    }
  }

  /// All combinations of the fields' contents. If there are more than 16: each field's contents
  /// with the first contents of the other fields.
  private func combinations(_ fields: [BrowserNode]) -> [[PageOffer.Entry.Content]] {
    let contents: [[PageOffer.Entry.Content]] = fields.map { self.contents(for: $0) }
    guard !contents.contains(where: { $0.isEmpty }) else { return [] }
    if contents.reduce(1, { $0 * $1.count }) <= 16 {
      return contents.reduce([[]]) { all, next in
        all.flatMap { some in next.map { some + [$0] } }
      }
    }
    let first = contents.map { $0[0] }
    return [first]
      + contents.indices.flatMap { place in
        contents[place].dropFirst().map { content in
          var other = first
          other[place] = content
          return other
        }
      }
  }

  private func contents(for field: BrowserNode) -> [PageOffer.Entry.Content] {
    if field.isTick {
      return field.has("type", "radio") ? [.tick(true)] : [.tick(false), .tick(true)]
    }
    if field.isA("select") {
      return field.options.filter { !$0.has("disabled") }.map { .option(ShownText.line(of: $0)) }
    }
    return texts(for: field).map { .text($0) }
  }

  private func isSubmittable(
    _ form: BrowserNode, _ fields: [BrowserNode], _ contents: [PageOffer.Entry.Content]
  ) -> Bool {
    guard !form.has("novalidate") else { return true }
    return !zip(fields, contents).contains { field, content in
      if case .text(let text) = content, field.isInvalid(text) { return true }
      guard field.has("required") else { return false }
      switch content {
      case .text(let text), .option(let text): return text.utf8.isEmpty
      case .tick(let isOn): return !isOn
      }
    }
      && !browser.fields(of: form).contains { field in
        !fields.contains { $0 === field }
          && (field.has("required") && browser.isEmpty(field) || field.isInvalid(field.fieldValue))
      }
  }

  // What fields take

  private func texts(for field: BrowserNode) -> [String] {
    let most = field.mostUnits ?? .max
    return samples(for: field).filter {
      $0.utf16.count <= most && !(field.has("type", "range") && field.isOutOfBounds($0))
    }
  }

  private func samples(for field: BrowserNode) -> [String] {
    if let own = samples.texts[names.name(of: field)] {
      return distinct(own.map { field.held($0) })
    }
    if let type = field.attribute("type"), let own = samples.types[type] {
      return distinct(own.map { field.held($0) })
    }
    if field.has("type", "range", "number") { return numbers(for: field) }
    if field.has("type", "color", "date", "time", "month", "week", "datetime-local") { return [] }
    let longest = field.mostUnits.map { [String(repeating: "x", count: $0)] } ?? []
    return distinct((samples.others + longest).map { field.held($0) })
  }

  private func numbers(for field: BrowserNode) -> [String] {
    let isSlider = field.has("type", "range")
    let step = number("step", of: field) ?? 1
    let least = number("min", of: field) ?? (isSlider ? 0 : nil)
    let most = number("max", of: field) ?? (isSlider ? 100 : nil)
    let now = Double(field.fieldValue)
    var numbers = [least, most].compactMap { $0 }
    if let least, let most { numbers.append(least + ((most - least) / 2 / step).rounded() * step) }
    if let now { numbers += [now - step, now + step] }
    let allowed = numbers.filter { $0 >= least ?? $0 && $0 <= most ?? $0 }
    let texts = allowed.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
    return distinct(isSlider ? texts : texts + [""])
  }

  private func number(_ name: StaticString, of field: BrowserNode) -> Double? {
    field.attribute(name).flatMap { Double($0) }
  }

  private func distinct(_ texts: [String]) -> [String] {
    texts.indices.filter { !texts[..<$0].contains(texts[$0]) }.map { texts[$0] }
  }
}

extension BrowserNode {
  /// Whether the element has a listener, or is of a kind that an outer listener may handle.
  fileprivate var mayReact: Bool {
    listens || isA("button", "input", "select", "textarea", "form", "a")
  }
}
