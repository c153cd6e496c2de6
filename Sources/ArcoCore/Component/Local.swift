/// State of one mounted instance that its parent never sees.
///
/// - State: what is kept.
/// - Input: what changes it.
///
///     Face { parts in
///       let disclosure = parts.local(false, .reduce { isOpen, _ in isOpen.toggle() })
///       return parts.view { todo, send in
///         button("Details", .onClick { disclosure.send(()) })
///         if disclosure.state { p(todo.notes) }
///       }
///     }
///
/// It lives in the driver's one tree, beside the instance it belongs to, and goes with it.
public struct Local<State, Input: Sendable> {
  let node: TypedNode<State, Input>
  let box: Box<State>

  /// The state as it is.
  public var state: State { box.state }

  /// How a view reports an input to it.
  public var send: Send<Input> { Send(receiver: node) }
}

@available(*, unavailable)
extension Local: Sendable {}

extension Parts {
  /// Keeps state of this instance's own; a change runs its view again.
  public func local<Own, OwnInput: Sendable>(
    _ state: Own, _ dispatcher: Dispatcher<Void, Own, OwnInput>
  ) -> Local<Own, OwnInput> {
    let box = Box(state)
    let local = ComponentNode(
      engine: node.engine, parent: node, location: box.location(), dispatcher: dispatcher,
      world: ())
    node.children.append(local)
    return Local(node: local, box: box)
  }

  /// Keeps a component of this instance's own, and places it.
  public func local<Own, OwnInput: Sendable>(
    _ state: Own, _ component: Component<Void, Own, OwnInput, Content>
  ) -> Content {
    let local = local(state, component.behaviour)
    let placement = SlotPlacement(face: component.face, stage: stage)
    placement.mount(local.node)
    return .child(placement.slot)
  }
}
