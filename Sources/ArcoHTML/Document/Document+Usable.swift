// A browser reports no events of disabled elements. A program that writes frames by hand may, so
// the host checks again.

extension Document {
  /// Whether a browser lets its user cause this event.
  ///
  /// If a form or another element around a field listens to the field's event, `element` is that
  /// element. The field is not checked: the element's handler has to decide whether it may change.
  func isUsable(_ element: PageElement, for kind: EventKind) -> Bool {
    guard Reachable.barriers else { return true }
    // A focused element that becomes disabled loses the focus, and browsers report this.
    if kind == .blur { return true }
    if element.has(Name("disabled")), element.isControl { return false }
    if kind == .input || kind == .change, element.isReadOnly { return false }
    if barriers.contains(where: { $0.isBarrier && $0.keepsOut(element) }) { return false }
    return kind != .submit || canBeSubmitted(element)
  }

  /// Whether a form has a submit button that works, or none at all.
  private func canBeSubmitted(_ form: PageElement) -> Bool {
    guard form.name.name == Name("form") else { return true }
    var (hasButton, hasUsable) = (false, false)
    visitMembers(of: form) { member, around in
      guard !hasUsable, member.isSubmitButton else { return }
      hasButton = true
      hasUsable = !around.isDisabled && !around.isInert
    }
    return hasUsable || !hasButton
  }
}

extension PageElement {
  /// Whether it keeps what is in it from being used.
  var isBarrier: Bool {
    Reachable.barriers && isBarrierNow
  }

  private var isBarrierNow: Bool {
    has(Name("inert")) || name.name == Name("fieldset") && has(Name("disabled"))
  }

  /// Whether it keeps this element from being used. All that is no control stays usable in a disabled
  /// fieldset.
  fileprivate func keepsOut(_ element: PageElement) -> Bool {
    if element === self { return true }
    if has(Name("inert")) { return contains(element) }
    return element.isControl && disables(element)
  }

  /// True if this element is a disabled fieldset around `element`. The content of the fieldset's
  /// first legend stays usable.
  func disables(_ element: PageElement) -> Bool {
    guard name.name == Name("fieldset"), has(Name("disabled")), contains(element) else {
      return false
    }
    return !(firstLegend?.contains(element) ?? false)
  }

  private var firstLegend: PageElement? {
    var legend: PageElement?
    visitNodes { node in
      guard case .element(let child) = node, child.name.name == Name("legend") else { return true }
      legend = child
      return false
    }
    return legend
  }

  fileprivate var isControl: Bool {
    ["button", "input", "select", "textarea", "option", "optgroup", "fieldset"].contains {
      name.name == Name($0)
    }
  }

  /// Whether a field cannot be changed. Boxes, sliders and colours have no such state.
  var isReadOnly: Bool {
    guard has(Name("readonly")) else { return false }
    if name.name == Name("textarea") { return true }
    let type = value(of: Name("type")) ?? ""
    return name.name == Name("input")
      && !["hidden", "range", "color", "checkbox", "radio", "file"].contains { type.isLiteral($0) }
  }

  var isSubmitButton: Bool {
    let type = value(of: Name("type"))
    if name.name == Name("button") { return type?.isLiteral("submit") ?? true }
    return name.name == Name("input")
      && (type?.isLiteral("submit") ?? false || type?.isLiteral("image") ?? false)
  }
}

extension PageElement {
  fileprivate func contains(_ element: PageElement) -> Bool {
    !visitAll { node in
      guard case .element(let other) = node else { return true }
      return !(other === element)
    }
  }
}

extension ElementName {
  /// Whether an attribute decides if such an element keeps what is in it from being used.
  func mayBeBarrier(with attribute: Name) -> Bool {
    guard Reachable.barriers else { return false }
    return attribute == Name("inert") || name == Name("fieldset") && attribute == Name("disabled")
  }
}

extension Attribute {
  /// A flag by which an element is kept from being used.
  static func barrier(_ literal: StaticString, _ isSet: Bool) -> Attribute {
    Reachable.noteBarriers()
    return Attribute(literal, ifTrue: isSet)
  }
}
