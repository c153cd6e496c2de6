#if !hasFeature(Embedded)
  /// The local state of a view at some time, and where that view is.
  package struct LocalChange {
    /// The way down from the root: indices into `turns`. An index in a face's set-up and one among
    /// a child's instances alternate.
    package let way: [Int]
    /// The local state, for who looks at it as it is.
    package let state: Any
    private let put: (Node) -> Bool

    init(way: [Int], state: Any, put: @escaping (Node) -> Bool) {
      self.way = way
      self.state = state
      self.put = put
    }

    /// Makes it the local state of that view; false if there is no such view.
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

    /// What it is now; nil if the view has gone.
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
