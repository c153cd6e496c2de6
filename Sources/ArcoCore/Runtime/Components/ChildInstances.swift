public import ArcoOptics

/// The instances of one declared child: none, one or many.
@usableFromInline
class ChildInstances: Node {
  final let token: ChildToken
  /// The footprint of the inputs that the child takes, if it is known.
  final let inputs: Footprint
  /// The footprint of the child's states in the parent's state, if it is known.
  final let states: Footprint
  /// Whether instances can come and go.
  @usableFromInline
  final let canChange: Bool
  /// Whether the instances are needed even if no face places them, because they watch their state.
  @usableFromInline
  private(set) final var isWatched = false
  /// The typed operations. A closure and not a method, so that the compiler specialises it for the
  /// types.
  private final let carryOut: (ChildInstances, Duty) -> Void
  /// The instances whose state may differ from what they show, as found by the last comparison.
  @exclusivity(unchecked)
  private final var written: [Node] = []
  /// Whether `written` contains all such instances, only some, or none because nothing was compared.
  @exclusivity(unchecked)
  private final var knowledge = Knowledge.none
  /// Whether several instances are being drawn. Then the collection is read once for all of them.
  @exclusivity(unchecked)
  @usableFromInline
  private(set) final var isReadOnce = false

  /// The operations that need the types of the instances.
  @usableFromInline
  enum Duty {
    /// Adds and removes instances according to the state.
    case reconcile
    /// Forgets what several instances were read from.
    case endReading
  }

  private enum Knowledge {
    /// The state was not compared.
    case none
    case some
    case all
  }

  @usableFromInline
  init(
    of owner: Node,
    token: ChildToken,
    inputs: Footprint,
    states: Footprint,
    canChange: Bool,
    carryOut: @escaping (ChildInstances, Duty) -> Void
  ) {
    self.token = token
    self.inputs = inputs
    self.states = states
    self.canChange = canChange
    self.carryOut = carryOut
    if canChange { Reachable.noteChanges() }
    super.init(engine: owner.engine, parent: owner)
  }

  /// Makes the instances that the state has, because they look at their state from now on.
  final func watch() {
    isWatched = true
    openNeeded()
  }

  /// Makes the instances that the state has.
  final func openNeeded() { carryOut(self, .reconcile) }

  /// Has the next look at the state compare all of it.
  func forgetStructure() {}

  fileprivate final func forgetWritten() { if !written.isEmpty { written = [] } }

  /// Records that the state of an instance may differ from what its view shows.
  @usableFromInline
  final func noteWritten(_ node: Node) { written.append(node) }

  /// Notes that the state was compared.
  ///
  /// - Parameter areKnown: whether all such instances were recorded by `noteWritten(_:)`.
  @usableFromInline
  final func noteStateComparison(areKnown: Bool) {
    knowledge = areKnown && knowledge != .some ? .all : .some
  }

  @usableFromInline
  final func noteKeyComparison() { engine.counters.collectionsCompared &+= 1 }

  @usableFromInline
  final func noteVisits(_ count: Int) { engine.counters.rowsVisited &+= count }

  // Node

  final override func reconcileParts() {
    if canChange { carryOut(self, .reconcile) }
  }

  final override func drawWritten() {
    let areKnown = knowledge == .all
    knowledge = .none
    if !areKnown {
      forgetWritten()
      isReadOnce = children.count > 1
      super.drawWritten()
    } else if !written.isEmpty {
      var nodes: [Node] = []
      swap(&nodes, &written)
      isReadOnce = nodes.count > 1
      for index in nodes.indices {
        // This list holds it.
        Unmanaged.passUnretained(nodes[index])._withUnsafeGuaranteedRef { $0.draw(all: true) }
      }
      // The array's memory is kept for the next ones.
      if nodes.count > 64 { nodes = [] }
      while !nodes.isEmpty { nodes.removeLast() }
      if written.isEmpty { swap(&nodes, &written) }
    }
    guard isReadOnce else { return }
    isReadOnce = false
    carryOut(self, .endReading)
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
  /// The placement that shows the instances, if the child is placed. No access spans a call, so
  /// exclusive access is not checked.
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
    carryOut: @escaping (ChildInstances, Duty) -> Void
  ) {
    super.init(
      of: owner, token: token, inputs: inputs, states: states, canChange: canChange,
      carryOut: carryOut)
  }

  /// The placement, and no reference to it is counted: it stays as long as the instances do.
  @inlinable
  @inline(__always)
  final var uncountedPlacement: Unmanaged<Placement<State, Input>>? {
    guard let placement else { return nil }
    return Unmanaged.passUnretained(placement)
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
    forgetWritten()
    placement = nil
  }
}

/// The functions that show the instances of a child.
@usableFromInline
final class Placement<State, Input: Sendable> {
  @usableFromInline
  typealias Show = (TypedNode<State, Input>, State) -> Void

  /// Shows a new instance that is in a state.
  @usableFromInline
  let show: Show
  /// Puts the instances in order, including the newly shown ones, and forgets the removed ones.
  @usableFromInline
  let arrange: (consuming Rearrangement) -> Void

  @usableFromInline
  init(
    show: @escaping Show,
    arrange: @escaping (consuming Rearrangement) -> Void
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

/// The function that runs the views of instances that are shown in the same way. The class is not generic,
/// so that a node does not depend on the type of the content.
@usableFromInline
final class Presentation {
  @usableFromInline
  typealias Run = (_ view: AnyObject, _ mayBeSame: Bool) -> Bool

  // Closures, as only a function that is made where the types are known is compiled for them.
  @usableFromInline
  let run: Run
  /// Has the host show again what is there.
  @usableFromInline
  let refresh: (_ view: AnyObject) -> Void

  @usableFromInline
  init(run: @escaping Run, refresh: @escaping (AnyObject) -> Void) {
    self.run = run
    self.refresh = refresh
  }
}
