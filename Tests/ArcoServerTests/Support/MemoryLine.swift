#if Server
  import ArcoCore
  import ArcoServer
  import ArcoWeb

  /// A line without a socket, and the client at its other end.
  final class MemoryLine: Line {
    let messages: AsyncStream<[UInt8]>
    private let toServer: AsyncStream<[UInt8]>.Continuation
    private let fromServer: AsyncStream<[UInt8]>
    private let toClient: AsyncStream<[UInt8]>.Continuation
    private let reason = Locked<CloseReason?>(nil)
    private let departure = Locked(false)
    /// While set, the client does not read: `send` waits.
    private let gate = Locked<Signal?>(nil)
    let closing = Signal()

    init() {
      (messages, toServer) = AsyncStream.makeStream()
      (fromServer, toClient) = AsyncStream.makeStream()
    }

    // The server's side

    func send(_ message: [UInt8]) async throws {
      if let gate = gate.withLock({ $0 }) { await gate.wait() }
      toClient.yield(message)
    }

    func close(_ reason: CloseReason) {
      self.reason.withLock { if $0 == nil { $0 = reason } }
      toServer.finish()
      toClient.finish()
      closing.raise()
    }

    /// To be set when the tab is closed and its script says so.
    var hasLeft: Bool {
      get { departure.withLock { $0 } }
      set { departure.withLock { $0 = newValue } }
    }

    // The client's side

    var closeReason: CloseReason? { reason.withLock { $0 } }
    var closeCode: CloseCode? { closeReason?.code }

    func say(_ frame: ClientFrame) { toServer.yield(frame.encoded()) }
    func say(raw bytes: [UInt8]) { toServer.yield(bytes) }

    /// The line breaks, unseen by the server but for the end of its messages.
    func drop() {
      toServer.finish()
      toClient.finish()
    }

    func stopReading() -> Signal {
      let signal = Signal()
      gate.withLock { $0 = signal }
      return signal
    }

    func readAgain(_ signal: Signal) {
      gate.withLock { $0 = nil }
      signal.raise()
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
