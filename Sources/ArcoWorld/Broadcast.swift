import ArcoCore

/// A broadcast of messages to many listeners, all in the same order.
///
/// Invariant: no code of a user runs under the lock, and one thread at a time delivers. So a
/// listener may publish, listen and leave. A thread that publishes during a delivery leaves its
/// message to the delivering thread.
///
/// - Complexity: linear in the number of listeners for each message.
final class Broadcast<State, Message: Sendable>: Sendable {
  private struct Listener {
    let id: Int
    /// The number of the last message before the listener was added.
    let since: Int
    let hear: @Sendable (Message) -> Void
  }

  private struct Letter {
    let number: Int
    /// The only recipient; nil for all listeners.
    let listener: Int?
    let message: Message
  }

  private struct Inside {
    var state: State
    var listeners: [Listener] = []
    var lastListener = 0
    var lastNumber = 0
    var waiting: [Letter] = []
    var isDelivering = false

    mutating func post(_ message: Message?, to listener: Int? = nil) {
      guard let message else { return }
      lastNumber += 1
      waiting.append(Letter(number: lastNumber, listener: listener, message: message))
    }
  }

  private let inside: Guarded<Inside>

  init(_ state: sending State) { inside = Guarded(Inside(state: state)) }

  /// Reads the state.
  func read<Answer: Sendable>(_ look: (State) -> Answer) -> Answer {
    inside.withLock { look($0.state) }
  }

  /// Changes the state, and sends the resulting message to all listeners, if there is one.
  func publish(_ change: (inout State) -> Message?) {
    inside.withLock { $0.post(change(&$0.state)) }
    deliver()
  }

  /// Adds a listener. It receives `first`, and then all later messages. The other listeners receive
  /// `others` before.
  func listen(
    _ hear: @escaping @Sendable (Message) -> Void,
    _ change: (inout State) -> (others: Message?, first: Message?)
  ) -> Int {
    let id = inside.withLock { inside in
      let (others, first) = change(&inside.state)
      inside.post(others)
      inside.lastListener += 1
      inside.listeners.append(
        Listener(id: inside.lastListener, since: inside.lastNumber, hear: hear))
      inside.post(first, to: inside.lastListener)
      return inside.lastListener
    }
    deliver()
    return id
  }

  /// Removes a listener, and sends the resulting message to the others.
  func leave(_ id: Int, _ change: (inout State) -> Message?) {
    inside.withLock { inside in
      inside.listeners.removeAll { $0.id == id }
      inside.post(change(&inside.state))
    }
    deliver()
  }

  private func deliver() {
    var isMine = false
    while let (letters, listeners) = next(&isMine) {
      for letter in letters {
        for listener in listeners
        where listener.since < letter.number && (letter.listener ?? listener.id) == listener.id {
          listener.hear(letter.message)
        }
      }
    }
  }

  private func next(_ isMine: inout Bool) -> ([Letter], [Listener])? {
    inside.withLock { inside in
      guard isMine || !inside.isDelivering else { return nil }
      isMine = !inside.waiting.isEmpty
      inside.isDelivering = isMine
      guard isMine else { return nil }
      defer { inside.waiting = [] }
      return (inside.waiting, inside.listeners)
    }
  }
}

#if hasFeature(Embedded)
  /// `@unchecked Sendable`: there is one thread.
  final class Guarded<Value>: @unchecked Sendable {
    private var value: Value

    init(_ value: sending Value) { self.value = value }

    func withLock<Answer>(_ body: (inout Value) -> Answer) -> Answer { body(&value) }
  }
#else
  typealias Guarded<Value> = Locked<Value>
#endif
