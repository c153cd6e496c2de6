#if Server
  import ArcoCore
  import ArcoServer
  import Testing

  @Suite(.timeLimit(.minutes(1))) struct InboxTests {
    private func message(_ byte: Int) -> LineEvent { .message([UInt8(byte)]) }

    @Test func `what came is read in order, and then the end`() async {
      let inbox = Inbox()
      _ = inbox.post([message(1), message(2)])
      inbox.end()
      _ = inbox.post([message(3)])
      var read: [LineEvent] = []
      while let event = await inbox.next(isolation: nil) { read.append(event) }
      #expect(read == [message(1), message(2)])
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
      for byte in 1..<Inbox.room { #expect(inbox.post([message(byte)]) == .goOn) }
      #expect(inbox.post([message(Inbox.room)]) == .holdBack)
      for _ in 1..<Inbox.room { _ = await inbox.next(isolation: nil) }
      #expect(asked.withLock { $0 } == 0)
      #expect(inbox.post([message(0)]) == .holdBack)
      for _ in 1...2 { _ = await inbox.next(isolation: nil) }
      #expect(asked.withLock { $0 } == 1)
      #expect(inbox.post([message(0)]) == .goOn)
    }

    @Test func `the line holds back earlier when messages are large`() async {
      let asked = Locked(0)
      let inbox = Inbox { asked.withLock { $0 += 1 } }
      let large = LineEvent.message([UInt8](repeating: 0, count: Inbox.roomInBytes))
      #expect(inbox.post([message(0)]) == .goOn)
      #expect(inbox.post([large]) == .holdBack)
      for _ in 1...2 { _ = await inbox.next(isolation: nil) }
      #expect(asked.withLock { $0 } == 1)
      #expect(inbox.post([message(0)]) == .goOn)
    }

    @Test func `that the client reads again is read before what it has said`() async {
      let inbox = Inbox()
      _ = inbox.post([message(1), message(2)])
      _ = inbox.post([.writable])
      #expect(await inbox.next(isolation: nil) == .writable)
      #expect(await inbox.next(isolation: nil) == message(1))
      _ = inbox.post([.writable])
      #expect(await inbox.next(isolation: nil) == .writable)
      #expect(await inbox.next(isolation: nil) == message(2))
      #expect(!inbox.hasMore)
    }

    @Test func `no more messages wait than a client sends that keeps to the rules`() async {
      let inbox = Inbox()
      // What a client sends again when it connects, and what it says besides.
      #expect(inbox.post((1...15).map { _ in message(0) }) == .goOn)
      #expect(inbox.post((1...2_000).map { _ in message(1) }) == .holdBack)
      #expect(inbox.post((1...2_000).map { _ in message(2) }) == .holdBack)
      #expect(inbox.post((1...2_000).map { _ in message(3) }) == .refuse)
      #expect(inbox.post([.writable]) == .holdBack)
      inbox.end()
      var count = 0
      while await inbox.next(isolation: nil) != nil { count += 1 }
      #expect(count == 4_016, "of what was refused nothing is there")
    }

    @Test func `no more bytes wait than a few of the largest messages have`() async {
      for messageBytes in [1, 1 << 18] {
        let inbox = Inbox(messageBytes: messageBytes)
        let large = LineEvent.message([UInt8](repeating: 0, count: max(1 << 16, messageBytes)))
        for _ in 1...Inbox.room { #expect(inbox.post([large]) != .refuse) }
        #expect(inbox.post([large]) == .holdBack)
        #expect(inbox.post([large]) == .refuse)
        _ = await inbox.next(isolation: nil)
        #expect(inbox.post([large]) == .holdBack)
      }
    }

    @Test func `what was taken is let go of, though something else always waits`() async {
      let inbox = Inbox()
      var bytes = [UInt8](repeating: 0, count: 64)
      _ = inbox.post([.message(bytes)])
      for byte in 1...3 {
        _ = inbox.post([message(byte)])
        _ = await inbox.next(isolation: nil)
      }
      #expect(inbox.hasMore)
      // Nobody else holds these bytes where a change of them makes no copy.
      let place = bytes.withUnsafeBufferPointer { $0.baseAddress }
      bytes[0] = 1
      #expect(bytes.withUnsafeBufferPointer { $0.baseAddress } == place)
    }

    @Test func `who asks hears once that nothing more will come`() async {
      let inbox = Inbox()
      let heard = Locked<[Int]>([])
      inbox.whenOver { heard.withLock { $0.append(1) } }
      inbox.whenOver { heard.withLock { $0.append(2) } }
      #expect(!inbox.isOver)
      inbox.end()
      inbox.end()
      #expect(inbox.isOver)
      inbox.whenOver { heard.withLock { $0.append(3) } }
      #expect(heard.withLock { $0 } == [2, 3])
    }
  }
#endif
