import ArcoOptics

/// The handle with which a view places the views of its children. It belongs to one mounted
/// component.
///
/// - State, Input, Content: the types of the component's ``Face``, which is its view function.
///
///     let face = FaceOf<Brew, HTML>.showing { brew, send, parts in
///       h1("Coffee")
///       parts.place(beans, doseFace("Beans"))
///       if brew.hasWater { parts.place(water, doseFace("Water")) }
///     }
public struct Parts<State, Input: Sendable, Content: ArcoCore.Content> {
  @usableFromInline
  let node: TypedNode<State, Input>
  @usableFromInline
  let stage: Stage<Content>
  /// The parts that the view has placed. Nil during a face's set-up, which runs once for each
  /// instance.
  @usableFromInline
  let placements: Placements<Content>?

  @inlinable
  init(
    node: TypedNode<State, Input>, stage: Stage<Content>, placements: Placements<Content>? = nil
  ) {
    self.node = node
    self.stage = stage
    self.placements = placements
  }

  /// Returns these parts for a view. Each run of the view places the children anew.
  ///
  /// - Parameter refusingTwice: true if placing the same child twice in one run stops the program.
  package func inView(refusingTwice: Bool) -> Parts {
    Parts(node: node, stage: stage, placements: Placements(refusingTwice: refusingTwice))
  }

  /// Returns these parts at the beginning of a run of the view.
  package func beginningView() -> Parts {
    placements?.begin()
    return self
  }

  /// The function by which this instance's views send inputs; the same as the view function's
  /// `send`.
  public var send: Send<Input> { Send(receiver: node) }

  /// The current state; nil once the part is gone.
  package var state: State? { node.read() }

  /// The object by which the host shows this instance; nil during the face's set-up.
  package var shown: AnyObject? {
    node.view.flatMap { Presentation.view($0, as: Instance<Content>.self).shown }
  }

  /// The driver's time, for a host that waits.
  package var time: TimeSource { node.engine.interpretation.time }

  /// True if children were placed or attached here.
  package var hasChildren: Bool { node.children.contains { $0 is ChildInstances } }

  /// The number of changes of this instance's local state; see ``local(_:)``.
  package var privateChanges: Int { node.privateChanges }

  /// Shows a child of the dispatcher with a face, and returns the child's view.
  ///
  /// The child's view is present while its state is: always, while a case or an optional has a
  /// value, or once for each element, in order. A view may place a child in an `if`. If the view
  /// leaves the child out, the child's instance and its local state remain.
  /// - Parameters:
  ///   - child: a child that the dispatcher lists.
  ///   - face: makes the face of the child. It is called once for each instance, when the child is
  ///     first placed.
  /// - Precondition: the dispatcher lists the child, and a view places it once.
  /// - Complexity: linear in the number of children that the view places.
  @inlinable
  public func place<World, Part, PartInput>(
    _ child: Child<World, State, Input, Part, PartInput>,
    _ face: @autoclosure () -> Face<Part, PartInput, Content>
  ) -> Content {
    if let placed = placements?.find(.child(child.plan.token)) { return placed }
    guard let instances = node.instances(of: child.plan.token) else {
      preconditionFailure(
        """
        placed a child that the dispatcher does not list: add it there, \
        Dispatcher { …; child }
        """)
    }
    let known = stage.changes.count
    let content = show(instances, face())
    keep(content, as: .child(child.plan.token), known: known)
    return content
  }

  /// Keeps the content that a view placed, for the next run of the view.
  ///
  /// - Parameter known: the number of pending changes for the host before the content was placed.
  @usableFromInline
  func keep(_ content: Content, as key: Placements<Content>.Key, known: Int) {
    guard let placements else { return }
    if !node.engine.isBusy { stage.forget(after: known) }
    placements.add(content, as: key)
  }

  /// Makes the result of a face's set-up from a view function.
  ///
  /// Disfavoured for the reason given at ``Face/init(_:)``.
  @_disfavoredOverload
  public func view(
    _ view: @escaping (State, Send<Input>) -> Content
  ) -> Drawing<State, Input, Content> {
    Drawing(view)
  }

  /// Makes the result of a face's set-up from a view function that places children.
  package func showing(
    _ view: @escaping (State, Send<Input>, Parts) -> Content
  ) -> Drawing<State, Input, Content> {
    let parts = inView(refusingTwice: true)
    return Drawing { state, send in view(state, send, parts.beginningView()) }
  }

  /// Shows the instances of a child of this node, or of another one below it.
  @inlinable
  func show<Part, PartInput>(
    _ instances: ChildInstances, _ face: Face<Part, PartInput, Content>, of owner: Node? = nil
  ) -> Content {
    #if !hasFeature(Embedded)
      (owner ?? node).placed.append(instances)
    #endif
    let shown = SlotPlacement(part: face, stage: stage)
    instances.typed(TypedChildInstances<Part, PartInput>.self).show(in: shown.placement)
    return .child(shown.slot)
  }
}

@available(*, unavailable)
extension Parts: Sendable {}
