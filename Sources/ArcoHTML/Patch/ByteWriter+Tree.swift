/// The kinds of a tree's nodes in an insertion.
enum TreeCode: UInt8 {
  case element = 1
  case text = 2
  case svg = 3
}

extension ByteWriter {
  /// Writes a mounted node with all below it, in the order of their numbers.
  mutating func tree(_ node: MountedNode, names: inout NameTable) {
    switch node {
    case .text(let text):
      leaf(text.text)
    case .element(let element):
      byte(element.name.form == .svg ? TreeCode.svg.rawValue : TreeCode.element.rawValue)
      names.write(element.name.name, to: &self)
      attributes(element.initialAttributes, names: &names)
      children(of: element, names: &names)
    }
  }

  private mutating func leaf(_ content: String) {
    byte(TreeCode.text.rawValue)
    text(content)
  }

  private mutating func attributes(_ all: [AttributeList.Plain], names: inout NameTable) {
    integer(all.count)
    for attribute in all {
      names.write(attribute.name, to: &self)
      text(attribute.value)
    }
  }

  private mutating func children(of element: MountedElement, names: inout NameTable) {
    if let content = element.leafText {
      integer(content.utf8.isEmpty ? 0 : 1)
      if !content.utf8.isEmpty { leaf(content) }
      return
    }
    let nodes = element.content.nodes
    integer(nodes.count)
    for node in nodes {
      tree(node, names: &names)
    }
  }
}
