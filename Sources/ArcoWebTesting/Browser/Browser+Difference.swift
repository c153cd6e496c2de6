import ArcoHTML

extension Browser {
  /// The first difference from the page's own nodes, in the order of the document.
  func difference(from expected: [InspectedNode]) -> TestPageError.Defect? {
    var rest = expected[...]
    if let difference = difference(in: root, &rest) { return difference }
    return nodeCount == expected.count
      ? nil : .nodes(shown: nodeCount, expected: expected.count)
  }

  private func difference(
    in parent: BrowserNode, _ expected: inout ArraySlice<InspectedNode>
  ) -> TestPageError.Defect? {
    for node in parent.children {
      guard let next = expected.popFirst() else { return nil }
      if let difference = difference(node, next) { return difference }
      if let difference = difference(in: node, &expected) { return difference }
    }
    return nil
  }

  private func difference(
    _ node: BrowserNode, _ expected: InspectedNode
  ) -> TestPageError.Defect? {
    func different(_ shown: String, _ wanted: String) -> TestPageError.Defect {
      .node(expected.number, shown: shown, expected: wanted)
    }
    if node.number != expected.number || node.parent != expected.parent {
      return different(
        "\(node.number) in \(node.parent)", "\(expected.number) in \(expected.parent)")
    }
    if !node.tag.hasSameBytes(as: expected.tag) { return different(node.tag, expected.tag) }
    // A `textarea`'s text is live, and is compared below.
    if !node.isA("textarea"), !node.text.hasSameBytes(as: expected.text) {
      return different(node.text, expected.text)
    }
    return attributeDifference(node, expected, different)
      ?? liveDifference(node, expected, different)
  }

  private func attributeDifference(
    _ node: BrowserNode, _ expected: InspectedNode,
    _ different: (String, String) -> TestPageError.Defect
  ) -> TestPageError.Defect? {
    // The first value of a live property stays in the markup.
    let shown = node.attributes.filter { LiveProperty(attribute: $0.name) == nil }
    for wanted in expected.attributes {
      let found = shown.first { $0.name.hasSameBytes(as: wanted.name) }
      guard let found, found.value.hasSameBytes(as: wanted.value) else {
        return different("\(wanted.name)=\(found?.value ?? "")", "\(wanted.name)=\(wanted.value)")
      }
    }
    let other = shown.first { found in
      !expected.attributes.contains { $0.name.hasSameBytes(as: found.name) }
    }
    return other.map { different("\($0.name)=\($0.value)", "without \($0.name)") }
  }

  private func liveDifference(
    _ node: BrowserNode, _ expected: InspectedNode,
    _ different: (String, String) -> TestPageError.Defect
  ) -> TestPageError.Defect? {
    for wanted in expected.live {
      let isSecret = node.live.first { $0.property == wanted.property }?.isSecret ?? false
      let value = node.value(of: wanted.property)
      if !isSecret, !value.hasSameBytes(as: wanted.shown) { return different(value, wanted.shown) }
    }
    return nil
  }
}

extension LiveProperty {
  fileprivate init?(attribute name: String) {
    if name.isLiteral("value") {
      self = .value
    } else if name.isLiteral("checked") {
      self = .checked
    } else if name.isLiteral("selected") {
      self = .selected
    } else if name.isLiteral("open") {
      self = .open
    } else {
      return nil
    }
  }
}
