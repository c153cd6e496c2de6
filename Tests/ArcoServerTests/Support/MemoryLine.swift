#if Server
  import ArcoCore
  import ArcoServer
  import ArcoWeb

  /// A line without a socket, and the client at its other end.
  final class MemoryLine: Line {
    private let inbox = Inbox()
    private let fromServer: AsyncStream<[UInt8]>
    private let toClient: AsyncStream<[UInt8]>.Continuation
    private let reason = Locked<CloseReason?>(nil)
    private let said = Locked(Departure.none)
    private let isRead = Locked(true)
    private let written = Locked(0)
    let closing = Signal()

    init() {
      (fromServer, toClient) = AsyncStream.makeStream()
    }

    // The server's side

    func next(isolation: isolated (any Actor)?) async -> LineEvent? {
      await inbox.next(isolation: isolation)
    }

    var hasMore: Bool { inbox.hasMore }
    var isOver: Bool { inbox.isOver }
    func whenOver(_ listener: @escaping @Sendable () -> Void) { inbox.whenOver(listener) }

    func send(_ messages: [[UInt8]]) -> Bool {
      written.withLock { $0 += 1 }
      for message in messages { toClient.yield(message) }
      return isRead.withLock { $0 }
    }

    func close(_ reason: CloseReason) {
      self.reason.withLock { if $0 == nil { $0 = reason } }
      inbox.end()
      toClient.finish()
      closing.raise()
    }

    /// To be set to what the tab's script says when it closes.
    var departure: Departure {
      get { said.withLock { $0 } }
      set { said.withLock { $0 = newValue } }
    }

    // The client's side

    var closeReason: CloseReason? { reason.withLock { $0 } }
    var closeCode: CloseCode? { closeReason?.code }

    func say(_ frame: ClientFrame) { say(raw: frame.encoded()) }
    func say(raw bytes: [UInt8]) { _ = inbox.post([.message(bytes)]) }

    /// Says frames that arrive together.
    func say(_ frames: [ClientFrame]) {
      _ = inbox.post(frames.map { .message($0.encoded()) })
    }

    /// The line breaks, unseen by the server but for the end of its messages.
    func drop() {
      inbox.end()
      toClient.finish()
    }

    /// How often the server has written.
    var writes: Int { written.withLock { $0 } }

    func stopReading() { isRead.withLock { $0 = false } }

    func readAgain() {
      isRead.withLock { $0 = true }
      _ = inbox.post([.writable])
    }

    /// Waits until the server has dealt with everything that was said.
    func settle() async {
      say(.ping(77))
      while let frame = await hear(), frame != .pong(77) {}
    }

    /// The next frame; nil when the line is down.
    func hear() async -> ServerFrame? {
      for await bytes in fromServer { return try? ServerFrame.decode(bytes) }
      return nil
    }
  }
#endif
