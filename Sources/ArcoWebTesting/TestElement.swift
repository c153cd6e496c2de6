import ArcoHTML

/// An element of a page under test, as it was when it was looked up.
public struct TestElement: Equatable, Sendable {
  /// The element's kind: `"button"`.
  public let tag: String
  /// What it is to a person: `"button"`, `"slider"`, `"link"`.
  public let role: String
  /// What it is called, to a person and to assistive technology; empty if nothing says it.
  public let name: String
  /// What can be read in it; lines are apart.
  public let text: String
  /// What a field holds; empty for what is not a field.
  public let value: String
  /// Whether a box is ticked.
  public let isChecked: Bool
  /// Whether it takes no input.
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
