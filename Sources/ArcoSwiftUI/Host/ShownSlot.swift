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
  /// The ids of instances whose views say when they leave the screen: in a sheet, on a stack.
  private var onScreen: Set<Int> = []
  /// The instances that left the slot and not yet the screen.
  private var leaving: [ShownInstance<Content>] = []

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

  /// The present instances; if there are none, the instances that are leaving the screen.
  ///
  /// A sheet that slides away needs them to show its last content.
  package var instancesOrLeaving: [ShownInstance<Content>] {
    watched.look()
    return present.isEmpty ? leaving : present
  }

  /// The ids of the elements whose instances are there, in order.
  package func ids<ID: Hashable>(of type: ID.Type) -> [ID] {
    instances.map { $0.elementID(as: type) }
  }

  /// The instance of an element that is there or leaves the screen.
  package func instance(of id: some Hashable) -> ShownInstance<Content>? {
    watched.look()
    return present.last { $0.isElement(id) } ?? leaving.last { $0.isElement(id) }
  }

  /// Notes that the view of an instance came on the screen. Should the instance leave the slot, it is kept until the
  /// view has left the screen.
  package func appeared(_ instance: ShownInstance<Content>) { onScreen.insert(instance.id) }

  /// Notes that the view of an instance left the screen.
  package func disappeared(_ instance: ShownInstance<Content>) {
    onScreen.remove(instance.id)
    leaving.removeAll { $0 === instance }
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

  /// Reports that a person went to a path, by the ids of its screens. Whoever shows the path runs again: the state may
  /// have another.
  ///
  /// - Parameters:
  ///   - onPop: gets how many screens stay.
  ///   - onPush: gets the id of a further screen.
  package func follow<ID: Hashable>(
    _ path: [ID], onPop: (Int) -> Void, onPush: (ID) -> Void
  ) {
    let shown = present.map { $0.elementID(as: ID.self) }
    guard path != shown else { return }
    let kept = zip(path, shown).prefix { $0 == $1 }.count
    if kept < shown.count { onPop(kept) }
    for id in path.dropFirst(kept) { onPush(id) }
    watched.change()
  }

  /// Takes over what came, went and moved; who stays keeps its view.
  private func arrange() {
    guard let order = slot.takeRearrangement() else { return }
    let before = onScreen.isEmpty ? [] : present.filter { onScreen.contains($0.id) }
    var (new, position) = ([ShownInstance<Content>](), 0)
    for piece in order.pieces {
      let places = position..<(position + piece.count)
      if piece.isNew { new += slot.instances[places].map { ShownInstance($0) } }
      position += piece.count
    }
    order.apply(to: &present, new: new)
    leaving += before.filter { instance in !present.contains { $0 === instance } }
  }
}
