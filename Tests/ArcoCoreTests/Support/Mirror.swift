import Arco

/// A host that knows of a driver's views only what it was told of changes, as a page does.
final class Mirror {
  private var contents: [Int: Text] = [:]
  private var instances: [Int: [Int]] = [:]
  private let root: Int

  init(_ slot: Slot<Text>) {
    root = slot.id
    mount(slot)
  }

  /// Takes up what a flush drew; what is not on the screen is passed over.
  func apply(_ changes: [Slot<Text>.Change]) {
    for change in changes {
      switch change {
      case .drawn(let instance):
        if contents[instance.id] != nil { show(instance) }
      case .arranged(let slot):
        if instances[slot.id] != nil { mount(slot) }
      }
    }
  }

  /// What is on the screen.
  var shown: String { shown(slot: root) }

  private func mount(_ slot: Slot<Text>) {
    let old = instances[slot.id] ?? []
    instances[slot.id] = slot.instances.map(\.id)
    for instance in slot.instances where !old.contains(instance.id) { show(instance) }
  }

  private func show(_ instance: Instance<Text>) {
    contents[instance.id] = instance.content
    for slot in instance.content.slots where instances[slot.id] == nil { mount(slot) }
  }

  private func shown(slot: Int) -> String {
    (instances[slot] ?? []).map { contents[$0].map(shown) ?? "?" }.joined(separator: ",")
  }

  private func shown(_ text: Text) -> String {
    switch text {
    case .line(let line): line
    case .list(let items): items.map(shown).joined(separator: " ")
    case .slot(let slot): shown(slot: slot.id)
    }
  }
}
