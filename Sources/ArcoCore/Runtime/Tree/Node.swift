/// A node in the tree of children: what a component instance and a set of instances have in common.
///
/// It owns its links to other nodes, its marks, and (by its class) the effects of an instance. A
/// write marks its node and climbs, so that a flush visits marked nodes only.
/// Invariant: a node with a mark on it or below it is listed in its parent's `marked`.
///
/// Properties that each instance's coming and going touches are not checked for overlapping access,
/// as each access takes one step and never spans a call of a user's code.
@usableFromInline
class Node: EffectOwner {
  @usableFromInline
  final let parent: Node?
  /// The nodes below this one.
  @exclusivity(unchecked)
  @usableFromInline
  final var children: [Node] = []
  /// Its index among its siblings, as written by whoever listed them last.
  @exclusivity(unchecked)
  @usableFromInline
  final var index = 0
  #if !hasFeature(Embedded)
    /// The nodes that its face placed and retains, in the order of its set-up.
    @exclusivity(unchecked)
    @usableFromInline
    final var placed: [Node] = []
  #endif

  @exclusivity(unchecked)
  private final var marks = Marks()
  /// The nodes below with a mark on them or below them.
  @exclusivity(unchecked)
  private final var marked: [Node] = []
  /// Whether a part below can come and go, so that a rewrite has to look.
  private final var hasPartsBelow = false
  /// Whether one of its children has such parts.
  private final var hasPartsInChildren = false
  /// The engine's count of writes when its view was last run; less than any if that was never.
  @exclusivity(unchecked)
  private final var drawnAt = -1
  /// Whether a face attached a child here or below, so that the dispatcher alone does not tell what
  /// an input does.
  private(set) final var hasAttachments = false
  /// How often local state of this instance changed.
  @usableFromInline
  private(set) final var privateChanges = 0

  @usableFromInline
  init(engine: Engine, parent: Node?) {
    self.parent = parent
    super.init(engine: engine)
  }

  /// Whether a change here is a change of the parent's state.
  var isPartOfParent: Bool { mustOverride() }

  /// Whether it looks at its state after each change.
  var isWatching: Bool { mustOverride() }

  /// Looks at its state.
  func look() { mustOverride() }

  /// Compares what can come and go here with the state.
  func reconcileParts() { mustOverride() }

  /// Marks the parts that overlap with the part of a child that was written.
  func markOverlapping(_ child: Node) { mustOverride() }

  /// Visits the nodes below that a write of all of its state concerns: each of them, unless it is known
  /// which.
  func drawWritten() {
    visitChildren { $0.draw(all: true) }
  }

  /// Visits the nodes below, and counts no reference to any: none goes meanwhile.
  @inline(__always)
  private final func visitChildren(_ visit: (Node) -> Void) {
    var index = 0
    while index < children.count {
      Unmanaged.passUnretained(children[index])._withUnsafeGuaranteedRef { visit($0) }
      index += 1
    }
  }

  /// Runs this node's own view.
  ///
  /// - Parameter mayBeSame: whether the state may be the one that the view shows.
  /// - Returns: false if it was found to be that one, and the view did not run.
  @discardableResult
  func drawView(mayBeSame: Bool) -> Bool { mustOverride() }

  /// The node whose view shows this one's state: itself, or one above.
  var shownNode: Node? { parent?.shownNode }

  /// Has the host run the view again although nothing changed.
  func refreshView() { mustOverride() }

  #if !hasFeature(Embedded)
    /// The id of the element, if the node is an instance for an element of a collection.
    var elementID: Any? { nil }

    /// Has recorders hear of its changes, if it is the local state of a view.
    func announceChanges() { mustOverride() }

    /// Its state and where it is, for a recording, if it is the local state of a view.
    func localChange() -> LocalChange? { mustOverride() }

    /// The nodes below it, in an order that is the same whenever the same face is set up.
    var turns: [Node] { placed }
  #endif

  /// Lets go of everything; called once, when the part is gone.
  @usableFromInline
  override func tearDown() {
    isAlive = false
    cancelAll()
    marked = []
    if children.isEmpty { return }
    for child in children { child.tearDown() }
    children = []
    #if !hasFeature(Embedded)
      placed = []
    #endif
  }

  final override func eachBelow(_ look: (EffectOwner) -> Void) {
    for child in children { look(child) }
  }

  // Writes

  /// Records that the state of this node changed, and with it the states of the nodes above and of
  /// overlapping nodes.
  final func markChanged() {
    engine.noteWrite()
    if engine.isWatched { askWatchersToLook() }
    markWritten()
  }

  /// Marks this node and those above. A loop would count a reference to each of them.
  private final func markWritten() {
    guard marks.write(), let parent else { return }
    guard isPartOfParent else { return parent.markForDrawing(from: self) }
    list(in: parent)
    parent.markOverlapping(self)
    parent.markWritten()
  }

