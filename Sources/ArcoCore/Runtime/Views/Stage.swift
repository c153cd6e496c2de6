/// Collects what a flush drew for a host, in order.
final class Stage<Content> {
  private let engine: Engine
  private let deliver: ([Change<Content>]) -> Void
  private var changes: [Change<Content>] = []
  /// Whether the host shows something, and so has to hear of changes.
  private var isOpen = false

  init(engine: Engine, deliver: @escaping ([Change<Content>]) -> Void) {
    self.engine = engine
    self.deliver = deliver
  }

  func makeSlot() -> Slot<Content> { Slot(id: engine.makeID()) }

  func add(_ change: Change<Content>) { changes.append(change) }

  /// Tells the host of changes from now on. What was drawn before is in the slot that it gets.
  func open() {
    changes = []
    isOpen = true
  }

  func flush() {
    guard isOpen, !changes.isEmpty else { return }
    deliver(changes)
    changes.removeAll(keepingCapacity: changes.count <= 64)
  }
}

/// The view of one instance, run again when the instance changed.
final class View<State, Input: Sendable, Content: ArcoCore.Content>: Presentation {
  let instance: Instance<Content>
  private let node: TypedNode<State, Input>
  private let drawing: Drawing<State, Input, Content>
  private let stage: Stage<Content>

  /// Makes the first content; nil if the part is gone.
  init?(
    _ node: TypedNode<State, Input>, face: Face<State, Input, Content>, stage: Stage<Content>
  ) {
    let drawing = face.setUp(Parts(node: node, stage: stage))
    guard let content = drawing.draw(node.location.read, Send(receiver: node)) else { return nil }
    self.node = node
    self.drawing = drawing
    self.stage = stage
    self.instance = Instance(id: node.engine.makeID(), content: content, node: node)
    node.engine.counters.viewsRun += 1
  }

  override func draw() {
    guard let content = drawing.draw(node.location.read, Send(receiver: node)) else { return }
    node.engine.counters.viewsRun += 1
    instance.content = content
    stage.add(.drawn(instance))
  }

  override func refresh() { instance.onChange?() }
}

/// A slot that shows the instances of one child with one face.
final class SlotPlacement<State, Input: Sendable, Content: ArcoCore.Content>:
  Placement<State, Input>
{
  let slot: Slot<Content>
  private let face: Face<State, Input, Content>
  private let stage: Stage<Content>

  init(face: Face<State, Input, Content>, stage: Stage<Content>) {
    self.slot = stage.makeSlot()
    self.face = face
    self.stage = stage
  }

  override func mount(_ node: TypedNode<State, Input>) {
    guard node.presentation == nil else {
      preconditionFailure("a part can be placed once; to show it twice, declare two children")
    }
    guard let view = View(node, face: face, stage: stage) else { return }
    node.presentation = view
    slot.instances.append(view.instance)
  }

  override func arrange(_ nodes: [Node]) {
    let old = slot.instances
    for index in old.indices { old[index].node.index = index }
    slot.instances = nodes.map { old[$0.index] }
    stage.add(.arranged(slot))
  }
}
