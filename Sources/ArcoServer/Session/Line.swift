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

    /// What the client said of its page when it closed. Known once `next` is nil.
    var departure: Departure { get }

    /// Takes messages, to be written in order and together, and returns at once.
    ///
    /// - Returns: false while the client does not read. Then nothing more is to be sent until `next`
    ///   says `writable`.
    func send(_ messages: [[UInt8]]) -> Bool

    /// Starts to close and returns at once; `next` is nil when the line is down, at the latest
    /// after the line's own deadline.
    func close(_ reason: CloseReason)
  }

  /// What became of the page at the other end of a line that is down.
  package enum Departure: Equatable, Sendable {
    /// Nobody said: the line broke, or the browser keeps the page.
    case none
    /// Its tab was closed or went elsewhere, and may go back to it.
    case left
    /// It is gone, and nobody can go back to it.
    case gone
  }

  /// What a line has for its session.
  package enum LineEvent: Equatable, Sendable {
    case message([UInt8])
    /// The client reads again.
    case writable
  }
#endif
