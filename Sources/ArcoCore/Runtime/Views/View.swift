/// The view of one instance, run again when the instance changed.
@usableFromInline
class View<State, Input: Sendable, Content: ArcoCore.Content>: Instance<Content> {
  @usableFromInline
  final let drawing: Drawing<State, Input, Content>
  /// Tells whether all that the view reads of a state equals what it shows; nil if the view does not say what
  /// it reads.
  @usableFromInline
  final let isShown: ((State) -> Bool)?
  /// How often local state of the node had changed when this was drawn.
  @exclusivity(unchecked)
  @usableFromInline
  final var privateChanges = 0

  @inlinable
  @inline(__always)
  init(
    id: Int,
    of node: TypedNode<State, Input>,
    drawing: consuming Drawing<State, Input, Content>,
    content: consuming Content
  ) {
    isShown = drawing.storage.reading?()
    self.drawing = drawing
    super.init(id: id, content: content, node: node)
  }

  /// Makes `isShown` remember the first state.
  @inlinable
  final func remember(first state: State) {
    if let isShown { _ = isShown(state) }
  }

  /// Calls `body` with the instance that the view shows, without retaining the instance. Its types are
  /// those of the view, as the initialiser requires.
  @inlinable
  @inline(__always)
  final func withNode<Result>(_ body: (TypedNode<State, Input>) -> Result) -> Result {
    Unmanaged.passUnretained(node.instance(as: TypedNode<State, Input>.self))
      ._withUnsafeGuaranteedRef(body)
  }
}

extension View {
  /// Makes what runs views of this type.
  @inlinable
  static func presentation(run: @escaping Presentation.Run) -> Presentation {
    Presentation(run: run) { Presentation.view($0, as: Instance<Content>.self).onChange?() }
  }
}

/// The data that a slot needs to show the instances of one child with one face.
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
        if slot.arrange(order) { stage.add(arranged: slot) }
      })
  }
}

extension View {
  /// Runs the view function.
  @inlinable
  final func draw(on stage: Stage<Content>) {
    withNode { node in
      guard let state = node.read(), !(drawing.storage.isReading && hasNothingNew(state)),
        let content = drawing.draw(node, state)
      else { return }
      node.noteViewRun()
      drawn = consume content
      stage.add(.drawn(self))
    }
  }
}

extension View {
  /// Whether the view says what it reads of a state, and shows these values already.
  @inlinable
  final func hasNothingNew(_ state: State) -> Bool {
    guard let isShown else { return false }
    let isSame = isShown(state) && privateChanges == node.privateChanges
    privateChanges = node.privateChanges
    return isSame && !isWanted
  }
}

extension Slot {
  /// How an instance is drawn that is about to be shown for the first time.
  @inlinable
  @inline(__always)
  func begin<State, Input>(
    _ node: TypedNode<State, Input>, _ face: Face<State, Input, Content>, _ stage: Stage<Content>
  ) -> Drawing<State, Input, Content> {
    precondition(
      node.view == nil,
      "a part can be placed once; to show it twice, declare two children")
    node.noteDrawn()
    return face.drawing(Parts(node: node, stage: stage))
  }

  /// Shows a node whose state is not a part of another state. The slot has no other instance.
  @inlinable
  func show<State, Input>(
    _ node: TypedNode<State, Input>, _ face: Face<State, Input, Content>, _ stage: Stage<Content>
  ) {
    typealias View = ArcoCore.View<State, Input, Content>
    guard let state = node.read() else { return }
    let drawing = begin(node, face, stage)
    guard let content = drawing.draw(node, state) else { return }
    node.noteViewRun()
    let view = View(id: stage.engine.makeID(), of: node, drawing: drawing, content: content)
    view.remember(first: state)
    held = [view]
    node.view = view
    node.presentation = View.presentation { view, _ in
      Presentation.view(view, as: View.self).draw(on: stage)
      return true
    }
  }

  /// Puts the instances in order, including the added ones.
  ///
  /// - Returns: whether to notify the host: false if a notification is pending already.
  @inlinable
  func arrange(_ order: consuming Rearrangement) -> Bool {
    if order.inserted == held.count, coming.count == 1 {
      held.append(coming.removeLast())
    } else if coming.isEmpty {
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
    if let earlier = unseen {
      unseen = order.after(earlier)
      return false
    }
    unseen = order
    return true
  }
}

extension Drawing {
  /// Draws an instance that is in a state, unless there is nothing new to show.
  @inlinable
  func draw(_ node: TypedNode<State, Input>, _ state: State) -> Content? {
    storage.isPreparing
      ? storage.prepare?({ node.read() }, Send(receiver: node))
      : storage.view(state, Send(receiver: node))
  }
}
