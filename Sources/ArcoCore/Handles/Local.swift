/// State of one mounted instance that its parent never sees.
///
/// - State: the type of the local state.
/// - Input: the inputs that change the local state.
///
///     let face = Face<Todo, TodoInput, HTML>.placing { parts in
///       let isOpen = parts.local(false)
///       return parts.view { todo, send in
///         button("Details", .onClick { isOpen.modify { $0.toggle() } })
///         if isOpen.state { p(todo.notes) }
///       }
///     }
///
/// Local state is stored in the driver's tree, beside its instance, and is released with the
/// instance.
public struct Local<State, Input: Sendable> {
  let node: TypedNode<State, Input>
  let box: Box<State>

  /// The current local state.
  ///
  /// - Precondition: that of ``Driver/state``.
  public var state: State {
    node.engine.checkReadable()
    return box.state
  }

  /// The function by which a view sends inputs to the local state.
  public var send: Send<Input> { Send(receiver: node) }

  /// Replaces the state.
  public func set(_ state: State) { modify { $0 = state } }

  /// Changes the state, and runs the view of its instance again.
  public func modify(_ change: @escaping (inout State) -> Void) {
    if node.engine.isStopped { return }
    node.engine.perform {
      if node.engine.admitInput() { node.change(change) }
    }
  }

  /// Replaces the state by a new one that is made from it, and runs the view of its instance again.
  public func modify(_ next: @escaping (State) -> State) {
    modify { (state: inout State) in state = next(state) }
  }
}

@available(*, unavailable)
extension Local: Sendable {}

extension Parts {
  /// Makes local state of this instance. A change of it runs the instance's view again.
  public func local<Own>(_ state: Own) -> Local<Own, Never> { local(state, .empty()) }

  /// Makes local state of this instance, with inputs and effects. A change of it runs the
  /// instance's view again.
  public func local<Own, OwnInput: Sendable>(
    _ state: Own, _ dispatcher: Dispatcher<Void, Own, OwnInput>
  ) -> Local<Own, OwnInput> {
    precondition(
      placements == nil,
      "a view asked for local state each time that it runs: ask for it once, in Face.placing { … }")
    let box = Box(state, in: node.engine)
    let local = ComponentNode(
      engine: node.engine, parent: node, location: box.location(),
      behavior: Behavior(dispatcher, world: ()))
    node.children.append(local)
    #if !hasFeature(Embedded)
      node.placed.append(local)
      if node.engine.hearLocal != nil { local.announceChanges() }
    #endif
    local.wake()
    return Local(node: local, box: box)
  }

  /// Makes a component with local state of this instance, and places it.
  public func local<Own, OwnInput: Sendable>(
    _ state: Own, _ component: Component<Void, Own, OwnInput, Content>
  ) -> Content {
    let local = local(state, component.dispatcher)
    let slot = stage.makeSlot()
    slot.show(local.node, component.face, stage)
    return .child(slot)
  }
}
