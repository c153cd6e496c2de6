#if !hasFeature(Embedded)
  /// The local state of a view at a moment, with the location of the view.
  package struct LocalChange {
    /// The path from the root: indices into `turns`. Indices of a face's set-up alternate with
    /// indices of a child's instances.
    package let way: [Int]
    /// The local state, to inspect.
    package let state: Any
    private let put: (Node) -> Bool

    init(way: [Int], state: Any, put: @escaping (Node) -> Bool) {
      self.way = way
      self.state = state
      self.put = put
    }

    /// Restores this local state in its view; false if there is no such view.
    func put(below root: Node) -> Bool {
      var node = root
      for turn in way {
        guard node.turns.indices.contains(turn) else { return false }
        node = node.turns[turn]
      }
      return put(node)
    }
  }

  @available(*, unavailable)
  extension LocalChange: Sendable {}

  /// The local state of a view.
  package struct LocalView: Equatable {
    let node: Node

    /// The current local state; nil if the view is gone.
    package var change: LocalChange? { node.localChange() }

    package static func == (left: LocalView, right: LocalView) -> Bool { left.node === right.node }
  }

  @available(*, unavailable)
  extension LocalView: Sendable {}

  extension Node {
    /// Whether it is the local state of a view.
    final var isLocal: Bool { parent != nil && !isPartOfParent }

    /// The way down to it from the root; nil once it is not in the tree.
    final var way: [Int]? {
      var way: [Int] = []
      var node = self
      while let parent = node.parent {
        guard let turn = parent.turns.firstIndex(where: { $0 === node }) else { return nil }
        way.append(turn)
        node = parent
      }
      return way.reversed()
    }

    /// Calls `look` with this node and all below.
    final func each(_ look: (Node) -> Void) {
      look(self)
      for child in children { child.each(look) }
    }
  }
#endif
