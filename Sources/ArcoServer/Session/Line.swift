#if Server
  /// One connection of a browser, whatever carries it.
  ///
  /// The session engine knows no more of sockets than this; its tests use a line in memory.
  package protocol Line: Sendable {
    associatedtype Messages: AsyncSequence where Messages.Element == [UInt8]

    /// The client's messages in order, until either side closes. To be iterated once.
    var messages: Messages { get }

    /// Whether the client closed because its page is gone for good. Known once `messages` has ended.
    var hasLeft: Bool { get }

    /// Sends one message. Suspends while the client does not read.
    func send(_ message: [UInt8]) async throws

    /// Starts to close and returns at once; `messages` ends when the line is down, at the latest
    /// after the line's own deadline.
    func close(_ reason: CloseReason)
  }
#endif
