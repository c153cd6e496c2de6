/// The view of one instance, run again when the instance changed.
@usableFromInline
class View<State, Input: Sendable, Content: ArcoCore.Content>: Presentation {
  @usableFromInline
  final let instance: Instance<Content>
  @usableFromInline
  final let node: TypedNode<State, Input>
  @usableFromInline
  final let drawing: Drawing<State, Input, Content>
  /// Tells whether a state is the one that is shown, as far as the view reads it; nil if it does not say that.
  @usableFromInline
  final let isShown: ((State) -> Bool)?
  /// How often local state of the node had changed when this was drawn.
  @exclusivity(unchecked)
  @usableFromInline
  final var privateChanges = 0

  @inlinable
  init(
    _ instance: Instance<Content>,
    of node: TypedNode<State, Input>,
    in state: State,
    drawing: Drawing<State, Input, Content>,
    run: @escaping Run
  ) {
    self.instance = instance
    self.node = node
    self.drawing = drawing
    isShown = drawing.storage.reading?()
    _ = isShown?(state)
    super.init(run: run)
  }

  final override func refresh() { instance.onChange?() }
}

/// What a slot needs to show the instances of one child with one face.
@usableFromInline
struct SlotPlacement<State, Input: Sendable, Content: ArcoCore.Content> {
  @usableFromInline
  let slot: Slot<Content>
  @usableFromInline
  let placement: Placement<State, Input>

  @inlinable
  init(_ slot: Slot<Content>, stage: Stage<Content>, show: @escaping Placement<State, Input>.Show) {
    self.slot = slot
    placement = Placement(
      show: show,
      arrange: { order in
        let isKnown = slot.unseen != nil
        slot.arrange(order)
        if !isKnown { stage.add(arranged: slot) }
      })
  }
}

extension View {
  /// Runs the view function.
  @inlinable
  final func draw(on stage: Stage<Content>) {
    guard let state = node.read(), !hasNothingNew(state),
      let content = drawing.draw(node, state)
    else { return }
    node.noteViewRun()
    instance.drawn = consume content
    stage.add(.drawn(instance))
  }
}

extension View {
  /// Whether the view says what it reads of a state, and shows that.
  @inlinable
  final func hasNothingNew(_ state: State) -> Bool {
    guard let isShown else { return false }
    let isSame = isShown(state) && privateChanges == node.privateChanges
    privateChanges = node.privateChanges
    return isSame && !instance.isWanted
  }
}

extension Slot {
  /// Makes an instance that is in a state, as its first view shows it.
  @inlinable
  func make<State, Input>(
    _ node: TypedNode<State, Input>, _ state: State, _ face: Face<State, Input, Content>,
    _ stage: Stage<Content>
  ) -> (Instance<Content>, Drawing<State, Input, Content>)? {
    precondition(
      node.presentation == nil,
      "a part can be placed once; to show it twice, declare two children")
    node.noteDrawn()
    let drawing = face.drawing(Parts(node: node, stage: stage))
    guard let content = drawing.draw(node, state) else { return nil }
    let instance = Instance(id: stage.engine.makeID(), content: content, node: node)
    node.noteViewRun()
    return (instance, drawing)
  }

  /// Shows a node whose state is no part of another: it stays the only one.
  @inlinable
  func show<State, Input>(
    _ node: TypedNode<State, Input>, _ face: Face<State, Input, Content>, _ stage: Stage<Content>
  ) {
    guard let state = node.read(), let (instance, drawing) = make(node, state, face, stage)
    else { return }
    held = [instance]
    node.presentation = View(instance, of: node, in: state, drawing: drawing) { presentation, _ in
      presentation.view(as: View<State, Input, Content>.self).draw(on: stage)
      return true
    }
  }

  /// Puts the instances in order, and with them those that were added.
  @inlinable
  func arrange(_ order: consuming Rearrangement) {
    if coming.isEmpty {
      order.apply(to: &held, new: [])
    } else {
      order.apply(to: &held, new: coming)
      if coming.count > 64 {
        coming = []
      } else {
        // Costs less than `removeAll(keepingCapacity:)` where there are few.
        while !coming.isEmpty { coming.removeLast() }
      }
    }
    if let earlier = unseen { unseen = order.after(earlier) } else { unseen = order }
  }
}

extension Drawing {
  /// Draws an instance that is in a state, unless there is nothing new to show.
  @inlinable
  func draw(_ node: TypedNode<State, Input>, _ state: State) -> Content? {
    switch storage.form {
    case .view(let view): view(state, Send(receiver: node))
    case .preparing(let prepare): prepare({ node.read() }, Send(receiver: node))
    }
  }
}
