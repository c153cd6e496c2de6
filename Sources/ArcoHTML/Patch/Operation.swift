/// An operation of a patch, decoded.
package enum Operation: Sendable {
  case setText(node: Int, String)
  case setAttribute(node: Int, name: String, String)
  case removeAttribute(node: Int, name: String)
  case setLive(node: Int, LiveProperty, String)
  case insert(parent: Int, before: Int, Tree)
  /// Removes the node and the `count - 1` siblings after it.
  case remove(node: Int, count: Int = 1)
  case move(parent: Int, before: Int, node: Int)
  case rebuild
  /// The page has `nodes` nodes, and numbers them from 1 in the order of the document.
  case renumber(nodes: Int)
  case address(AddressStep, String)

  /// An inserted node with its content.
  package indirect enum Tree: Equatable, Sendable {
    case text(String)
    case element(name: String, isSVG: Bool, attributes: [Attribute], children: [Tree])
  }

  package struct Attribute: Equatable, Sendable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }
}

extension Operation: Equatable {}
