/// Collects what a flush drew for a host, in order.
@usableFromInline
final class Stage<Content> {
  @usableFromInline
  let engine: Engine
  @usableFromInline
  let deliver: ([Slot<Content>.Change]) -> Void
  @exclusivity(unchecked)
  @usableFromInline
  var changes: [Slot<Content>.Change]
  /// Whether the host shows something, and so has to hear of changes.
  @exclusivity(unchecked)
  @usableFromInline
  var isOpen: Bool

  /// Whether a slot is among the changes.
  @exclusivity(unchecked)
  @usableFromInline
  var hasArranged: Bool

  @inlinable
  init(engine: Engine, deliver: @escaping ([Slot<Content>.Change]) -> Void) {
    self.engine = engine
    self.deliver = deliver
    changes = []
    isOpen = false
    hasArranged = false
  }

  @inlinable
  func makeSlot() -> Slot<Content> { Slot(id: engine.makeID()) }

  @inlinable
  func add(_ change: Slot<Content>.Change) { changes.append(change) }

  /// Adds a slot that has other instances, or the same in another order.
  @inlinable
  func add(arranged slot: Slot<Content>) {
    hasArranged = true
    changes.append(.arranged(slot))
  }

  /// Tells the host of changes from now on. What was drawn before is in the slot that it gets.
  @inlinable
  func open() {
    forgetArranged()
    changes = []
    isOpen = true
  }

  /// Forgets the unseen order of slots in `changes`, which the host knows already or does not need.
  @inlinable
  func forgetArranged() {
    guard hasArranged else { return }
    hasArranged = false
    for index in changes.indices {
      if case .arranged(let slot) = changes[index] { slot.unseen = nil }
    }
  }

  /// Forgets the changes behind the first so many. A host that runs a view by itself, and not because of a send, is
  /// handed what the view places, and need not hear of it.
  @usableFromInline
  func forget(after count: Int) {
    while changes.count > count {
      if case .arranged(let slot) = changes.removeLast() { slot.unseen = nil }
    }
  }

  /// The closure that notifies the host of changes, compiled for the host's content if its type is
  /// known.
  @inlinable
  var flushing: () -> Void { { self.flush() } }

  @inlinable
  func flush() {
    guard isOpen, !changes.isEmpty else { return }
    // Out of the property meanwhile: to hand on what is in it counts a reference.
    var delivered: [Slot<Content>.Change] = []
    swap(&delivered, &changes)
    let hadArranged = hasArranged
    hasArranged = false
    deliver(delivered)
    let isMuch = delivered.count > 64
    // Costs less than `removeAll(keepingCapacity:)` where there are few.
    if isMuch, !hadArranged { return }
    while let change = delivered.popLast() {
      if case .arranged(let slot) = change { slot.unseen = nil }
    }
    if changes.isEmpty, !isMuch { swap(&delivered, &changes) }
  }
}
