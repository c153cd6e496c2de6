/// A node of the page as the document has it: what a browser that got every patch should show.
package struct InspectedNode: Sendable {
  package let number: Int
  package let parent: Int
  /// Empty for a text.
  package let tag: String
  /// A text's, or that of a raw text element which is not live.
  package let text: String
  package let attributes: [Operation.Attribute]
  package let live: [Live]

  package struct Live: Sendable {
    package let property: LiveProperty
    /// The value that the browser is known to show.
    package let shown: String
  }
}

extension Document {
  /// Returns the mounted filling with an id.
  package func filling(_ id: Int) -> MountedFilling? {
    for place in holes.all {
      for filling in place.hole.fillings where filling.id == id { return filling }
    }
    return nil
  }

  /// Every numbered node in the document's order.
  package func inspection() -> [InspectedNode] {
    var nodes: [InspectedNode] = []
    inspect(.object(root), into: &nodes)
    return nodes
  }

  private func inspect(_ parent: PageElement, into nodes: inout [InspectedNode]) {
    parent.visitNodes { node in
      switch node {
      case .text(let text):
        nodes.append(
          InspectedNode(
            number: text.number, parent: parent.number, tag: "", text: text.text, attributes: [],
            live: []))
      case .element(let element):
        nodes.append(InspectedNode(element, in: parent))
        inspect(element, into: &nodes)
      }
      return true
    }
  }
}

extension InspectedNode {
  fileprivate init(_ element: PageElement, in parent: PageElement) {
    let attributes = element.attributes
    let isLive = element.name.form == .value
    self.init(
      number: element.number,
      parent: parent.number,
      tag: element.name.name.text,
      text: isLive ? "" : element.leafText ?? "",
      attributes: attributes.plain.map {
        Operation.Attribute(name: $0.name.text, value: $0.value)
      },
      live: attributes.live.map { Live(property: $0.property, shown: $0.shown) }
    )
  }
}

extension Name {
  fileprivate var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension MountedFilling {
  /// How often what it shows was read piece by piece, as long as that is counted; for tests of what is read in
  /// one pass.
  package var readsByPiece: Int { content.template.map { Int($0.reads) } ?? 0 }
}
