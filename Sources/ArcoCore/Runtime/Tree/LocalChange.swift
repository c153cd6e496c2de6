#if !hasFeature(Embedded)
  /// What a view kept for itself at some time, and where that view is.
  package struct LocalChange {
    /// The way down from the root: a place in a face's set-up, and an instance's in its child, in turn.
    private let way: [Int]
    private let put: (Node) -> Bool

    init(way: [Int], put: @escaping (Node) -> Bool) {
      self.way = way
      self.put = put
    }

    /// Makes it the state that the view keeps; false if there is no such view.
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

  /// State that a view keeps for itself.
  package struct LocalView: Equatable {
    let node: Node

    /// What it is now; nil if the view has gone.
    package var change: LocalChange? { node.localChange() }

    package static func == (left: LocalView, right: LocalView) -> Bool { left.node === right.node }
  }

  @available(*, unavailable)
  extension LocalView: Sendable {}

  extension Node {
    /// Whether it is state that a view keeps for itself.
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

    /// Shows this node and all below.
    final func each(_ look: (Node) -> Void) {
      look(self)
      for child in children { child.each(look) }
    }
  }
#endif
