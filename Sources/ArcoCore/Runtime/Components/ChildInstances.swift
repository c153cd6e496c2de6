import ArcoOptics

/// The instances of one declared child: none, one or many.
@usableFromInline
class ChildInstances: Node {
  final let token: ChildToken
  /// The inputs its child takes, as far as they are known.
  final let inputs: Footprint
  /// The place of its child's states in the parent's, as far as it is known.
  final let states: Footprint
  /// Whether instances can come and go.
  final let canChange: Bool
  /// Whether the instances are needed though no face places them, as they look at their state.
  private(set) final var isWatched = false

  init(
    of owner: Node, token: ChildToken, inputs: Footprint, states: Footprint, canChange: Bool
  ) {
    self.token = token
    self.inputs = inputs
    self.states = states
    self.canChange = canChange
    super.init(engine: owner.engine, parent: owner)
  }

  /// Makes the instances that the state has.
  func openWatched() { mustOverride() }

  /// Adds and removes instances, so that they are those that the state has.
  func reconcileInstances() { mustOverride() }

  /// Makes the instances that the state has, because they look at their state from now on.
  final func watch() {
    isWatched = true
    openWatched()
  }

  // Node

  final override func reconcileParts() {
    if canChange { reconcileInstances() }
  }

  final override var isPartOfParent: Bool { true }

  /// Its instances look at their state and have views. It does neither itself.
  final override var isWatching: Bool { false }
  final override func markOverlapping(_ child: Node) {}
  final override func drawView() {}

  #if !hasFeature(Embedded)
    final override func announceChanges() {}
    final override func localChange() -> LocalChange? { nil }
    final override var turns: [Node] { children }
  #endif
}

/// The instances of one declared child, as a face that is placed on them knows them.
@usableFromInline
class TypedChildInstances<State, Input: Sendable>: ChildInstances {
  /// What shows the instances, if the child is placed.
  private(set) final var placement: Placement<State, Input>?

  /// Makes the instances that the state has, so that they can be shown.
  func openAll() { mustOverride() }

  /// Shows every instance from now on.
  final func show(in placement: Placement<State, Input>) {
    precondition(
      self.placement == nil,
      "a child can be placed once; to show a part twice, declare two children")
    self.placement = placement
    openAll()
  }

  override func tearDown() {
    super.tearDown()
    placement = nil
  }
}

/// What shows the instances of a child.
@usableFromInline
class Placement<State, Input: Sendable> {
  /// Shows a new instance.
  func mount(_ node: TypedNode<State, Input>) { mustOverride() }

  /// Puts the instances in order and forgets those that are gone.
  func arrange(_ nodes: [Node]) { mustOverride() }
}

/// The one view of a component instance.
@usableFromInline
class Presentation {
  /// Runs the view function.
  func draw() { mustOverride() }

  /// Has the host show again what is there.
  func refresh() { mustOverride() }
}
