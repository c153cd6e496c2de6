import ArcoCore

/// Tells many listeners the same messages, all of them in the same order.
///
/// Invariant: nobody's code runs under the lock, and one thread at a time delivers. So a listener may
/// publish, listen and leave; whoever publishes meanwhile leaves the message to that thread.
///
/// - Complexity: of a message, linear in the listeners.
final class Broadcast<State, Message: Sendable>: Sendable {
  private struct Listener {
    let id: Int
    /// The last message that it does not hear, as it was there before.
    let since: Int
    let hear: @Sendable (Message) -> Void
  }

  private struct Letter {
    let number: Int
    /// The only listener it is for; nil for all.
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

  /// What the state is now.
  func read<Answer: Sendable>(_ look: (State) -> Answer) -> Answer {
    inside.withLock { look($0.state) }
  }

  /// Changes the state, and tells everybody what that means, if it means something.
  func publish(_ change: (inout State) -> Message?) {
    inside.withLock { $0.post(change(&$0.state)) }
    deliver()
  }

  /// Adds a listener: it hears `first`, and then what is published from now on. Those who are there
  /// hear `others` before.
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

  /// Takes a listener out; the others hear what that means.
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
