#if Server
  import ArcoServer
  import Testing

  @Suite struct PatchWindowTests {
    private func window(patches: Int = 4, bytes: Int = 100) -> PatchWindow {
      var limit = Site.Limits.Window()
      limit.patches = patches
      limit.bytes = bytes
      return PatchWindow(limit: limit)
    }

    /// What the window wants to send, as numbers.
    private func drain(_ window: inout PatchWindow) -> [Int] {
      var numbers: [Int] = []
      while let patch = window.next() { numbers.append(patch.number) }
      return numbers
    }

    @Test func `patches go out once each and in order`() {
      var window = window()
      for byte in 1...3 { window.put([UInt8(byte)], applied: byte) }
      let first = window.next()
      #expect(first?.number == 1)
      #expect(first?.operations == [1])
      #expect(first?.applied == 1)
      let rest = drain(&window)
      #expect(rest == [2, 3])
    }

    @Test func `what is acknowledged is not sent again after a reconnect`() {
      var window = window()
      for byte in 1...3 { window.put([UInt8(byte)], applied: 0) }
      _ = drain(&window)
      let answers = [window.received(1), window.resume(after: 2)]
      #expect(answers == [true, true])
      let again = drain(&window)
      #expect(again == [3])
    }

    @Test func `a patch that is gone cannot be resumed from`() {
      var window = window()
      for byte in 1...3 { window.put([UInt8(byte)], applied: 0) }
      _ = drain(&window)
      let answers = [window.received(2), window.resume(after: 1), window.resume(after: 4)]
      #expect(answers == [true, false, false])
    }

    @Test(arguments: [(4, 1000), (1000, 4)])
    func `a full window keeps nothing and asks for a rebuild when all that was sent is read`(
      patches: Int, bytes: Int
    ) {
      var window = window(patches: patches, bytes: bytes)
      window.put([1], applied: 0)
      let first = drain(&window)
      #expect(first == [1])
      for _ in 0..<10_000 { window.put([2], applied: 0) }
      #expect(window.isRebuildDue)
      #expect(!window.isReadyForRebuild)
      let none = drain(&window)
      #expect(none == [])
      _ = window.received(1)
      #expect(window.isReadyForRebuild)
      window.rebuilt([8], applied: 7)
      let rebuild = window.next()
      #expect(rebuild?.number == 2)
      #expect(rebuild?.applied == 7)
      #expect(rebuild?.operations == [8])
    }

    @Test func `bytes that were acknowledged are there again, however often the window is filled`()
    {
      var window = window(patches: 1_000, bytes: 10)
      for round in 1...10 {
        // As many bytes as there is room for.
        window.put([UInt8](repeating: 1, count: 6), applied: 0)
        window.put([UInt8](repeating: 2, count: 4), applied: 0)
        #expect(!window.isRebuildDue)
        let sent = drain(&window)
        #expect(sent == [2 * round - 1, 2 * round])
        let answer = window.received(2 * round)
        #expect(answer)
      }
      // What is half acknowledged has half its room.
      window.put([UInt8](repeating: 3, count: 6), applied: 0)
      window.put([UInt8](repeating: 4, count: 4), applied: 0)
      _ = drain(&window)
      _ = window.received(21)
      window.put([UInt8](repeating: 5, count: 6), applied: 0)
      #expect(!window.isRebuildDue)
      window.put([6], applied: 0)
      #expect(window.isRebuildDue)
    }

    @Test func `a rebuild that is larger than the window gives its bytes back, too`() {
      var window = window(patches: 1_000, bytes: 10)
      window.dropUnsent()
      window.rebuilt([UInt8](repeating: 8, count: 50), applied: 0)
      let sent = drain(&window)
      #expect(sent == [1])
      let answer = window.received(1)
      #expect(answer)
      window.put([UInt8](repeating: 1, count: 10), applied: 0)
      #expect(!window.isRebuildDue)
    }

    @Test func `a client cannot acknowledge what was never sent`() {
      var window = window()
      window.put([1], applied: 0)
      let answer = window.received(1)
      #expect(!answer)
    }
  }
#endif
