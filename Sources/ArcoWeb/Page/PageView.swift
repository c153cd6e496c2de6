public import ArcoCore
public import ArcoHTML

/// The view of a running component as patches. Each instance is compared on its own.
@usableFromInline
final class PageView {
  let document = Document()
  var onPatch: (([UInt8]) -> Void)?
  @exclusivity(unchecked) private var patch = Patch()
  private var isReceiving = false
  /// The highest node number before a patch renumbers the nodes; nil if the host renumbers them.
  var mostNumbers: Int?
  /// The address of the shown state, for a page with a navigator.
  ///
  /// Closures, so that a page without navigation is linked without its code.
  private var addressShown: (() -> String?)?
  private var writeAddress: ((inout Patch) -> Void)?
  private var askAllowed: (() -> Bool)?
  private var askBarred: (() -> Bool)?

  @usableFromInline
  init() {}

  /// The address of the shown state; nil for a page without navigation.
  var address: String? { addressShown?() }

  /// Connects a navigator, so that the browser's address follows the page.
  func follow(_ navigator: Navigator) {
    addressShown = { navigator.address }
    writeAddress = { navigator.write(into: &$0) }
    askAllowed = { navigator.isAllowed }
    askBarred = { navigator.isBarred }
  }

  /// Whether the page may be shown, by its navigation now.
  var isAllowed: Bool { askAllowed?() ?? true }

  /// True once the state has come to an address that the page may not show. Then the only operation
  /// makes the browser load that address.
  var isBarred: Bool { askBarred?() ?? false }

  /// Mounts the content of a driver.
  ///
  /// - Parameter show: takes a function that must surround each run of a view.
  @usableFromInline
  func mount(_ show: (_ around: @escaping (() -> Void) -> Void) -> Slot<HTML>) {
    Document.making {
      let root = show { Document.making($0) }
      document.mount(.child(root))
    }
  }

  /// Shows the changes of a flush.
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

  /// Shows the new content of an instance.
  @inline(__always)
  private func show(_ instance: Instance<HTML>) {
    // The content was already taken if the instance's slot was arranged before.
    guard instance.isFresh, let html = instance.take() else { return }
    // The instance retains the filling, and updating it runs no user code.
    instance.unmanagedMounted?._withUnsafeGuaranteedRef { filling in
      document.bring(filling, to: html, into: &patch)
    }
  }

  /// Shows a slot whose instances have changed, or have another order.
  // Not inlined into the loop above: WebAssembly engines count the lengths of backward jumps, and
  // so optimise a function with a long loop early.
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

  /// Handles an event, and delivers all resulting operations as one patch.
  func receive(_ event: Event, by numbering: Numbering) -> EventRefusal? {
    if isBarred { return .gone }
    return receive { document.handle(event, by: numbering) }
  }

  /// Calls a handler of an event, and delivers all resulting operations as one patch.
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
