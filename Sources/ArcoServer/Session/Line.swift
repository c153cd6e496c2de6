#if Server
  /// One connection of a browser, whatever carries it.
  ///
  /// The session engine knows no more of sockets than this; its tests use a line in memory.
  package protocol Line: Sendable {
    /// What comes next, in order; nil once either side closed. To be asked by one task at a time,
    /// which goes on in the isolation in which it asked.
    func next(isolation: isolated (any Actor)?) async -> LineEvent?

    /// Whether something has come that was not taken yet.
    var hasMore: Bool { get }

    /// Whether nothing more will come. What has come may still wait to be taken.
    var isOver: Bool { get }

    /// Calls once nothing more will come, or at once where that is so already. A later call takes
    /// the place of one before.
    func whenOver(_ listener: @escaping @Sendable () -> Void)

    /// What the client said of its page when it closed. Known once the line is over.
    var departure: Departure { get }

    /// Takes messages, to be written in order and together, and returns immediately.
    ///
    /// - Returns: false while the client does not read. Then nothing more is to be sent until
    ///   `next` says `writable`.
    func send(_ messages: [[UInt8]]) -> Bool

    /// Starts to close and returns immediately; `next` is nil when the line is down, at the latest
    /// after the line's own deadline.
    func close(_ reason: CloseReason)
  }

  extension Line {
    /// Waits until a time; false where the line is over before, or the task is cancelled.
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

  /// What became of the page at the other end of a line that is down.
  package enum Departure: Equatable, Sendable {
    /// Nobody said: the line broke, or the browser keeps the page.
    case none
    /// Its tab was closed or went elsewhere, and may go back to it.
    case left
    /// It is gone, and nobody can go back to it.
    case gone
    /// It could not read what it was sent, and comes back for the whole of it.
    case unread
  }

  /// What a line has for its session.
  package enum LineEvent: Equatable, Sendable {
    case message([UInt8])
    /// The client reads again.
    case writable
  }
#endif
