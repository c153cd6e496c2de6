#if Server
  import ArcoServer
  import ArcoStore
  import Testing

  /// Which kept sessions of strangers give way.
  @Suite struct RestingSessionsTests {
    private var resting = RestingSessions()
    private let home = ClientNetworks("10.0.0.1")

    private func claim(_ id: String, _ epoch: Int = 1) -> SessionClaim {
      SessionClaim(id: id, epoch: epoch)
    }

    @Test mutating func `who is being brought back gives way to nobody while others rest`() {
      for id in ["a", "b"] { #expect(resting.add(claim(id), of: home, most: 2).isEmpty) }
      resting.renew(claim("a", 2))
      #expect(resting.add(claim("c"), of: home, most: 2) == [claim("b")])
      #expect(resting.takeOldest(9).map(\.claim) == [claim("a", 2), claim("c")])
    }

    @Test mutating func `what could not be removed is counted again, and by its network`() {
      for id in ["a", "b"] { _ = resting.add(claim(id), of: home, most: 2) }
      let taken = resting.takeOldest(9)
      #expect(resting.count == 0)
      resting.putBack(taken)
      #expect(resting.count == 2)
      #expect(resting.add(claim("c"), of: home, most: 2) == [claim("a")])
    }
  }
#endif
