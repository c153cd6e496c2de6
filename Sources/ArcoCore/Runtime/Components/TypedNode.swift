/// The component instance as the target of a view's `send`.
@usableFromInline
class Receiver<Input>: Node {
  @inlinable
  override init(engine: Engine, parent: Node?) { super.init(engine: engine, parent: parent) }

  /// Handles an input as a send of its own, or as part of the one at hand.
  @usableFromInline
  func send(_ input: Input) { mustOverride() }
}

/// The interface of a component instance for its face, its children and its effects.
@usableFromInline
class TypedNode<State, Input: Sendable>: Receiver<Input> {
  @exclusivity(unchecked)
  @usableFromInline
  final var location: Location<State, Input>
  /// The view that shows this instance, if any.
  @exclusivity(unchecked)
  @usableFromInline
  final var view: AnyObject?
  /// The function that runs the view.
  @exclusivity(unchecked)
  @usableFromInline
  final var presentation: Presentation?

  @inlinable
  init(engine: Engine, parent: Node?, location: Location<State, Input>) {
    self.location = location
    super.init(engine: engine, parent: parent)
  }

  /// Lends the location without counting a reference. A location that replaces it during the call holds
  /// the replaced location's parts.
  @inlinable
  @inline(__always)
  final func locate(_ use: (Location<State, Input>) -> Void) {
    Unmanaged.passUnretained(location)._withUnsafeGuaranteedRef { use($0) }
  }

  /// Looks at the state in place, if the part is there, and writes nothing.
  @inlinable
  final func look(_ body: (inout State) -> Void) { locate { $0.look(self, body) } }

  /// The state as it is; nil where the part is gone.
  @inlinable
  final func read() -> State? {
    var state: State?
    look { state = $0 }
    return state
  }

  /// Changes the state in place; does nothing where the part is gone.
  @inlinable
  final func changeState(_ body: (inout State) -> Void) { locate { $0.change(self, body) } }

  /// Handles an input as if it were sent to the root, with `body` in this node's place.
  @inlinable
  final func carry(_ input: Input, _ body: (inout State) -> Void) {
    locate { $0.carry(self, input, body) }
  }

  /// Handles an input within the send at hand.
  func receive(_ input: Input) { mustOverride() }

  /// Handles an input in this node's state, on the way down from above.
  @usableFromInline
  func handle(_ input: Input, in state: inout State) { mustOverride() }

  /// Runs the entries here and above for an input that a child of this node passes up, with `body`
  /// in that child's place.
  @usableFromInline
  func relay(_ input: Input, of child: ChildInstances, _ body: (inout State) -> Void) {
    mustOverride()
  }

  /// The instances of a child, made on first use; nil if the dispatcher does not declare it.
  @usableFromInline
  func instances(of child: ChildToken) -> ChildInstances? { mustOverride() }

  /// The first child of the dispatcher that has a mark.
  func child(with mark: ChildMark) -> ChildToken? { mustOverride() }

  /// Adds a child after the dispatcher's own entries.
  func attach(_ attachment: AttachedChild<State, Input>) { mustOverride() }

  /// Takes over a new set of instances.
  @usableFromInline
  func adopt(_ instances: ChildInstances) { mustOverride() }

  /// Starts the work of an effect with the instance's world, and returns what stops it.
  func launch(_ effect: RunningWork<State, Input>) -> Cancellation { mustOverride() }

  #if !hasFeature(Embedded)
    /// Does the work of an effect with the instance's world.
    func perform(_ effect: RunningWork<State, Input>) async { mustOverride() }
  #endif

  // Node

  final override var isPartOfParent: Bool { location.isPartOfParent }

  final override func reconcileParts() {}

  final override func drawView(mayBeSame: Bool) -> Bool {
    guard let view = uncountedView, let presentation = uncountedPresentation else { return true }
    return presentation._withUnsafeGuaranteedRef { presentation in
      view._withUnsafeGuaranteedRef { presentation.run($0, mayBeSame) }
    }
  }

  // This node holds both as long as its part is there, and none goes while views run.
  @inline(__always)
  private final var uncountedView: Unmanaged<AnyObject>? {
    guard let view else { return nil }
    return Unmanaged.passUnretained(view)
  }

  @inline(__always)
  private final var uncountedPresentation: Unmanaged<Presentation>? {
    guard let presentation else { return nil }
    return Unmanaged.passUnretained(presentation)
  }

  final override var shownNode: Node? { view == nil ? super.shownNode : self }

  final override func refreshView() { if let view { presentation?.refresh(view) } }

  #if !hasFeature(Embedded)
    final override func announceChanges() {
      tap { [unowned self] _ in engine.hearLocal?(self) }
    }

    final override func localChange() -> LocalChange? {
      guard isAlive, isLocal, let way, let state = read() else { return nil }
      return LocalChange(way: way, state: state) { node in
        guard let node = node as? TypedNode else { return false }
        node.change { $0 = state }
        return true
      }
    }
  #endif

  @usableFromInline
  override func tearDown() {
    super.tearDown()
    view = nil
    presentation = nil
  }

  /// Calls `hear` just before every input and every other change that comes this way.
  ///
  /// - Parameter hear: gets nil for a change that is no input of this node.
  final func tap(_ hear: @escaping (Input?) -> Void) {
    let (inner, engine) = (location, engine)
    location = Location(
      look: inner.look,
      change: { node, body in
        if !engine.isPeeking { hear(nil) }
        inner.change(node, body)
      },
      carry: { node, input, body in
        if !engine.isPeeking { hear(input) }
        inner.carry(node, input, body)
      },
      isPartOfParent: inner.isPartOfParent)
    engine.gate.set(.tapped)
  }

  /// Hands an input of a part that was left to the part that the state has in its place, if there
  /// is one. The nearest node above that is alive takes it as its own.
  final func forward(_ input: Input) {
    var isThere = false
    look { _ in isThere = true }
    guard isThere else { return }
    engine.isForwarding = true
    carry(input) { _ in }
    engine.isForwarding = false
  }

  /// Changes the state that is now in the place of a part that was left.
  final func forward(_ change: (inout State) -> Void) {
    changeState(change)
    var above = parent
    while let node = above, !node.isAlive { above = node.parent }
    above?.markRewritten()
  }

  /// Changes the state from an effect, within the send at hand.
  final func change(_ body: (inout State) -> Void) {
    guard isAlive else { return }
    changeState(body)
    markRewritten()
  }
}
