/// An element of an XML document.
struct Element: Equatable, Sendable {
  /// The name, without a prefix.
  let name: String
  /// Whose name it is; empty if nobody's.
  let namespace: String
  /// The attributes, by name.
  let attributes: [String: String]
  /// The elements right within it, in order.
  var children: [Element] = []
  /// All text within it and within its children, in order.
  var text = ""

  /// The first child of a name, of the same namespace: elements of others are not feeds' own.
  subscript(name: String) -> Element? { children.first { isPart($0, name) } }

  /// All children of a name, of the same namespace.
  func all(_ name: String) -> [Element] { children.filter { isPart($0, name) } }

  /// What it says, without blanks around it; nil if that is nothing.
  var said: String? {
    let said = text.trimmed
    return said.isEmpty ? nil : said
  }

  private func isPart(_ child: Element, _ name: String) -> Bool {
    child.name == name && child.namespace == namespace
  }
}
