import ArcoHTML

/// A search for all gestures that a person can make on a page.
struct ActSearch {
  private let page: TestPage
  private let browser: Browser
  private let samples: PageSamples
  private let names: Names
  /// The field that a user has edited and not left, if its change event is heard.
  private let edited: BrowserNode?
  private var acts: [PageAct] = []
  /// Listeners that are not tried because they have no sample value, in words.
  private var untried: [String] = []

  /// All gestures that are possible now, in the order of the page.
  static func acts(on page: TestPage, _ samples: PageSamples) -> [PageAct] {
    let shown = page.browser.reachable
    return look(on: page, samples, shown, Names(page.browser, shown: shown)).acts
  }

  /// The same gestures, and the listeners that are not tried, in words.
  static func look(
    on page: TestPage, _ samples: PageSamples, _ shown: [BrowserNode], _ names: Names
  ) -> (acts: [PageAct], untried: [String]) {
    if page.isBarred { return ([], []) }
    var search = ActSearch(page, samples, names)
    for node in shown where node.mayReact && !page.browser.isDisabled(node) { search.visit(node) }
    return (search.acts.filter { search.isPossible($0) }, search.untried)
  }

  private init(_ page: TestPage, _ samples: PageSamples, _ names: Names) {
    self.page = page
    self.samples = samples
    browser = page.browser
    self.names = names
    edited = page.unfinished.first?.field
  }

  /// Whether a user can make a gesture now. A field that was edited has to be left before other
  /// controls are used.
  private func isPossible(_ act: PageAct) -> Bool {
    guard let edited, act.node !== edited else { return true }
    if case .point(let pointing) = act.act { return pointing.keepsFocus }
    return false
  }

  private mutating func visit(_ node: BrowserNode) {
    if node.isTick {
      addTick(node)
    } else if node.isEntry {
      addEntry(node)
      if node.listens(to: .click) { add(node, .click) }
    } else if node.isA("select") {
      addChoice(node)
      if node.listens(to: .click) { add(node, .click) }
    } else if node.isSubmitButton, let form = browser.form(of: node) {
      addSubmits(form, by: node)
    } else if node.listens(to: .click) || page.target(of: node) != nil
      || (node.isButton || node.isA("summary")) && page.listener(node, .click) != nil
    {
      add(node, .click)
    }
    if node.isA("form"), page.submitButtons(of: node).isEmpty { addSubmits(node, by: node) }
    if node.listens(to: .doubleClick) { add(node, .doubleClick) }
    if node.listens(to: .focus) { add(node, .focus) }
    if node.listens(to: .blur) || node === edited { add(node, .blur) }
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
    guard !box.has("type", "radio") || !box.isOn(.checked) else {
      if box.listens(to: .click) { add(box, .click) }
      return
    }
    if isHeard(box, .click, .input, .change) { add(box, .toggle) }
  }

