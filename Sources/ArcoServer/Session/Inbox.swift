#if Server
  import ArcoCore

  /// The events of a line that wait for its only reader.
  ///
  /// A waiting reader is resumed directly: no other task runs between the connection and its
  /// session.
  package final class Inbox: Sendable {
    private struct State {
      /// The events from `start` on have not been taken.
      var events: [LineEvent] = []
      var start = 0
      /// The bytes of the events that have not been taken.
      var bytes = 0
      var reader: UnsafeContinuation<LineEvent?, Never>?
      var isFull = false
      var isOver = false
      var overListener: (@Sendable () -> Void)?

      /// Adds events behind those that wait. That the client reads again comes first: its session does not wait
      /// for that behind what the client says too fast.
      mutating func add(_ added: some Sequence<LineEvent>) {
        for event in added {
          if case .writable = event {
            events.insert(event, at: start)
          } else {
            events.append(event)
            bytes += event.size
          }
        }
      }

      mutating func take() -> LineEvent {
        let event = events[start]
        start += 1
        bytes -= event.size
        // Also while others wait, as some may always wait. Amortized, at most one move for each event.
        if 2 * start >= events.count {
          // A burst leaves no memory behind.
          if start == events.count, events.capacity > 64 {
            events = []
          } else {
            events.removeFirst(start)
          }
          start = 0
        }
        return event
      }
    }

    /// The next action of a line after it has added an event.
    package enum Answer {
      case goOn
      /// Read no more until `onRoom` is called.
      case holdBack
      /// Close: the line brought more than a client may send. Nothing of it was added.
      case refuse
    }

    private enum Outcome {
      case wait
      case go(LineEvent?, hasRoomAgain: Bool)
    }

    /// How many events may wait before the line is to hold back what else comes.
    package static let room = 16

    /// How many bytes may wait before the line is to hold back what else comes. A client may have 2,000 connections,
    /// and all of them may wait for their turn.
    package static let roomInBytes = 1 << 14

    /// The largest number of events that may wait: a client's pending events, which it sends again together,
    /// and its other messages. A line that ends brings everything that the system has buffered, even while it
    /// is held back.
    package static let mostEvents = 4_096

    /// How many bytes may wait, besides those of the newest read.
    private let mostBytes: Int
    private let state = Locked(State())
    private let onRoom: @Sendable () -> Void

    /// - Parameters:
    ///   - messageBytes: the size of the largest message.
    ///   - onRoom: called when all was taken after `post` said to hold back.
    package init(
      messageBytes: Int = Limits().messageBytes, onRoom: @escaping @Sendable () -> Void = {}
    ) {
      mostBytes = max(1 << 20, Self.room * messageBytes)
      self.onRoom = onRoom
    }

    /// Adds events that came together, of which none is read before all are there.
    package func post(_ events: [LineEvent]) -> Answer {
      guard let first = events.first else { return .goOn }
      let (reader, answer) = state.withLock {
        state -> (UnsafeContinuation<LineEvent?, Never>?, Answer) in
        if state.isOver { return (nil, .goOn) }
        let count = state.events.count - state.start + events.count
        guard events == [.writable] || (count <= Self.mostEvents && state.bytes <= mostBytes)
        else { return (nil, .refuse) }
        let reader = state.reader.take()
        state.add(reader == nil ? events[...] : events.dropFirst())
        state.isFull =
          state.isFull || state.events.count - state.start >= Self.room
          || state.bytes >= Self.roomInBytes
        return (reader, state.isFull ? .holdBack : .goOn)
      }
      reader?.resume(returning: first)
      return answer
    }

    /// Says that nothing more will come. What has come is still read.
    package func end() {
      let (reader, listener) = state.withLock { state in
        state.isOver = true
        return (state.reader.take(), state.overListener.take())
      }
      listener?()
      reader?.resume(returning: nil)
    }

    package var isOver: Bool { state.withLock { $0.isOver } }

    /// Calls once nothing more will come, in the place of a listener before.
    package func whenOver(_ listener: @escaping @Sendable () -> Void) {
      let isOver = state.withLock { state in
        if !state.isOver { state.overListener = listener }
        return state.isOver
      }
      if isOver { listener() }
    }

    package var hasMore: Bool { state.withLock { $0.start < $0.events.count } }

    /// The next event; nil when there will be none.
    package func next(isolation: isolated (any Actor)?) async -> LineEvent? {
      await withUnsafeContinuation { continuation in
        let outcome = state.withLock { state -> Outcome in
          guard state.start < state.events.count else {
            if state.isOver { return .go(nil, hasRoomAgain: false) }
            state.reader = continuation
            return .wait
          }
          let event = state.take()
          guard state.events.isEmpty else { return .go(event, hasRoomAgain: false) }
          defer { state.isFull = false }
          return .go(event, hasRoomAgain: state.isFull)
        }
        guard case .go(let event, let hasRoomAgain) = outcome else { return }
        if hasRoomAgain { onRoom() }
        continuation.resume(returning: event)
      }
    }
  }

  extension LineEvent {
    fileprivate var size: Int {
      switch self {
      case .message(let message): message.count
      case .writable: 0
      }
    }
  }
#endif
