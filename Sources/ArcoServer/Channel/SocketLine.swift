#if Server
  import ArcoCore
  import NIOCore

  /// A WebSocket as a session's line. It passes messages between the event loop and the session.
  final class SocketLine: Line {
    private struct State {
      /// Messages that the event loop has not written yet.
      var messages: [[UInt8]] = []
      /// Whether the event loop was asked to write.
      var isScheduled = false
      var isWritable = true
      /// Whether the session waits for the client to read.
      var isWaiting = false
      var departure = Departure.none
    }

    let inbox: Inbox
    private let eventLoop: any EventLoop
    /// The socket's handler, while it is in the pipeline.
    let handler: NIOLoopBoundBox<SocketHandler?>
    private let state = Locked(State())

    /// - Precondition: called on the channel's event loop.
    init(_ channel: any Channel, messageBytes: Int) {
      let eventLoop = channel.eventLoop
      let handler = NIOLoopBoundBox<SocketHandler?>(nil, eventLoop: eventLoop)
      self.eventLoop = eventLoop
      self.handler = handler
      self.inbox = Inbox(messageBytes: messageBytes) {
        eventLoop.execute { handler.value?.readAgain() }
      }
    }

    // The session's side

    func next(isolation: isolated (any Actor)?) async -> LineEvent? {
      await inbox.next(isolation: isolation)
    }

    var hasMore: Bool { inbox.hasMore }
    var isOver: Bool { inbox.isOver }

    func whenOver(_ listener: @escaping @Sendable () -> Void) { inbox.whenOver(listener) }

    var departure: Departure { state.withLock { $0.departure } }

    func send(_ messages: [[UInt8]]) -> Bool {
      let (isFirst, isWritable) = state.withLock { state in
        state.messages += messages
        state.isWaiting = !state.isWritable
        defer { state.isScheduled = true }
        return (!state.isScheduled, state.isWritable)
      }
      if isFirst { eventLoop.execute { self.write() } }
      return isWritable
    }

    func close(_ reason: CloseReason) {
      eventLoop.execute { self.handler.value?.close(reason) }
    }

    // The event loop's side

    /// Writes all pending messages. If the socket has closed, they are dropped.
    private func write() {
      let messages = state.withLock { state in
        state.isScheduled = false
        defer { state.messages = [] }
        return state.messages
      }
      handler.value?.write(messages)
    }

    /// Records whether the client reads.
    func note(isWritable: Bool) {
      let isAwaited = state.withLock { state in
        state.isWritable = isWritable
        defer { if isWritable { state.isWaiting = false } }
        return isWritable && state.isWaiting
      }
      if isAwaited { _ = inbox.post([.writable]) }
    }

    /// Records the reason that the client gave for closing.
    func note(_ departure: Departure) { state.withLock { $0.departure = departure } }
  }
#endif
