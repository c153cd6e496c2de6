#if Server
  import ArcoServer
  import ArcoWeb
  import Testing

  /// A tab that comes to a process which does not have its session: after a restart, or through a
  /// proxy that chose another one.
  @Suite(.timeLimit(.minutes(1))) struct OtherProcessTests {
    private func key(_ id: String, _ byte: UInt8) throws -> SigningKey {
      try SigningKey(id: id, secret: [UInt8](repeating: byte, count: 32))
    }

    @Test func `a tab of another process starts anew, whether the keys are shared or not`()
      async throws
    {
      let shared = try key("k", 1)
      for (painting, joining) in [(shared, shared), (.random(), .random()), (.random(), shared)] {
        let first = try Bench { $0.keys = [painting] }
        let second = try Bench { $0.keys = [joining] }
        let token = try await first.paint()
        await second.join(token) { line, welcome in
          #expect(welcome == .welcome(.freshStart, applied: 0, token: ""))
          await line.closing.wait()
          #expect(line.closeCode == .normal)
        }
      }
    }

    @Test func `a key whose id stands for another secret makes a token forged`() async throws {
      let first = try Bench { $0.keys = [try key("k", 1)] }
      let second = try Bench { $0.keys = [try key("k", 2)] }
      let token = try await first.paint()
      await second.connect { line in
        line.say(.join(token: token, received: 0, nodes: 3))
        await line.closing.wait()
        #expect(line.closeCode == .policy)
      }
    }
  }
#endif
