#if Server
  import ArcoServer
  import ArcoWeb
  import CArcoWorkers
  import Foundation
  import Logging
  import Testing

  /// What a worker does that is one of several.
  @Suite(.timeLimit(.minutes(1))) struct TogetherTests {
    @Test func `a worker that leaves closes its lines one by one, over the time that it has`()
      async throws
    {
      let bench = try Bench()
      var lines: [MemoryLine] = []
      var running: [Task<Void, Never>] = []
      for _ in 0..<4 {
        let line = MemoryLine()
        let conversation = bench.site.conversation(over: line, cookie: Bench.cookie)
        line.say(.join(token: try await bench.paint(), received: 0, nodes: TestPage.nodes))
        running.append(Task { await conversation.run() })
        _ = await line.hear()
        lines.append(line)
      }
      let leaving = Task { await bench.site.sendElsewhere(over: .seconds(8)) }
      for left in [3, 2, 1, 0] {
        // Once the worker waits for the next moment, nobody else goes before it.
        let next = Duration.seconds(2 * (4 - left))
        while bench.site.sessionCount > left || (left > 0 && !bench.clock.isAwaited(at: next)) {
          try Task.checkCancellation()
          await Task.yield()
        }
        #expect(lines.count { $0.closeCode == nil } == left)
        bench.clock.advance(by: .seconds(2))
      }
      await leaving.value
      for line in lines {
        #expect(line.closeCode == .elsewhere)
        line.drop()
      }
      for conversation in running { await conversation.value }
    }

    @Test(arguments: [
      ("127.0.0.1", true), ("0.0.0.0", false), ("::1", true), ("::ffff:127.0.0.1", true),
    ])
    func `whether a worker listens locally is known by its socket, whatever the address is called`(
      address: String, isLocal: Bool
    ) async throws {
      var (mine, theirs): (Int32, Int32) = (-1, -1)
      try #require(arco_pair(&mine, &theirs) == 0)
      var port: Int32 = 0
      let socket = arco_listen(address, 0, &port)
      defer { for one in [mine, theirs, socket] where one >= 0 { close(one) } }
      // There are machines without IPv6.
      guard socket >= 0 || !address.contains(":") else { return }
      try #require(socket >= 0)
      let frame = ControlFrame.listening(port: Int(port), error: 0).encoded()
      try #require(arco_send(mine, frame, frame.count, socket) == frame.count)
      let name = WorkerName(
        number: 1, folder: "/nowhere", secret: Data(repeating: 1, count: 32), memory: nil)
      let worker = Worker(name, control: theirs, marks: -1)
      let (descriptor, _) = try worker.listen("site.test", 0)
      close(descriptor)
      #expect(worker.isLocal == isLocal)
    }

    /// What a worker said to its supervisor.
    private func said(_ control: Int32) -> [ControlFrame] {
      var reader = ControlReader()
      var bytes = [UInt8](repeating: 0, count: 65_536)
      var none: Int32 = -1
      let count = arco_receive(control, &bytes, bytes.count, &none)
      reader.append(bytes.prefix(max(0, Int(count))))
      var frames: [ControlFrame] = []
      while let frame = reader.next() { frames.append(frame) }
      return frames
    }

    /// What a worker says to the others when it forgets a subject.
    private func forgetting(_ subject: String, by number: Int) async throws -> ControlFrame {
      var (mine, theirs): (Int32, Int32) = (-1, -1)
      try #require(arco_pair(&mine, &theirs) == 0)
      defer {
        close(mine)
        close(theirs)
      }
      let name = WorkerName(
        number: number, folder: "/nowhere", secret: Data(repeating: 1, count: 32), memory: nil)
      let bench = try KeepingBench(worker: Worker(name, control: theirs, marks: -1))
      try await bench.server.forgetSessions(of: subject)
      return try #require(said(mine).first)
    }

    @Test func `a subject that one worker forgets is forgotten by all`() async throws {
      let frame = try await forgetting("ada or alan", by: 1)

      // The other one has pages of two.
      let verdict = Verdict(number: 2)
      let second = try KeepingBench(worker: verdict.worker)
      for name in ["ada or alan", "alan"] {
        _ = try await second.load(for: name)
        #expect(try await second.server.sessions(of: name).count == 1)
      }
      verdict.worker.take(frame)
      while second.server.sessionCount > 1 {
        try Task.checkCancellation()
        await Task.yield()
      }
      #expect(try await second.server.sessions(of: "alan").count == 1)
      #expect(try await second.server.sessions(of: "ada or alan") == [])
      withExtendedLifetime(verdict) {}
    }

    @Test func `who forgets a subject does not end what they open afterwards`() async throws {
      let frame = try await forgetting("ada", by: 2)
      let (verdict, other) = (Verdict(number: 2), Verdict(number: 3))
      let again = try KeepingBench(worker: verdict.worker)
      let witness = try KeepingBench(worker: other.worker)
      for bench in [again, witness] { _ = try await bench.load(for: "ada") }
      verdict.worker.take(frame)
      // Another worker ends its session. That shows that the frame names this user.
      other.worker.take(frame)
      while witness.server.sessionCount > 0 {
        try Task.checkCancellation()
        await Task.yield()
      }
      #expect(try await again.server.sessions(of: "ada").count == 1)
      withExtendedLifetime((verdict, other)) {}
    }
  }
#endif
