package import ArcoCore

/// The observable object behind the view of a slot. The view runs again when instances are added,
/// removed or moved.
///
/// A parent that runs again finds the same slot, and so SwiftUI does not enter it.
@MainActor
package final class ShownSlot<Content: ArcoCore.Content> {
  private let slot: Slot<Content>
  private let watched = Watched()
  private var present: [ShownInstance<Content>] = []
  private var departed: [ShownInstance<Content>] = []

  package init(_ slot: Slot<Content>) {
    self.slot = slot
    present = slot.takeAll().map { ShownInstance($0) }
    slot.onChange = { [weak self] in
      self?.arrange()
      self?.watched.change()
    }
  }

  /// The present instances, in order.
  package var instances: [ShownInstance<Content>] {
    watched.look()
    return present
  }

  /// The present instances; if there are none, the instances that were removed last.
  ///
  /// A sheet that slides away needs them to show its last content.
  package var instancesOrDeparted: [ShownInstance<Content>] {
    watched.look()
    return present.isEmpty ? departed : present
  }

  /// Whether the slot has an instance.
  package var isPresent: Bool {
    watched.look()
    return !present.isEmpty
  }

  /// Calls `report` because a person dismissed the instance. If the instance is still present
  /// afterwards, its views run again.
  package func dismiss(_ report: () -> Void) {
    guard isPresent else { return }
    report()
    if isPresent { watched.change() }
  }

  /// Takes over what came, went and moved; who stays keeps its view.
  private func arrange() {
    guard let order = slot.takeRearrangement() else { return }
    departed = slot.instances.isEmpty ? present : []
    var (new, position) = ([ShownInstance<Content>](), 0)
    for piece in order.pieces {
      let places = position..<(position + piece.count)
      if piece.isNew { new += slot.instances[places].map { ShownInstance($0) } }
      position += piece.count
    }
    order.apply(to: &present, new: new)
  }
}
