import ArcoOptics

/// What a face with children is made from: one mounted instance, before its first view.
///
/// - State, Input, Content: those of the face.
///
///     let face = Face<Brew, BrewInput, HTML>.placing { parts in
///       let beansView = parts.place(beans, doseFace("Beans"))
///       return parts.view { brew, send in
///         main { h1("Coffee"); beansView }
///       }
///     }
public struct Parts<State, Input: Sendable, Content: ArcoCore.Content> {
  @usableFromInline
  let node: TypedNode<State, Input>
  @usableFromInline
  let stage: Stage<Content>

  @inlinable
  init(node: TypedNode<State, Input>, stage: Stage<Content>) {
    self.node = node
    self.stage = stage
  }

  /// How this instance's views report an input; the same as the view function's `send`.
  public var send: Send<Input> { Send(receiver: node) }

  /// The state as it is; nil once the part is gone.
  package var state: State? { node.read() }

  /// Whether children were placed or attached here so far.
  package var hasChildren: Bool { node.children.contains { $0 is ChildInstances } }

  /// How often state of this instance's own changed; see ``local(_:)``.
  package var privateChanges: Int { node.privateChanges }

  /// Shows a child of the dispatcher with a face, and returns the view to put somewhere.
  ///
  /// The child's view is there while its state is: always, while a case or an optional is, or once
  /// for each element, in order.
  /// - Precondition: the dispatcher lists the child, and it is placed once.
  @inlinable
  public func place<World, Part, PartInput>(
    _ child: Child<World, State, Input, Part, PartInput>,
    _ face: Face<Part, PartInput, Content>
  ) -> Content {
    guard let instances = node.instances(of: child.plan.token) else {
      preconditionFailure(
        """
        placed a child that the dispatcher does not list: add it there, \
        Dispatcher { …; child }
        """)
    }
    return show(instances, face)
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

  @inlinable
  func show<Part, PartInput>(
    _ instances: ChildInstances, _ face: Face<Part, PartInput, Content>
  ) -> Content {
    #if !hasFeature(Embedded)
      node.placed.append(instances)
    #endif
    let shown = SlotPlacement(part: face, stage: stage)
    instances.typed(TypedChildInstances<Part, PartInput>.self).show(in: shown.placement)
    return .child(shown.slot)
  }
}

@available(*, unavailable)
extension Parts: Sendable {}