  private mutating func addEntry(_ field: BrowserNode) {
    guard !field.isReadOnly, isHeard(field, .input, .change) else { return }
    let texts = texts(for: field)
    if texts.isEmpty { untried.append(missing(field)) }
    // Between writing and leaving, time may pass and answers may come.
    let isLeft = isHeard(field, .input) && isHeard(field, .change)
    for text in texts where !text.hasSameBytes(as: field.fieldValue) {
      if field !== edited { add(field, .fill(text)) }
      if isLeft || field === edited { add(field, .write(text)) }
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
    let inside = ([edited].compactMap { $0 } + browser.reachable).first { inner in
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
    let isChecked = !form.has("novalidate") && !button.has("formnovalidate")
    let fields = browser.fields(of: form)
    let reachable = Set(browser.reachable.map(\.number))
    let free = fields.filter { field in
      (field.isEntry || field.isTick || field.isA("select")) && !field.isReadOnly
        && reachable.contains(field.number) && !isHeard(field, .input, .change)
    }
    for field in free where !field.isTick && contents(for: field).isEmpty {
      untried.append(missing(field))
    }
    for field in fields where field.has("type", "file") && reachable.contains(field.number) {
      untried.append(missing(field))
    }
    let others = fields.filter { field in !free.contains { $0 === field } }
    if isChecked, let invalid = others.first(where: { !isValid($0) }) {
      let hasValid = contents(for: invalid).contains { isValid([(invalid, $0)], invalid) }
      if invalid.isEntry, !hasValid {
        untried.append(
          "some contents of the form of \(quoted(button)): no sample fits \(quoted(invalid))")
      }
      return
    }
    let fillings = FormSlot.fillings(slots(free, isChecked))
    if let leftOut = fillings.leftOut {
      untried.append("some contents of the form of \(quoted(button)): \(leftOut)")
    }
    for entries in fillings.all { add(button, .submit(entries)) }
  }

  private func slots(_ fields: [BrowserNode], _ isChecked: Bool) -> [FormSlot] {
    var slots: [FormSlot] = []
    var grouped = Set<Int>()
    for field in fields where !grouped.contains(field.number) {
      var contents: [FormSlot.Content] = contents(for: field).map { [(field, $0)] }
      var isRequired = field.has("required")
      if field.has("type", "radio"), field.isTick {
        let others = browser.others(ofGroup: field)
        let group = fields.filter { other in
          other === field || others.contains { $0 === other }
        }
        grouped.formUnion(group.map(\.number))
        contents = group.map { [($0, .tick(true))] }
        // A person cannot take a choice back.
        if !([field] + others).contains(where: { $0.isOn(.checked) }) { contents.insert([], at: 0) }
        isRequired = ([field] + others).contains { $0.has("required") }
      }
      slots.append(
        FormSlot(
          name: names.name(of: field), contents: contents,
          valid: isChecked ? contents.filter { isValid($0, field, isRequired) } : contents))
    }
    return slots
  }

  private func contents(for field: BrowserNode) -> [PageOffer.Entry.Content] {
    if field.isTick { return [.tick(false), .tick(true)] }
    if field.isA("select") {
      return field.options.filter { !$0.has("disabled") }.map { .option(ShownText.line(of: $0)) }
    }
    return texts(for: field).map { .text($0) }
  }

  /// Whether a browser submits a form with this content of a field.
  private func isValid(
    _ content: FormSlot.Content, _ field: BrowserNode, _ isRequired: Bool? = nil
  ) -> Bool {
    let isRequired = isRequired ?? field.has("required")
    switch content.first?.content {
    case nil: return !isRequired
    case .text(let text)?: return !field.isInvalid(text) && !(isRequired && text.utf8.isEmpty)
    case .option(let text)?:
      let option = field.options.first { ShownText.line(of: $0).hasSameBytes(as: text) }
      return !isRequired || option.map { !$0.optionValue.utf8.isEmpty } ?? false
    case .tick(let isOn)?: return !isRequired || isOn
    }
  }

  /// Whether a browser submits a form with the present content of a field.
  private func isValid(_ field: BrowserNode) -> Bool {
    !(field.has("required") && browser.isEmpty(field)) && !field.isInvalid(field.fieldValue)
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
    if let least, let most {
      numbers.append(least + ((most - least) / 2 / step).rounded() * step)
      if let now { numbers += [now - step, now + step] }
    } else {
      // Steps from the present number would lead on without end.
      numbers += [least.map { $0 + step }, most.map { $0 - step }].compactMap { $0 }
      numbers += [0, 1, -1, 0.5].filter { isStep($0 - (least ?? 0), of: field, step) }
    }
    let allowed = numbers.filter { $0 >= least ?? $0 && $0 <= most ?? $0 }
    let texts = allowed.map { number in Int(exactly: number).map { "\($0)" } ?? "\(number)" }
    return distinct(isSlider ? texts : texts + [""])
  }

  private func isStep(_ distance: Double, of field: BrowserNode, _ step: Double) -> Bool {
    field.has("step", "any") || (distance / step).rounded() * step == distance
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
    listens || isA("button", "input", "select", "textarea", "form", "a", "summary")
  }
}
