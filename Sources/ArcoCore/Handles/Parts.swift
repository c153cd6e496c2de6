import ArcoOptics

/// One mounted instance, as its face places children in it.
///
/// - State, Input, Content: those of the face.
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
  /// What the view placed so far; nil while a face is set up, which is once for each instance.
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

  /// The same for a view, which places its children each time that it runs.
  ///
  /// - Parameter refusingTwice: whether placing the same thing twice in one run stops the program.
  package func inView(refusingTwice: Bool) -> Parts {
    Parts(node: node, stage: stage, placements: Placements(refusingTwice: refusingTwice))
  }

  /// The same at the begin of a run of the view.
  package func beginningView() -> Parts {
    placements?.begin()
    return self
  }

  /// How this instance's views report an input; the same as the view function's `send`.
  public var send: Send<Input> { Send(receiver: node) }

  /// The state as it is; nil once the part is gone.
  package var state: State? { node.read() }

  /// What the host shows this instance by; nil while its face is set up.
  package var shown: AnyObject? {
    node.view.flatMap { Presentation.view($0, as: Instance<Content>.self).shown }
  }

  /// Whether children were placed or attached here so far.
  package var hasChildren: Bool { node.children.contains { $0 is ChildInstances } }

  /// How often state of this instance's own changed; see ``local(_:)``.
  package var privateChanges: Int { node.privateChanges }

  /// Shows a child of the dispatcher with a face, and returns its view, to be put where it is to be shown.
  ///
  /// The child's view is there while its state is: always, while a case or an optional is, or once
  /// for each element, in order. A view may place a child in an `if`: the child's instance and its
  /// local state stay when the view leaves it out.
  /// - Parameters:
  ///   - child: a child that the dispatcher lists.
  ///   - face: how it looks. It is asked for once for each instance, at its first placing.
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

  /// Keeps what a view placed, for its next run.
  ///
  /// - Parameter known: how many changes there were to tell the host of, before it was placed.
  @usableFromInline
  func keep(_ content: Content, as key: Placements<Content>.Key, known: Int) {
    guard let placements else { return }
    if !node.engine.isBusy { stage.forget(after: known) }
    placements.add(content, as: key)
  }

  /// Returns what a face's set-up has to return, made from the view function.
  ///
  /// Disfavoured for the reason that stands at ``Face/init(_:)``.
  @_disfavoredOverload
  public func view(
    _ view: @escaping (State, Send<Input>) -> Content
  ) -> Drawing<State, Input, Content> {
    Drawing(view)
  }

  /// Returns a view that is given what places children, as what the face is made of.
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