  /// Notes that this node's whole state may have changed, and with it the state of all parts below
  /// and of all nodes above.
  final func markRewritten() {
    marks.rewrite()
    reconcileLater()
    markChanged()
  }

  /// Notes that a sibling may have changed this node's whole state; the parent knows.
  final func markRewrittenBySibling() {
    engine.noteWrite()
    marks.rewrite()
    reconcileLater()
    marks.change()
    if let parent { list(in: parent) }
  }

  /// Notes that this node's view shows something new, while the state above is the same.
  private final func markForDrawing(from child: Node) {
    child.list(in: self)
    marks.change()
    privateChanges += 1
    var node = self
    while let parent = node.parent, node.list(in: parent) { node = parent }
  }

  @discardableResult
  private final func list(in parent: Node) -> Bool {
    guard marks.list() else { return false }
    parent.marked.append(self)
    return true
  }

  /// Notes that what looks at its state, here and above, has to look again.
  private final func askWatchersToLook() {
    var node = self
    while true {
      if node.isWatching, node.marks.askToLook() { engine.watchLater(node) }
      guard node.isPartOfParent, let parent = node.parent else { return }
      node = parent
    }
  }

  // What is below

  /// Notes here and above that a part below can come and go.
  final func noteParts() {
    hasPartsBelow = true
    var node = self
    while let parent = node.parent, !parent.hasPartsInChildren {
      parent.hasPartsInChildren = true
      parent.hasPartsBelow = true
      node = parent
    }
  }

  /// Notes here and above that a child was attached.
  final func noteAttachment() {
    var node: Node? = self
    while let next = node, !next.hasAttachments {
      next.hasAttachments = true
      node = next.parent
    }
  }

  /// Has the parts below compared with the state.
  final func reconcileLater() {
    if hasPartsBelow, marks.askToReconcile() { engine.reconcileLater(self) }
  }

  /// Compares all parts below with the state, unless that was done with those of a node above, or is to
  /// be.
  final override func reconcile() {
    guard marks.isUnreconciled else { return }
    if !isBelowUnreconciled { reconcileAll() }
  }

  /// Whether the parts of a node above are to be compared. A loop would count a reference to each of them.
  private final var isBelowUnreconciled: Bool {
    guard isPartOfParent, let parent else { return false }
    return parent.marks.isUnreconciled || parent.isBelowUnreconciled
  }

  private final func reconcileAll() {
    marks.reconcile()
    guard isAlive, hasPartsBelow else { return }
    engine.counters.nodesVisited &+= 1
    reconcileParts()
    _ = marks.look()
    if isWatching { look() }
    if hasPartsInChildren { visitChildren { $0.reconcileAll() } }
  }

  /// Looks at its state, if it was asked to and did not yet.
  final override func lookAgain() {
    if marks.look(), isAlive { look() }
  }

  /// Counts a run of its view.
  @usableFromInline
  final func noteViewRun() { engine.counters.viewsRun &+= 1 }

  /// Counts a comparison of its state with what its view shows.
  @usableFromInline
  final func noteComparison() { engine.counters.partsCompared &+= 1 }

  /// Notes that its view is run. It need not run again before state is written: a part that has just
  /// come is drawn already.
  @usableFromInline
  final func noteDrawn() { drawnAt = engine.writes }

  /// Visits what has to be drawn again, parents first, and clears the marks.
  final override func draw(all: Bool) {
    // Local state is no part of what was written.
    let due = marks.draw(all: all && isPartOfParent)
    guard !marked.isEmpty else {
      drawHere(due.own, due.below, hasMarked: false)
      return
    }
    var visit: [Node] = []
    swap(&visit, &marked)
    guard drawHere(due.own, due.below, hasMarked: true) else { return }
    // Those that were just visited have no mark any more.
    for index in visit.indices {
      // This list holds it.
      Unmanaged.passUnretained(visit[index])._withUnsafeGuaranteedRef { child in
        if child.marks.isListed { child.draw(all: false) }
      }
    }
    // The array's memory is kept for the next marks.
    while !visit.isEmpty { visit.removeLast() }
    if marked.isEmpty { swap(&visit, &marked) }
  }

  /// Draws what is here, and what a write of all of the state concerns below.
  ///
  /// - Returns: false if it is gone, so that nothing is drawn.
  @discardableResult
  @inline(__always)
  private final func drawHere(_ own: Bool, _ below: Bool, hasMarked: Bool) -> Bool {
    guard isAlive, !engine.isStopped else { return false }
    engine.counters.nodesVisited &+= 1
    var all = below && engine.hasViews
    if own || below, drawnAt != engine.writes {
      noteDrawn()
      if !drawView(mayBeSame: !own) { all = false }
    }
    if all, hasMarked || !children.isEmpty { drawWritten() }
    return true
  }
}
