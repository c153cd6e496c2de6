#if Server
  /// A line that delays all messages of the client, to try a slow network in development.
  ///
  /// The order of the messages stays, and messages that arrived together are delivered together.
  final class DelayedLine<L: Line>: Line {
    private let line: L
    private let inbox: Inbox

    init(_ line: L, by delay: Duration, time: Timekeeper, messageBytes: Int) {
      self.line = line
      let inbox = Inbox(messageBytes: messageBytes)
      self.inbox = inbox
      let (events, arrivals) = AsyncStream.makeStream(of: (due: Duration, event: LineEvent).self)
      Task.detached {
        while let event = await line.next(isolation: nil) {
          arrivals.yield((time.now() + delay, event))
        }
        arrivals.finish()
      }
      Task.detached {
        for await (due, event) in events {
          if time.now() < due { try? await time.sleep(due) }
          guard case .refuse = inbox.post([event]) else { continue }
          line.close(.flooded)
          break
        }
        inbox.end()
      }
    }

    func next(isolation: isolated (any Actor)?) async -> LineEvent? {
      await inbox.next(isolation: isolation)
    }

    var hasMore: Bool { inbox.hasMore }
    var isOver: Bool { inbox.isOver }
    func whenOver(_ listener: @escaping @Sendable () -> Void) { inbox.whenOver(listener) }
    var departure: Departure { line.departure }
    func send(_ messages: [[UInt8]]) -> Bool { line.send(messages) }
    func close(_ reason: CloseReason) { line.close(reason) }
  }
#endif
