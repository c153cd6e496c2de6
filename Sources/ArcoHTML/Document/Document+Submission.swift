extension Document {
  /// The fields of a submission, as a browser that shows the page as it is now would send them.
  ///
  /// - What the form does not have, or what is disabled, is left out. It may have been there when the
  ///   form was submitted: then the view has decided meanwhile that it does not count.
  /// - A field that cannot be changed is what the view says.
  /// - A choice that is not offered, and a number out of bounds with which a browser submits no form, are
  ///   refused when they are read.
  ///
  /// - Complexity: O((*n* + *m*) log *n*) for *n* elements and options of the form, and *m* fields that are sent;
  ///   *n* is those of the page where the form has an id, by which controls elsewhere may belong to it.
  func bounded(_ submission: Submission, of form: PageElement) -> Submission {
    var form = SentForm(form, on: self)
    var bounded = Submission()
    for entry in submission.entries { form.read(entry, into: &bounded) }
    return bounded
  }

  /// Visits what belongs to a form, each with what keeps it from being used; of what is no form, all that is
  /// on the page.
  func visitMembers(of form: PageElement, _ visit: (PageElement, Surroundings) -> Void) {
    let isForm = form.name.name == Name("form")
    let id = form.value(of: Name("id"))
    if isForm, id.map({ !(self.form(called: $0) === form) }) ?? true {
      // No control elsewhere can name it.
      let around = Surroundings(form: form, isDisabled: isDisabled(form))
      form.visitMembers(in: around) { element, around in
        if around.form === form, !element.has(Name("form")) { visit(element, around) }
      }
      return
    }
    page.visitMembers(in: Surroundings()) { element, around in
      let named = element.value(of: Name("form"))
      let isMember = named.map { id?.hasSameBytes(as: $0) ?? false } ?? (around.form === form)
      if isMember || !isForm { visit(element, around) }
    }
  }

  /// Whether a fieldset around it disables the controls in it.
  private func isDisabled(_ form: PageElement) -> Bool {
    Reachable.barriers && barriers.contains { $0.disables(form) }
  }
}

/// The form of an element, and whether its ancestors let it be used.
struct Surroundings {
  var form: PageElement?
  /// Whether the element is disabled, by itself or by a fieldset.
  var isDisabled = false
  /// Whether the element is inert, by itself or by one around it, up to the element that was asked for.
  var isInert = false
}

/// The fields that a form on the current page sends.
private struct SentForm {
  struct Field {
    let name: String
    let control: PageElement
    /// Whether a value of the name was taken, for the first field of each name.
    var isTaken = false
  }

  private var fields: [Field] = []
  /// Whether a browser submits it with numbers out of bounds.
  private var isUnchecked: Bool
  /// Whether an element of the application's own may send fields of any name.
  private var isOpen = false

  init(_ form: PageElement, on document: Document) {
    isUnchecked = form.has(Name("novalidate"))
    document.visitMembers(of: form) { add($0, isDisabled: $1.isDisabled) }
    #if !hasFeature(Embedded)
      // So that many fields of names that nobody has asked for are no burden to a server. A module for a
      // page has only what its own browser sends, and is smaller without.
      fields.sort { $0.name.isOrdered(before: $1.name) }
    #endif
  }

  private mutating func add(_ control: PageElement, isDisabled: Bool) {
    if control.name.name.bytes.contains(UInt8(ascii: "-")) { isOpen = true }
    if control.isSubmitButton, control.has(Name("formnovalidate")) { isUnchecked = true }
    // The listener stands around the form.
    if control.name.name == Name("form"), control.has(Name("novalidate")) { isUnchecked = true }
    guard !isDisabled, control.isSent else { return }
    let name = control.value(of: Name("name")) ?? ""
    if control.name.name == Name("input"), control.has(Name("type"), "image") {
      let start = name.utf8.isEmpty ? "" : name + "."
      fields += [
        Field(name: start + "x", control: control), Field(name: start + "y", control: control),
      ]
    } else if !name.utf8.isEmpty {
      fields.append(Field(name: name, control: control))
    }
    if let direction = control.value(of: Name("dirname")) {
      fields.append(Field(name: direction, control: control))
    }
  }

