#if Server
  import ArcoServer
  import Testing

  /// Which networks of a client are counted, and how much each is granted.
  @Suite struct ClientNetworksTests {
    @Test func `an IPv4 client counts by its address alone`() {
      for text in ["10.1.2.3", "::ffff:10.1.2.3", "unknown"] {
        #expect(ClientNetworks(text).all.map(\.factor) == [1])
      }
    }

    @Test func `an IPv6 client counts by its 64, its 56 and its 48`() throws {
      let network = try Bench().site.caller(peer: "2001:db8:1:2345::6") { _ in [] }.network
      #expect(
        ClientNetworks(network).all.map { "\($0.name) \($0.factor)" } == [
          "2001:db8:1:2345::/64 1", "2001:db8:1:2300::/56 4",
          "2001:db8:1::/48 16",
        ])
    }

    /// How many of 100 pages there are at last, each painted from another /64.
    private func pages(from client: (Int) -> String) async throws -> Int {
      let bench = try Bench { $0.limits.sessionsPerAddress = 2 }
      for number in 0..<100 { _ = try? await bench.paint(from: client(number)) }
      return bench.site.sessionCount
    }

    @Test func `a 56 has four times the pages of a 64, and a 48 sixteen times`() async throws {
      func hex(_ number: Int) -> String { String(number, radix: 16) }
      #expect(try await pages { _ in "2001:db8:1:1::/64" } == 2)
      #expect(try await pages { "2001:db8:1:1\(hex(16 + $0))::/64" } == 8)
      #expect(try await pages { "2001:db8:1:\(hex($0))00::/64" } == 32)
      #expect(try await pages { "2001:db8:\(hex(1 + $0))::/64" } == 100)
      #expect(try await pages { "10.0.0.\($0)" } == 100)
    }

    @Test func `a page gives way to others of its wider networks only while nobody has claimed it`()
      async throws
    {
      let bench = try Bench { $0.limits.sessionsPerAddress = 1 }
      let token = try await bench.paint(from: "2001:db8:1:1::/64")
      try await bench.join(token) { line, _ in
        await line.settle()
        for number in 2...9 { _ = try await bench.paint(from: "2001:db8:1:\(number)::/64") }
        #expect(bench.site.sessionCount == 4)
        line.say(.click(1))
        _ = await line.hear()
        await line.settle()
        #expect(line.closeCode == nil)
      }
    }

    @Test func `counts are by network, and what is removed makes room`() {
      var counts = NetworkCounts()
      let (one, other) = (ClientNetworks("2001:db8:1:1::/64"), ClientNetworks("2001:db8:1:2::/64"))
      for _ in 0..<2 { counts.add(one) }
      #expect(counts.full(one, most: 2)?.factor == 1)
      #expect(counts.full(other, most: 2) == nil)
      #expect(counts.full(other, most: 2, beside: [0, 6, 0])?.factor == 4)
      #expect(counts.full(other, most: 2, beside: [0, 5, 29]) == nil)
      #expect(counts.full(other, most: 2, beside: [0, 5, 30])?.factor == 16)
      counts.remove(one)
      #expect(counts.full(one, most: 2) == nil)
      #expect(counts.full(one, most: .max) == nil)
    }
  }
#endif
