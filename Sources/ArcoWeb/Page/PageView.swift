public import ArcoCore
public import ArcoHTML

/// The view of a running component as patches: each drawn instance is compared on its own.
@usableFromInline
final class PageView {
  let document = Document()
  var onPatch: (([UInt8]) -> Void)?
  @exclusivity(unchecked) private var patch = Patch()
  private var isReceiving = false
  /// What makes the browser's address follow the page, if something does.
  var navigator: Navigator?

  @usableFromInline
  init() {}

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
  func show(_ changes: [Change<HTML>]) {
    for index in changes.indices {
      switch changes[index] {
      case .drawn(let instance):
        // Unless it came with a slot that was arranged before.
        guard instance.isFresh, let html = instance.take() else { continue }
        // The instance holds it, and bringing it up to date calls nothing of a user's.
        instance.unmanagedMounted?._withUnsafeGuaranteedRef { filling in
          document.bring(filling, to: html, into: &patch)
        }
      case .arranged(let slot):
        guard let order = slot.takeRearrangement() else { continue }
        if let (one, other) = order.swapped {
          document.swap(one, other, inHole: slot.id, into: &patch)
          continue
        }
        if let place = order.inserted {
          document.insert(
            slot.instances[place].filling, at: place, inHole: slot.id, into: &patch)
          continue
        }
        document.arrange(hole: slot.id, by: FillingArrangement(order), into: &patch) {
          slot.instances[$0].filling
        }
      }
    }
    if !isReceiving { deliver() }
  }

  /// Handles an event, and delivers all that follows from it as one patch.
  func receive(_ event: Event, by numbering: Numbering) -> EventRefusal? {
    receive { document.handle(event, by: numbering) }
  }

  /// Lets somebody handle what the user did, and delivers all that follows from it as one patch.
  func receive(_ handle: () -> EventRefusal?) -> EventRefusal? {
    isReceiving = true
    let refusal = handle()
    isReceiving = false
    document.settle(into: &patch)
    deliver()
    return refusal
  }

  private func deliver() {
    navigator?.write(into: &patch)
    if let operations = patch.take() { onPatch?(operations) }
  }
}