  /// Adds what a handler reads of a field that was sent. Nobody reads a second value of a name, so none is added.
  mutating func read(_ entry: Submission.Entry, into submission: inout Submission) {
    let first = firstPlace(of: entry.name)
    guard first < fields.count, fields[first].name.hasSameBytes(as: entry.name) else {
      return isOpen ? submission.append(name: entry.name, value: entry.value) : submission.cut()
    }
    guard !fields[first].isTaken else { return }
    fields[first].isTaken = true
    for field in fields[first...] {
      guard field.name.hasSameBytes(as: entry.name) else {
        if Self.isSorted { break } else { continue }
      }
      guard let value = value(entry.value, of: field) else { continue }
      return submission.append(name: entry.name, value: value)
    }
    submission.cut(entry)
  }

  #if hasFeature(Embedded)
    private static var isSorted: Bool { false }

    private func firstPlace(of name: String) -> Int {
      fields.firstIndex { $0.name.hasSameBytes(as: name) } ?? fields.count
    }
  #else
    private static var isSorted: Bool { true }

    private func firstPlace(of name: String) -> Int {
      var (low, high) = (0, fields.count)
      while low < high {
        let middle = (low + high) / 2
        if fields[middle].name.isOrdered(before: name) { low = middle + 1 } else { high = middle }
      }
      return low
    }
  #endif

  private func value(_ text: String, of field: Field) -> String? {
    let control = field.control
    // Places in an image, and the direction of a text.
    if control.value(of: Name("name")).map({ !$0.hasSameBytes(as: field.name) }) ?? true {
      return text
    }
    if control.name.name == Name("select") {
      return control.hasOption(text) { !$1 } ? text : nil
    }
    if control.isSubmitButton {
      return control.value(of: LiveProperty.value)?.hasSameBytes(as: text) ?? true ? text : nil
    }
    if control.isTick { return control.tickValue.hasSameBytes(as: text) ? text : nil }
    if control.isInput(.range) { return control.bounds.nearest(to: text) }
    if control.isReadOnly, let value = control.value(of: LiveProperty.value) { return value }
    guard control.isInput(.number), !text.utf8.isEmpty else { return text }
    guard let number = ControlNumber.value(of: text) else { return nil }
    return isUnchecked || control.bounds.contains(number) ? text : nil
  }
}

extension PageElement {
  /// Whether a form sends it, if it has a name and is not disabled. Of buttons, only those that submit.
  fileprivate var isSent: Bool {
    switch name.name {
    case Name("select"), Name("textarea"): true
    case Name("button"): isSubmitButton
    case Name("input"): !isInput(.button) && !isInput(.reset)
    default: false
    }
  }

  /// Visits every element below, each with what is around it.
  fileprivate func visitMembers(
    in surroundings: Surroundings, _ visit: (PageElement, Surroundings) -> Void
  ) {
    let disables = name.name == Name("fieldset") && has(Name("disabled"))
    var hasLegend = false
    visitNodes { node in
      guard case .element(let element) = node else { return true }
      let isLegend = disables && !hasLegend && element.name.name == Name("legend")
      hasLegend = hasLegend || isLegend
      var around = surroundings
      around.isDisabled = around.isDisabled || disables && !isLegend
      around.isInert = around.isInert || element.has(Name("inert"))
      var own = around
      own.isDisabled = own.isDisabled || element.has(Name("disabled"))
      visit(element, own)
      if element.name.name == Name("form") { around.form = element }
      element.visitMembers(in: around, visit)
      return true
    }
  }
}

#if !hasFeature(Embedded)
  extension String {
    /// An order of texts by their bytes: the shorter one first.
    fileprivate func isOrdered(before other: String) -> Bool {
      if utf8.count != other.utf8.count { return utf8.count < other.utf8.count }
      return withBytes { bytes in other.withBytes { bytes.lexicographicallyPrecedes($0) } }
    }
  }
#endif
