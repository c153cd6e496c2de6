#if !hasFeature(Embedded)
  /// What a view kept for itself at some time, and where that view is.
  package struct LocalChange {
    /// The way down from the root: a place in a face's set-up, and an instance's in its child, in turn.
    private let way: [Int]
    private let put: (Node) -> Bool

    fileprivate init(way: [Int], put: @escaping (Node) -> Bool) {
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
    /// What is below it, in an order that is the same whenever the same face is set up.
    fileprivate final var turns: [Node] { self is Nest ? children : placed }

    /// Whether it is state that a view keeps for itself.
    final var isLocal: Bool { parent != nil && !isPartOfParent }

    fileprivate final var way: [Int]? {
      var way: [Int] = []
      var node = self
      while let parent = node.parent {
        guard let turn = parent.turns.firstIndex(where: { $0 === node }) else { return nil }
        way.append(turn)
        node = parent
      }
      return way.reversed()
    }

    fileprivate final func each(_ look: (Node) -> Void) {
      look(self)
      for child in children { child.each(look) }
    }
  }

  extension TypedNode {
    /// The state that a view keeps for itself.
    final func makeLocalChange() -> LocalChange? {
      guard isAlive, isLocal, let way, let state = location.read() else { return nil }
      return LocalChange(way: way) { node in
        guard let node = node as? TypedNode else { return false }
        node.change { $0 = state }
        return true
      }
    }

    /// Has recorders hear of it before it changes.
    final func hearLocal() {
      tap { [unowned self] _ in engine.hearLocal?(self) }
    }
  }

  extension Engine {
    /// Has somebody hear of each view before the state that it keeps for itself changes, and now of
    /// those whose state did change.
    func hearLocals(_ hear: @escaping (Node) -> Void) {
      let others = hearLocal
      hearLocal = { local in
        others?(local)
        hear(local)
      }
      root?.each { node in
        guard node.isLocal else { return }
        if others == nil { node.beHeard() }
        if let parent = node.parent, parent.privateChanges > 0 { hear(node) }
      }
    }
  }
#endif
