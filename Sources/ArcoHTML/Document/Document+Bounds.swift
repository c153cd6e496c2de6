// A browser keeps what it reports within what the view offers. A program that writes frames by hand
// need not, so the host sees to it again.

extension Document {
  /// The data of an event as a browser could have sent it that shows the page as it is now; nil where none could.
  ///
  /// Of what an element gets from a field within it, only that element is known: there the handler
  /// decides.
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
  /// Whether it is told what a control holds, and not only whether it is ticked.
  fileprivate var readsText: Bool {
    switch action {
    case .text, .number: true
    case .plain, .toggle, .key, .fields, .bytes: false
    }
  }

  /// Whether it waits for a number that is not there yet: who types 100 has typed 10 before.
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

  /// The numbers that it takes. A bound that is no number counts for none.
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

  /// What the control holds where a browser shows what the view says; nil where it does not offer that.
  fileprivate func bounded(_ text: String) -> String? {
    if name.name == Name("select") { return offers(text) ? text : nil }
    if isInput(.range) { return bounds.nearest(to: text) }
    if isTick { return tickValue.hasSameBytes(as: text) ? text : nil }
    return text
  }

  var isTick: Bool { isInput(.checkbox) || isInput(.radio) }

  /// What a box or a radio button stands for.
  var tickValue: String { value(of: LiveProperty.value) ?? "on" }

  /// Whether a choice can be this one. What the view itself has chosen always can.
  private func offers(_ text: String) -> Bool {
    // Only in a list can nothing be chosen.
    if text.utf8.isEmpty, has(Name("multiple")) || has(Name("size")) { return true }
    return hasOption(text) { option, isDisabled in
      !isDisabled || option.value(of: .selected)?.utf8.isEmpty == false
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

  /// What a slider shows when it is given a text; nil for a text that it never has.
  func nearest(to text: String) -> String? {
    guard let number = ControlNumber.value(of: text) else { return nil }
    if let least, number < least.number { return least.text }
    guard let most, number > most.number else { return text }
    if let least, most.number < least.number { return least.text }
    return most.text
  }
}
