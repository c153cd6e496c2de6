public import ArcoCore
public import ArcoHTML

/// The view of a running component as patches: each drawn instance is compared on its own.
@usableFromInline
final class PageView {
  let document = Document()
  var onPatch: (([UInt8]) -> Void)?
  @exclusivity(unchecked) private var patch = Patch()
  private var isReceiving = false
  /// The highest node number before a patch renumbers the nodes; nil if the host renumbers them.
  var mostNumbers: Int?
  /// The address of what is shown, where a navigator makes the browser's follow the page.
  ///
  /// Closures, so that a page without a navigation is not linked with one.
  private var addressShown: (() -> String?)?
  private var writeAddress: ((inout Patch) -> Void)?
  private var askAllowed: (() -> Bool)?
  private var askBarred: (() -> Bool)?

  @usableFromInline
  init() {}

  /// The address of what is shown; nil where the page has no navigation.
  var address: String? { addressShown?() }

  /// Has the browser's address follow the page.
  func follow(_ navigator: Navigator) {
    addressShown = { navigator.address }
    writeAddress = { navigator.write(into: &$0) }
    askAllowed = { navigator.isAllowed }
    askBarred = { navigator.isBarred }
  }

  /// Whether the page may be shown, as its navigation says now.
  var isAllowed: Bool { askAllowed?() ?? true }

  /// Whether the state came to a place that the page may not show. Then nothing of it is told but that the browser is to
  /// load the place.
  var isBarred: Bool { askBarred?() ?? false }

  /// Mounts what a driver shows.
  ///
  /// - Parameter show: takes what is to be done around whatever runs views.
  @usableFromInline
  func mount(_ show: (_ around: @escaping (() -> Void) -> Void) -> Slot<HTML>) {
    Document.making {
      let root = show { Document.making($0) }
      document.mount(.child(root))
    }
  }

  /// Shows what a flush drew.
  @usableFromInline
  func show(_ changes: [Slot<HTML>.Change]) {
    for index in changes.indices {
      if let instance = changes[index].unmanagedInstance {
        instance._withUnsafeGuaranteedRef { show($0) }
      } else if Reachable.changes, let slot = changes[index].unmanagedSlot {
        slot._withUnsafeGuaranteedRef { show($0) }
      }
    }
    if !isReceiving { deliver() }
  }

  /// Shows what was drawn anew for an instance.
  @inline(__always)
  private func show(_ instance: Instance<HTML>) {
    // Unless it came with a slot that was arranged before.
    guard instance.isFresh, let html = instance.take() else { return }
    // The instance holds it, and bringing it up to date calls nothing of a user's.
    instance.unmanagedMounted?._withUnsafeGuaranteedRef { filling in
      document.bring(filling, to: html, into: &patch)
    }
  }

  /// Shows the instances of a slot that are others, or the same in another order.
  // Out of the loop above: a browser counts how far its jumps go, and optimizes what comes to much at once.
  @inline(never)
  private func show(_ slot: Slot<HTML>) {
    guard let order = slot.takeRearrangement() else { return }
    if let (one, other) = order.swapped {
      return document.swap(one, other, inHole: slot.id, into: &patch)
    }
    if let place = order.inserted {
      return slot.withInstance(at: place) { instance in
        document.insert(instance.id, at: place, inHole: slot.id, into: &patch) {
          instance.take() ?? .empty
        } whenMounted: {
          instance.shown = $0
        }
      }
    }
    document.arrange(hole: slot.id, by: FillingArrangement(order), into: &patch) {
      slot.instances[$0].filling
    }
  }

  /// Handles an event, and delivers all that follows from it as one patch.
  func receive(_ event: Event, by numbering: Numbering) -> EventRefusal? {
    if isBarred { return .gone }
    return receive { document.handle(event, by: numbering) }
  }

  /// Lets somebody handle what the user did, and delivers all that follows from it as one patch.
  func receive(_ handle: () -> EventRefusal?) -> EventRefusal? {
    isReceiving = true
    let refusal = handle()
    isReceiving = false
    document.restoreLiveProperties(into: &patch)
    deliver()
    return refusal
  }

  private func deliver() {
    if isBarred { _ = patch.take() }
    writeAddress?(&patch)
    if isBarred { return hand(patch.take()) }
    if let mostNumbers, document.hasSpentNumbers(mostNumbers) { document.renumber(into: &patch) }
    hand(patch.take())
  }

  private func hand(_ operations: [UInt8]?) {
    if let operations { onPatch?(operations) }
  }
}
