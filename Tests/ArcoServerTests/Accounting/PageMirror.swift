#if Server
  import ArcoHTML

  /// What a browser knows of a page from its patches alone: its elements, by number.
  struct PageMirror {
    struct Element {
      var parent: Int
      var attributes: [String: String]
    }

    private(set) var elements: [Int: Element] = [:]
    /// What is in an element, texts too, in order.
    private var order: [Int: [Int]] = [:]
    private var lastNumber = 0
    private var reader = PatchReader()

    /// Applies a patch; true where it built the page anew.
    mutating func apply(_ patch: [UInt8]) throws -> Bool {
      var isRebuilt = false
      for operation in try reader.read(patch) {
        switch operation {
        case .setAttribute(let node, let name, let value):
          elements[node]?.attributes[name] = value
        case .removeAttribute(let node, let name):
          elements[node]?.attributes[name] = nil
        case .insert(let parent, let before, let tree):
          add(tree, to: parent, before: before)
        case .remove(let node, let count):
          remove(node, count)
        case .move(let parent, let before, let node):
          order[parent]?.removeAll { $0 == node }
          place(node, in: parent, before: before)
        case .rebuild:
          elements = [:]
          order = [:]
          lastNumber = 0
          isRebuilt = true
        case .setText, .setLive, .address, .renumber:
          break
        }
      }
      return isRebuilt
    }

    /// The elements that listen to an event, in the order of their numbers.
    func listeners(to kind: EventKind) -> [(number: Int, id: String)] {
      let letter = Character(Unicode.Scalar(kind.rawValue))
      return elements.filter { $0.value.attributes["data-on"]?.contains(letter) ?? false }
        .map { (number: $0.key, id: $0.value.attributes["id"] ?? "") }
        .sorted { $0.number < $1.number }
    }

    private mutating func place(_ node: Int, in parent: Int, before: Int) {
      let end = order[parent]?.count ?? 0
      order[parent, default: []].insert(
        node, at: order[parent]?.firstIndex(of: before) ?? end)
    }

    private mutating func add(_ tree: Operation.Tree, to parent: Int, before: Int = 0) {
      lastNumber += 1
      place(lastNumber, in: parent, before: before)
      guard case .element(_, _, let attributes, let children) = tree else { return }
      let number = lastNumber
      elements[number] = Element(
        parent: parent,
        attributes: Dictionary(attributes.map { ($0.name, $0.value) }) { _, last in last })
      for child in children { add(child, to: number) }
    }

    private mutating func remove(_ node: Int, _ count: Int) {
      for parent in order.keys {
        guard let siblings = order[parent], let start = siblings.firstIndex(of: node) else {
          continue
        }
        let gone = siblings[start..<(start + count)]
        order[parent]?.removeSubrange(start..<(start + count))
        for node in gone { forget(node) }
      }
    }

    private mutating func forget(_ node: Int) {
      elements[node] = nil
      for child in order.removeValue(forKey: node) ?? [] { forget(child) }
    }
  }
#endif
