#if Server
  import ArcoCore
  import ArcoServer
  import Testing

  @Suite(.timeLimit(.minutes(1))) struct InboxTests {
    private func message(_ byte: Int) -> LineEvent { .message([UInt8(byte)]) }

    @Test func `what came is read in order, and then the end`() async {
      let inbox = Inbox()
      _ = inbox.post([message(1), message(2)])
      _ = inbox.post([.writable])
      inbox.end()
      _ = inbox.post([message(3)])
      var read: [LineEvent] = []
      while let event = await inbox.next(isolation: nil) { read.append(event) }
      #expect(read == [message(1), message(2), .writable])
    }

    @Test func `a reader that waits finds all that came together`() async {
      let inbox = Inbox()
      let begun = Signal()
      let reading = Task {
        begun.raise()
        let first = await inbox.next(isolation: nil)
        return (first, inbox.hasMore)
      }
      await begun.wait()
      _ = inbox.post([message(1), message(2)])
      let (first, hasMore) = await reading.value
      #expect(first == message(1))
      #expect(hasMore)
    }

    @Test func `the line holds back when there is no room, and goes on when all was taken`() async {
      let asked = Locked(0)
      let inbox = Inbox { asked.withLock { $0 += 1 } }
      for byte in 1..<Inbox.room { #expect(inbox.post([message(byte)])) }
      #expect(!inbox.post([message(Inbox.room)]))
      for _ in 1..<Inbox.room { _ = await inbox.next(isolation: nil) }
      #expect(asked.withLock { $0 } == 0)
      #expect(!inbox.post([message(0)]))
      for _ in 1...2 { _ = await inbox.next(isolation: nil) }
      #expect(asked.withLock { $0 } == 1)
      #expect(inbox.post([message(0)]))
    }
  }
#endif
