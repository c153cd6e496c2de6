import ArcoOptics

/// The instances of one declared child: none, one or many.
@usableFromInline
class Nest: Node {
  final let token: ChildToken
  /// The inputs its child takes, as far as they are known.
  final let footprint: Footprint
  /// The place of its child's state in the parent's, as far as it is known.
  final let part: Footprint
  /// Whether instances can come and go.
  final let canChange: Bool

  init(
    engine: Engine, parent: Node, token: ChildToken, footprint: Footprint, part: Footprint,
    canChange: Bool
  ) {
    self.token = token
    self.footprint = footprint
    self.part = part
    self.canChange = canChange
    super.init(engine: engine, parent: parent)
  }

  /// Whether the instances are needed though no face places them, as they look at their state.
  final var isWatched = false

  /// Makes the instances that the state has, as they look at their state from now on.
  final func watch() {
    isWatched = true
    openWatched()
  }

  /// Makes the instances that the state has.
  func openWatched() {}

  /// Makes the instances those that the state has.
  func reconcileInstances() {}

  override func reconcileParts() {
    if canChange { reconcileInstances() }
  }
}

/// The instances of one declared child, as a face that is placed on them knows them.
@usableFromInline
class TypedNest<State, Input: Sendable>: Nest {
  /// What shows the instances, if the child is placed.
  final var placement: Placement<State, Input>?

  /// Makes the instances that the state has, so that they can be shown.
  func openAll() {}

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
  func mount(_ node: TypedNode<State, Input>) {}

  /// Puts the instances in order and forgets those that are gone.
  func arrange(_ nodes: [Node]) {}
}

/// The one view of a component instance.
@usableFromInline
class Presentation {
  /// Runs the view function.
  func draw() {}

  /// Has the host show again what is there.
  func refresh() {}
}
