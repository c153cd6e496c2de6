/// A place in the tree of children: what a component instance and a set of instances have in common.
///
/// A write marks its node and climbs, so that a flush visits marked nodes only.
/// Invariant: a node with a mark on it or below it is listed in its parent's `marked`.
@usableFromInline
class Node {
  @usableFromInline
  final let engine: Engine
  final let parent: Node?
  /// The nodes below this one.
  final var children: [Node] = []
  final var isAlive = true
  /// The effects this node asked for that have not ended.
  final var running: [Running] = []
  /// The queues that this node's effects meet in.
  final var lines: [QueueLine] = []
  /// With so many queues, those that nobody needs are looked for.
  final var linesToTidy = 8
  /// How often state that is beside this node's own, and not part of it, changed.
  private(set) final var privateChanges = 0
  /// How often its host ran its view; counted by the host alone.
  final var timesShown = 0
  /// Its place among its siblings, as the one who lists them last wrote it down.
  final var place = 0

  /// Something in its state was written, and all that can see it knows.
  private final var isWritten = false
  /// Its own view has to run again.
  private final var isChanged = false
  /// Somebody wrote into its whole state: every view and every part below it may have changed.
  private final var isRewritten = false
  /// The engine knows that the parts below have to be compared with the state.
  private final var isUnsettled = false
  private final var isListed = false
  /// The engine knows that it has to look at its state.
  private final var hasToLook = false
  private final var marked: [Node] = []

  /// Whether a part below can come and go, so that a rewrite has to look.
  private final var hasPartsBelow = false
  /// Whether an entry was attached here or below, so that the dispatcher does not say it all.
  private(set) final var hasAttachments = false

  init(engine: Engine, parent: Node?) {
    self.engine = engine
    self.parent = parent
  }

  /// Whether a change here is a change of the parent's state.
  var isPartOfParent: Bool { true }

  /// Whether it looks at its state after each change.
  var isWatching: Bool { false }

  /// Looks at its state.
  func look() {}

  /// Compares what can come and go here with the state.
  func reconcileParts() {}

  /// Takes up an effect of its type.
  ///
  /// - Parameter sequel: what follows in a sequence, once this is over and shown.
  func carryOut(_ effect: RawEffect, before sequel: Sequel?) {}

  /// Takes up an effect with all that it is put together from, in order; the stack does not grow with
  /// it.
  final func carryOutAll(_ effect: RawEffect, before sequel: Sequel?) {
    var todo = [effect]
    var sequel = sequel
    while let next = todo.popLast() {
      if next.unfold(at: self, &sequel, into: &todo) { continue }
      carryOut(next, before: sequel)
    }
  }

  /// Runs this node's own view.
  func drawView() {}

  /// The node whose view shows this one's state: itself, or one above.
  var shownNode: Node? { parent?.shownNode }

  /// Has the host run the view again although nothing changed.
  func refreshView() {}

  #if !hasFeature(Embedded)
    /// What its face placed and keeps, in the order of its set-up.
    final var placed: [Node] = []

    /// Has recorders hear of its changes, if it is state that a view keeps for itself.
    func beHeard() {}

    /// What it is, for a recording, if it is state that a view keeps for itself.
    func localChange() -> LocalChange? { nil }
  #endif

  /// Lets go of everything; called once, when the part is gone.
  func tearDown() {
    isAlive = false
    cancelAll()
    for child in children { child.tearDown() }
    children = []
    #if !hasFeature(Embedded)
      placed = []
    #endif
    marked = []
  }

  /// Notes that this node's state changed, and with it that of all above and of what overlaps.
  final func markChanged() {
    if engine.isWatched { noteWatchers() }
    var node = self
    while true {
      node.isChanged = true
      guard !node.isWritten, let parent = node.parent else { return }
      node.isWritten = true
      guard node.isPartOfParent else { return parent.markForDrawing(from: node) }
      node.list(in: parent)
      parent.markOverlapping(node)
      node = parent
    }
  }

  /// Notes that what looks at its state, here and above, has to look again.
  private final func noteWatchers() {
    var node = self
    while true {
      if node.isWatching, !node.hasToLook {
        node.hasToLook = true
        engine.watchLater(node)
      }
      guard node.isPartOfParent, let parent = node.parent else { return }
      node = parent
    }
  }

  /// Looks at its state, if it did not since a change.
  final func lookAgain() {
    guard hasToLook else { return }
    hasToLook = false
    if isAlive { look() }
  }

  /// Marks what looks at some of the state that was written through a child.
  func markOverlapping(_ child: Node) {}

  /// Notes that a sibling may have changed this node's whole state; the parent knows.
  final func markRewrittenBySibling() {
    isRewritten = true
    unsettle()
    isChanged = true
    if let parent { list(in: parent) }
  }

  /// Notes that this node's whole state may have changed, and with it that of all around.
  final func markRewritten() {
    isRewritten = true
    unsettle()
    markChanged()
  }

  /// Notes that this node's view shows something new, while the state above is the same.
  private final func markForDrawing(from child: Node) {
    child.list(in: self)
    isChanged = true
    privateChanges += 1
    var node = self
    while let parent = node.parent, !node.isListed {
      node.list(in: parent)
      node = parent
    }
  }

  private final func list(in parent: Node) {
    guard !isListed else { return }
    isListed = true
    parent.marked.append(self)
  }

  /// Notes here and above that a part below can come and go.
  final func noteParts() {
    var node: Node? = self
    while let next = node, !next.hasPartsBelow {
      next.hasPartsBelow = true
      node = next.parent
    }
  }

  /// Notes here and above that an entry was attached.
  final func noteAttachment() {
    var node: Node? = self
    while let next = node, !next.hasAttachments {
      next.hasAttachments = true
      node = next.parent
    }
  }

  final func unsettle() {
    guard hasPartsBelow, !isUnsettled else { return }
    isUnsettled = true
    engine.settleLater(self)
  }

  /// Compares all parts below with the state.
  final func reconcile() {
    isUnsettled = false
    guard isAlive, hasPartsBelow else { return }
    engine.counters.nodesVisited += 1
    reconcileParts()
    hasToLook = false
    if isWatching { look() }
    for child in children { child.reconcile() }
  }

  /// Visits what has to be drawn again, parents first, and clears the marks.
  final func draw(all: Bool) {
    let all = (all || isRewritten) && engine.hasViews
    let isDue = all || isChanged
    isWritten = false
    isChanged = false
    isRewritten = false
    isListed = false
    var visit: [Node] = []
    if !marked.isEmpty { swap(&visit, &marked) }
    guard isAlive, !engine.isStopped else { return }
    engine.counters.nodesVisited += 1
    if isDue { drawView() }
    for child in all ? children : visit { child.draw(all: all) }
    if visit.isEmpty { return }
    // Its memory is there for the next mark.
    visit.removeAll(keepingCapacity: true)
    if marked.isEmpty { swap(&visit, &marked) }
  }
}

@available(*, unavailable)
extension Node: Sendable {}
