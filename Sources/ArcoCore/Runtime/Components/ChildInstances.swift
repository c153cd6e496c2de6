public import ArcoOptics

/// The instances of one declared child: none, one or many.
@usableFromInline
class ChildInstances: Node {
  final let token: ChildToken
  /// The inputs its child takes, as far as they are known.
  final let inputs: Footprint
  /// The place of its child's states in the parent's, as far as it is known.
  final let states: Footprint
  /// Whether instances can come and go.
  @usableFromInline
  final let canChange: Bool
  /// Whether the instances are needed though no face places them, as they look at their state.
  @usableFromInline
  private(set) final var isWatched = false
  /// Adds and removes instances, so that they are those that the state has. It is no method, as
  /// only a function that is made where the types are known is compiled for them.
  private final let reconcileInstances: (ChildInstances) -> Void
  /// Those whose states may be others than their views show, as was found where the state was compared;
  /// nil where it was not.
  @exclusivity(unchecked)
  private final var written: [Node]?
  /// Whether it could not be found, so that each of them may be.
  @exclusivity(unchecked)
  private final var isWrittenUnknown = false

  @usableFromInline
  init(
    of owner: Node,
    token: ChildToken,
    inputs: Footprint,
    states: Footprint,
    canChange: Bool,
    reconcile: @escaping (ChildInstances) -> Void
  ) {
    self.token = token
    self.inputs = inputs
    self.states = states
    self.canChange = canChange
    self.reconcileInstances = reconcile
    super.init(engine: owner.engine, parent: owner)
  }

  /// Makes the instances that the state has, because they look at their state from now on.
  final func watch() {
    isWatched = true
    forgetStructure()
    openNeeded()
  }

  /// Makes the instances that the state has.
  final func openNeeded() { reconcileInstances(self) }

  /// Has the next look at the state compare all of it.
  func forgetStructure() {}

  /// Notes that these may be others than their views show; nil where any may be.
  @usableFromInline
  final func noteWritten(_ nodes: [Node]?) {
    isWrittenUnknown = isWrittenUnknown || nodes == nil
    if written == nil { written = nodes } else { written? += nodes ?? [] }
  }

  @usableFromInline
  final func noteKeyComparison() { engine.counters.collectionsCompared += 1 }

  @usableFromInline
  final func noteVisits(_ count: Int) { engine.counters.rowsVisited += count }

  // Node

  final override func reconcileParts() {
    if canChange { reconcileInstances(self) }
  }

  final override func childrenWritten() -> [Node]? {
    defer { (written, isWrittenUnknown) = (nil, false) }
    return isWrittenUnknown ? nil : written
  }

  final override var isPartOfParent: Bool { true }

  /// Its instances look at their state and have views. It does neither itself.
  final override var isWatching: Bool { false }
  override func markOverlapping(_ child: Node) {}
  final override func drawView(mayBeSame: Bool) -> Bool { true }

  #if !hasFeature(Embedded)
    final override func announceChanges() {}
    final override func localChange() -> LocalChange? { nil }
    final override var turns: [Node] { children }
  #endif
}

/// The instances of one declared child, as a face that is placed on them knows them.
@usableFromInline
class TypedChildInstances<State, Input: Sendable>: ChildInstances {
  /// What shows the instances, if the child is placed. No access to it spans a call, so none is checked.
  @exclusivity(unchecked)
  @usableFromInline
  private(set) final var placement: Placement<State, Input>?

  @usableFromInline
  override init(
    of owner: Node,
    token: ChildToken,
    inputs: Footprint,
    states: Footprint,
    canChange: Bool,
    reconcile: @escaping (ChildInstances) -> Void
  ) {
    super.init(
      of: owner, token: token, inputs: inputs, states: states, canChange: canChange,
      reconcile: reconcile)
  }

  /// Whether every part of the state needs an instance.
  @inlinable
  final var isNeeded: Bool { placement != nil || isWatched }

  /// Shows every instance from now on, and those that the state has and are not made yet.
  @usableFromInline
  final func show(in placement: Placement<State, Input>) {
    precondition(
      self.placement == nil,
      "a child can be placed once; to show a part twice, declare two children")
    self.placement = placement
    for node in children { placement.mount(node.instance(as: TypedNode<State, Input>.self)) }
    placement.arrange(.news(children.count))
    forgetStructure()
    openNeeded()
  }

  @usableFromInline
  override func tearDown() {
    super.tearDown()
    placement = nil
  }
}

/// What shows the instances of a child.
@usableFromInline
final class Placement<State, Input: Sendable> {
  @usableFromInline
  typealias Show = (TypedNode<State, Input>, State) -> Void

  /// Shows a new instance that is in a state.
  @usableFromInline
  let show: Show
  /// Puts the instances in order, those that were shown just now among them, and forgets those that are
  /// gone.
  @usableFromInline
  let arrange: (Rearrangement) -> Void

  @usableFromInline
  init(
    show: @escaping Show,
    arrange: @escaping (Rearrangement) -> Void
  ) {
    self.show = show
    self.arrange = arrange
  }

  /// Shows a new instance, unless its part is gone.
  @inlinable
  func mount(_ node: TypedNode<State, Input>) {
    if let state = node.read() { show(node, state) }
  }
}

/// The one view of a component instance.
@usableFromInline
class Presentation {
  @usableFromInline
  typealias Run = (Presentation, _ mayBeSame: Bool) -> Bool

  /// Runs the view function. It is no method, as only a function that is made where the types are
  /// known is compiled for them.
  private final let run: Run

  @usableFromInline
  init(run: @escaping Run) { self.run = run }

  /// Runs the view function.
  final func draw(mayBeSame: Bool) -> Bool { run(self, mayBeSame) }

  /// Has the host show again what is there.
  func refresh() { mustOverride() }
}
