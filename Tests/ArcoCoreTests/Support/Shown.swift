import Arco

/// A driver that is shown, and what its host was told.
@MainActor final class Shown<World: Sendable, State, Input: Sendable> {
  let driver: Driver<World, State, Input>
  let root: Slot<Text>
  private let host: Host

  private final class Host {
    var flushes: [[Slot<Text>.Change]] = []
    var onFlush: (() -> Void)?
  }

  init(_ driver: Driver<World, State, Input>, _ face: Face<State, Input, Text>) {
    let host = Host()
    self.host = host
    self.driver = driver
    root = driver.show(face) { changes in
      host.flushes.append(changes)
      host.onFlush?()
    }
  }

  /// What is on the screen.
  var text: String { Text.slot(root).shown }

  var flushCount: Int { host.flushes.count }

  /// What the host was told last: `drawn` with a text, or `arranged` with the texts of a slot.
  var lastChanges: [String] { host.flushes.last.map { $0.map(describe) } ?? [] }

  var onFlush: (() -> Void)? {
    get { host.onFlush }
    set { host.onFlush = newValue }
  }

  /// The instances in the first slot of the root's view, wherever it is.
  var instances: [Instance<Text>] { slots.first?.instances ?? [] }

  /// The slots in the root's view, in order.
  var slots: [Slot<Text>] { root.instances.flatMap { $0.content.slots } }

  private func describe(_ change: Slot<Text>.Change) -> String {
    switch change {
    case .drawn(let instance): "drawn \(instance.content.shown)"
    case .arranged(let slot): "arranged \(Text.slot(slot).shown)"
    }
  }
}

extension Text {
  /// The slots in a view, in order.
  var slots: [Slot<Text>] {
    switch self {
    case .line: []
    case .list(let items): items.flatMap(\.slots)
    case .slot(let slot): [slot]
    }
  }
}
