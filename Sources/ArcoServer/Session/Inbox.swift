#if Server
  import ArcoCore

  /// What has come over a line and waits for its one reader.
  ///
  /// A reader that waits is resumed where it waits: no other task comes between the connection and
  /// its session.
  package final class Inbox: Sendable {
    private struct State {
      /// Those from `start` on were not taken yet.
      var events: [LineEvent] = []
      var start = 0
      var reader: UnsafeContinuation<LineEvent?, Never>?
      var isFull = false
      var isOver = false
    }

    private enum Outcome {
      case wait
      case go(LineEvent?, hasRoomAgain: Bool)
    }

    /// How many events may wait before the line is to hold back what else comes.
    package static let room = 16

    private let state = Locked(State())
    private let onRoom: @Sendable () -> Void

    /// - Parameter onRoom: called when all was taken after `post` said that there is no room.
    package init(onRoom: @escaping @Sendable () -> Void = {}) { self.onRoom = onRoom }

    /// Adds events that came together, of which none is read before all are there; false where the
    /// line is to hold back until there is room.
    package func post(_ events: [LineEvent]) -> Bool {
      guard let first = events.first else { return true }
      let (reader, hasRoom) = state.withLock { state in
        let reader = state.isOver ? nil : state.reader.take()
        if !state.isOver { state.events += reader == nil ? events[...] : events.dropFirst() }
        state.isFull = state.isFull || state.events.count - state.start >= Self.room
        return (reader, !state.isFull)
      }
      reader?.resume(returning: first)
      return hasRoom
    }

    /// Says that nothing more will come. What has come is still read.
    package func end() {
      let reader = state.withLock { state in
        state.isOver = true
        return state.reader.take()
      }
      reader?.resume(returning: nil)
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
          let event = state.events[state.start]
          state.start += 1
          guard state.start == state.events.count else { return .go(event, hasRoomAgain: false) }
          state.events.removeAll(keepingCapacity: true)
          state.start = 0
          defer { state.isFull = false }
          return .go(event, hasRoomAgain: state.isFull)
        }
        guard case .go(let event, let hasRoomAgain) = outcome else { return }
        if hasRoomAgain { onRoom() }
        continuation.resume(returning: event)
      }
    }
  }
#endif
