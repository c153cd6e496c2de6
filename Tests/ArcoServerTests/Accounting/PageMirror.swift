#if Server
  import ArcoHTML

  /// What a browser knows of a page from its patches alone: its elements, by number.
  struct PageMirror {
    struct Element {
      var parent: Int
      var attributes: [String: String]
    }

    private(set) var elements: [Int: Element] = [:]
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
        case .insert(let parent, _, let tree):
          add(tree, to: parent)
        case .remove(let node):
          remove(node)
        case .rebuild:
          elements = [:]
          lastNumber = 0
          isRebuilt = true
        case .setText, .setLive, .move:
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

    private mutating func add(_ tree: Operation.Tree, to parent: Int) {
      lastNumber += 1
      guard case .element(_, _, let attributes, let children) = tree else { return }
      let number = lastNumber
      elements[number] = Element(
        parent: parent,
        attributes: Dictionary(attributes.map { ($0.name, $0.value) }) { _, last in last })
      for child in children { add(child, to: number) }
    }

    private mutating func remove(_ node: Int) {
      elements[node] = nil
      for child in elements.filter({ $0.value.parent == node }).keys { remove(child) }
    }
  }
#endif
