/// The view of one instance, run again when the instance changed.
@usableFromInline
final class View<State, Input: Sendable, Content: ArcoCore.Content>: Presentation {
  @usableFromInline
  let instance: Instance<Content>
  @usableFromInline
  let node: TypedNode<State, Input>
  @usableFromInline
  let drawing: Drawing<State, Input, Content>

  @inlinable
  init(
    _ instance: Instance<Content>,
    of node: TypedNode<State, Input>,
    drawing: Drawing<State, Input, Content>,
    run: @escaping (Presentation) -> Void
  ) {
    self.instance = instance
    self.node = node
    self.drawing = drawing
    super.init(run: run)
  }

  override func refresh() { instance.onChange?() }
}

/// What a slot needs to show the instances of one child with one face.
@usableFromInline
struct SlotPlacement<State, Input: Sendable, Content: ArcoCore.Content> {
  @usableFromInline
  let slot: Slot<Content>
  @usableFromInline
  let placement: Placement<State, Input>

  /// Makes it of functions that are compiled for the types, where these are known.
  @inlinable
  init(face: Face<State, Input, Content>, stage: Stage<Content>) {
    let slot = stage.makeSlot()
    let run: (Presentation) -> Void = { presentation in
      let view = presentation.view(as: View<State, Input, Content>.self)
      guard let content = view.drawing.draw(view.node) else { return }
      view.node.noteViewRun()
      view.instance.drawn = content
      stage.add(.drawn(view.instance))
    }
    self.slot = slot
    placement = Placement(
      show: { node, state in
        precondition(
          node.presentation == nil,
          "a part can be placed once; to show it twice, declare two children")
        node.noteDrawn()
        let drawing = face.drawing(Parts(node: node, stage: stage))
        guard let content = drawing.draw(node, state) else { return }
        let instance = Instance(id: stage.engine.makeID(), content: content, node: node)
        node.presentation = View(instance, of: node, drawing: drawing, run: run)
        node.noteViewRun()
        slot.held.append(instance)
      },
      arrange: { nodes in
        slot.arrange(nodes)
        stage.add(.arranged(slot))
      })
  }
}

extension Slot {
  /// Puts the instances in the order of their nodes, and forgets those whose nodes are not there.
  @inlinable
  func arrange(_ nodes: [Node]) {
    let old = held
    var isSame = old.count == nodes.count
    for (index, instance) in old.enumerated() {
      instance.node.index = index
      isSame = isSame && instance.node === nodes[index]
    }
    if !isSame { held = nodes.map { old[$0.index] } }
  }
}

extension Drawing {
  /// Draws an instance, unless the part is gone or there is nothing new to show.
  @inlinable
  func draw(_ node: TypedNode<State, Input>) -> Content? {
    switch form {
    case .view(let view):
      var content: Content?
      node.look { state in content = view(state, Send(receiver: node)) }
      return content
    case .preparing(let prepare): return prepare({ node.read() }, Send(receiver: node))
    }
  }

  /// Draws an instance that is in a state.
  @inlinable
  func draw(_ node: TypedNode<State, Input>, _ state: State) -> Content? {
    switch form {
    case .view(let view): view(state, Send(receiver: node))
    case .preparing(let prepare): prepare({ node.read() }, Send(receiver: node))
    }
  }
}
