// A browser reports nothing that the view does not offer. A program that writes frames by hand may, so
// the host checks again.

extension Document {
  /// The data of an event, as a browser that shows the page as it is now would send it; nil if it would send
  /// no such event.
  ///
  /// An event of a field may name an element around the field. Then the field is not known, and the
  /// handler decides.
  func bounded(
    _ payload: EventPayload, at element: PageElement, for listener: Listener
  ) -> EventPayload? {
    switch payload {
    case .input(let text, let checked) where Reachable.fields && listener.readsText:
      element.bounded(text).map { .input(text: $0, checked: checked) }
    case .fields(let submission) where Reachable.submissions:
      .fields(bounded(submission, of: element))
    default: payload
    }
  }
}

extension Listener {
  /// Whether the handler takes the text of a control, and not only whether the control is ticked.
  fileprivate var readsText: Bool {
    switch action {
    case .text, .number: true
    case .plain, .toggle, .key, .fields, .bytes: false
    }
  }

  /// Whether the handler takes numbers, and the field holds none that is within its bounds. Somebody may still be
  /// typing: who types 100 has typed 10 before.
  func isWaiting(at element: PageElement, for payload: EventPayload) -> Bool {
    guard Reachable.fields, case .number = action, case .input(let text, _) = payload,
      !element.isInput(.range)
    else { return false }
    guard let number = Self.number(text) else { return true }
    return !element.bounds.contains(number)
  }

  /// The number that a handler is given: one that an `Int` of 64 bits takes, as handlers convert it.
  static func number(_ text: String) -> Double? {
    guard let number = ControlNumber.value(of: text) else { return nil }
    return number.magnitude < 1e15 ? number : nil
  }
}

extension PageElement {
  func isInput(_ type: InputType) -> Bool {
    name.name == Name("input") && has(Name("type"), type.rawValue)
  }

  /// The least and the greatest number of a field. A bound that is no number counts for none.
  var bounds: NumberBounds {
    let (least, most) = (value(of: Name("min")), value(of: Name("max")))
    let isSlider = isInput(.range)
    return NumberBounds(
      least: bound(least, orElse: isSlider ? "0" : nil),
      most: bound(most, orElse: isSlider ? "100" : nil))
  }

  private func bound(_ text: String?, orElse other: String?) -> NumberBounds.Bound? {
    guard let text = text ?? other, let number = ControlNumber.value(of: text) else { return nil }
    return NumberBounds.Bound(number: number, text: text)
  }

  /// The value of a control, corrected to the values that the view offers; nil if the view does not
  /// offer it.
  fileprivate func bounded(_ text: String) -> String? {
    if name.name == Name("select") { return offers(text) ? text : nil }
    if isInput(.range) { return bounds.nearest(to: text) }
    if isTick { return tickValue.hasSameBytes(as: text) ? text : nil }
    return text
  }

  var isTick: Bool { isInput(.checkbox) || isInput(.radio) }

  /// The value for which a checkbox or a radio button stands.
  var tickValue: String { value(of: LiveProperty.value) ?? "on" }

  /// Whether a choice has an option that can be chosen, or that the view itself has chosen.
  private func offers(_ text: String) -> Bool {
    let isMultiple = has(Name("multiple"))
    // Only in a list can nothing be chosen.
    if text.utf8.isEmpty, isMultiple || has(Name("size")) { return true }
    // Of several options the first one is reported, also if it was disabled after it was chosen.
    return hasOption(text) { option, isDisabled in
      !isDisabled || isMultiple || option.value(of: .selected)?.utf8.isEmpty == false
    }
  }

  /// Whether one of the options below stands for a text and suits.
  func hasOption(
    _ text: String, isDisabled: Bool = false, suits: (_ option: PageElement, Bool) -> Bool
  ) -> Bool {
    !visitNodes { node in
      guard case .element(let element) = node else { return true }
      let isDisabled = isDisabled || element.has(Name("disabled"))
      if element.name.name == Name("option") {
        return !(element.optionValue.hasSameBytes(as: text) && suits(element, isDisabled))
      }
      return !element.hasOption(text, isDisabled: isDisabled, suits: suits)
    }
  }
}

/// The least and the greatest number of a field; nil for none.
struct NumberBounds {
  struct Bound {
    let number: Double
    let text: String
  }

  let least: Bound?
  let most: Bound?

  func contains(_ number: Double) -> Bool {
    if let least, number < least.number { return false }
    if let most, number > most.number { return false }
    return true
  }

  /// The value that a slider shows for a text; nil for a text that a slider never has.
  func nearest(to text: String) -> String? {
    guard let number = ControlNumber.value(of: text) else { return nil }
    if let least, number < least.number { return least.text }
    guard let most, number > most.number else { return text }
    if let least, most.number < least.number { return least.text }
    return most.text
  }
}
