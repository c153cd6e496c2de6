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
  /// The number of views on the screen of each instance in a sheet or on a stack, by the instance's id. A face can list
  /// several views, and each of them says when it appears and disappears.
  private var onScreen: [Int: Int] = [:]
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

  /// Returns the ids of the present elements, in order.
  package func ids<ID: Hashable>(of type: ID.Type) -> [ID] {
    instances.map { $0.elementID(as: type) }
  }

  /// Returns the instance of an element that is present or leaving the screen.
  ///
  /// - Precondition: the instances show elements with ids of this type.
  package func instance<ID: Hashable>(of id: ID) -> ShownInstance<Content>? {
    watched.look()
    return present.last { $0.elementID(as: ID.self) == id }
      ?? leaving.last { $0.elementID(as: ID.self) == id }
  }

  /// Counts a view of an instance that has appeared on the screen. If the instance leaves the slot,
  /// the slot retains it until its last view has disappeared.
  package func appeared(_ instance: ShownInstance<Content>) {
    onScreen[instance.id, default: 0] += 1
  }

  /// Discounts a view of an instance that has disappeared from the screen. After its last view, an
  /// instance that has left the slot is released.
  package func disappeared(_ instance: ShownInstance<Content>) {
    guard let views = onScreen[instance.id] else { return }
    guard views == 1 else {
      onScreen[instance.id] = views - 1
      return
    }
    onScreen[instance.id] = nil
    leaving.removeAll { $0 === instance }
  }

  /// Releases the leaving instances if an instance is present. A sheet that shows the present instance shows none of
  /// them again, and SwiftUI may not report that their views disappeared.
  package func releaseLeaving() {
    if !present.isEmpty { release(where: { _ in true }) }
  }

  private func release(where isReleased: (ShownInstance<Content>) -> Bool) {
    for instance in leaving where isReleased(instance) { onScreen[instance.id] = nil }
    leaving.removeAll(where: isReleased)
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

  /// Calls `onPop` because a person went back to the first `count` screens. Whoever shows the path
  /// runs again: the state may still have the others.
  package func shorten(to count: Int, onPop: (Int) -> Void) {
    guard count < present.count else { return }
    onPop(count)
    watched.change()
  }

  /// Reports that a person went to a path, by the ids of its screens. Whoever shows the path runs again: the state may
  /// have another.
  ///
  /// An id that occurs twice in the path is reported once: SwiftUI writes such a path when a person
  /// taps a link twice.
  /// - Parameters:
  ///   - onPop: receives the number of screens that stay.
  ///   - onPush: receives the id of a further screen.
  package func follow<ID: Hashable>(
    _ path: [ID], onPop: (Int) -> Void, onPush: (ID) -> Void
  ) {
    let shown = present.map { $0.elementID(as: ID.self) }
    guard path != shown else { return }
    let kept = zip(path, shown).prefix { $0 == $1 }.count
    if kept < shown.count { onPop(kept) }
    var pushed: Set<ID> = []
    for id in path.dropFirst(kept) {
      let isPresent = present.contains { $0.elementID(as: ID.self) == id }
      if !isPresent, pushed.insert(id).inserted { onPush(id) }
    }
    watched.change()
  }

  /// Applies the slot's last changes to `present`. An instance that stays keeps its view. If an
  /// element has come back, its former instance, which was leaving, is released.
  private func arrange() {
    guard let order = slot.takeRearrangement() else { return }
    let before = onScreen.isEmpty ? [] : present.filter { onScreen[$0.id] != nil }
    var (new, position) = ([ShownInstance<Content>](), 0)
    for piece in order.pieces {
      let places = position..<(position + piece.count)
      if piece.isNew { new += slot.instances[places].map { ShownInstance($0) } }
      position += piece.count
    }
    order.apply(to: &present, new: new)
    leaving += before.filter { instance in !present.contains { $0 === instance } }
    if leaving.isEmpty { return }
    let ids = Set(present.compactMap { $0.elementID.map { AnyHashable($0) } })
    release(where: { $0.elementID.map { ids.contains(AnyHashable($0)) } ?? false })
  }
}
