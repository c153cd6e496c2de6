#if Server
  /// One connection between a browser and a session, independent of the transport: a socket, or
  /// memory in tests.
  ///
  /// It is all that sessions know of sockets.
  package protocol Line: Sendable {
    /// Waits for the next event of the connection, in order; nil once either side has closed. Only
    /// one task at a time may call this. The task continues in the isolation from which it called.
    func next(isolation: isolated (any Actor)?) async -> LineEvent?

    /// Whether an event has arrived that `next` has not returned yet.
    var hasMore: Bool { get }

    /// Whether no more events will arrive. `next` may still return events that have arrived before.
    var isOver: Bool { get }

    /// Calls `listener` once no more events will arrive; immediately if that is already so. A later
    /// call replaces the listener of an earlier one.
    func whenOver(_ listener: @escaping @Sendable () -> Void)

    /// The reason that the client gave when it closed the connection. Known once the line is over.
    var departure: Departure { get }

    /// Queues messages, which are written in order and together, and returns immediately.
    ///
    /// - Returns: false while the client does not read. Then send nothing more until `next` returns
    ///   `writable`.
    func send(_ messages: [[UInt8]]) -> Bool

    /// Starts to close the connection, and returns immediately. `next` returns nil once the
    /// connection is closed, at the latest after the line's own deadline.
    func close(_ reason: CloseReason)
  }

  extension Line {
    /// Waits until a time. Returns false if the line is over before that time, or if the task is
    /// cancelled.
    package func wait(until due: Duration, _ time: Timekeeper) async -> Bool {
      let (moments, moment) = AsyncStream.makeStream(of: Void.self)
      whenOver { moment.finish() }
      let timer = Task.detached {
        try await time.sleep(due)
        moment.yield()
      }
      defer { timer.cancel() }
      for await _ in moments { return true }
      return false
    }
  }

  /// The reason of the client for the end of a line: whether its page still exists.
  package enum Departure: Equatable, Sendable {
    /// The client gave no reason: the line broke, or the browser keeps the page for its *back*
    /// button.
    case none
    /// The tab was closed, or left the page, and may go back to it.
    case left
    /// The tab was closed, or left the page, and cannot go back to it.
    case gone
    /// The client could not read a message, and will connect again to get the whole page anew.
    case unread
  }

  /// An event of a line, for its session.
  package enum LineEvent: Equatable, Sendable {
    case message([UInt8])
    /// The client reads again.
    case writable
  }
#endif
