#if !hasFeature(Embedded)
  /// A node that can find the child of its dispatcher to which another node belongs.
  protocol Placing {
    /// The index of a child among the entries; nil for a node that is no child.
    func entry(of child: Node) -> Int?
    /// Which `alive` a send belongs to; nil for none.
    func watcher(of send: Int) -> Int?
  }

  /// An instance that is told from its siblings by a key.
  protocol HavingKey {
    var anyKey: Any { get }
  }

  extension Node {
    /// The way down to it from the root: which child, and with which key. It does not depend on what
    /// was mounted before.
    final var place: [(child: Int, key: Any?)] {
      var place: [(child: Int, key: Any?)] = []
      var node = self
      while let parent = node.parent {
        if let entry = (parent as? any Placing)?.entry(of: node) {
          place.append((entry, nil))
        } else if let instance = node as? any HavingKey {
          place.append((-1, instance.anyKey))
        } else {
          place.append((-2 - (parent.turns.firstIndex { $0 === node } ?? 0), nil))
        }
        node = parent
      }
      return place.reversed()
    }
  }
#endif
