/// An element of an XML document.
struct Element: Equatable, Sendable {
  /// The local name, without a prefix.
  let name: String
  /// The namespace; empty for none.
  let namespace: String
  /// The attributes, by name.
  let attributes: [String: String]
  /// The child elements, in order.
  var children: [Element] = []
  /// The text of the element and all its descendants, in order.
  var text = ""

  /// The first child with a name, of the same namespace. Elements of other namespaces are
  /// extensions.
  subscript(name: String) -> Element? { children.first { isPart($0, name) } }

  /// All children with a name, of the same namespace.
  func all(_ name: String) -> [Element] { children.filter { isPart($0, name) } }

  /// The text without surrounding blanks; nil if it is empty.
  var said: String? {
    let said = text.trimmed
    return said.isEmpty ? nil : said
  }

  private func isPart(_ child: Element, _ name: String) -> Bool {
    child.name == name && child.namespace == namespace
  }
}
