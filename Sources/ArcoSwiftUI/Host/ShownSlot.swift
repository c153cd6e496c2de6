package import ArcoCore

/// A slot as SwiftUI sees it: a view of its own, which runs again when other instances are in it.
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

  /// The instances that are there, in order.
  package var instances: [ShownInstance<Content>] {
    watched.look()
    return present
  }

  /// The instances that are there; while there are none, those that left last.
  ///
  /// A sheet that goes down needs them: it shows to the end what it showed.
  package var instancesOrDeparted: [ShownInstance<Content>] {
    watched.look()
    return present.isEmpty ? departed : present
  }

  /// Whether an instance is there.
  package var isPresent: Bool {
    watched.look()
    return !present.isEmpty
  }

  /// Reports that a person took the instance away. If it is still there, whoever shows it runs again.
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
