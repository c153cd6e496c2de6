import ArcoHTML

/// An element of a page under test: a copy of its state at the time of the look-up.
public struct TestElement: Equatable, Sendable {
  /// The tag: `"button"`.
  public let tag: String
  /// The role for assistive technology: `"button"`, `"slider"`, `"link"`.
  public let role: String
  /// The accessible name: a label, an `aria-label` or the text. Empty if there is none.
  public let name: String
  /// The visible text, with a line for each block. For a field: the text that it shows.
  public let text: String
  /// The value of a field; empty for other elements.
  public let value: String
  /// Whether a checkbox or radio button is checked.
  public let isChecked: Bool
  /// Whether the element is disabled or inert.
  public let isDisabled: Bool

  init(_ node: BrowserNode, name: String, isDisabled: Bool) {
    self.tag = node.tag
    self.role = node.role
    self.name = name
    self.text = node.readText
    self.value = node.fieldValue
    self.isChecked = node.isOn(.checked)
    self.isDisabled = isDisabled
  }

  var isCalled: Bool { !name.utf8.isEmpty && name.utf8.count <= 60 }
}

extension TestElement: CustomStringConvertible {
  /// Role and name: `button "Save"`.
  public var description: String { "\(role) \"\(name)\"" }
}
