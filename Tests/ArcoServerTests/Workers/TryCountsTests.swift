#if Server
  import ArcoServer
  import Testing

  /// How often somebody may try, as one process counts it, or a supervisor for all workers.
  struct TryCountsTests {
    /// Whether tries are allowed, each of a key at a second.
    private func allowed(
      _ tries: [(key: String, second: Int)], by counts: inout TryCounts
    ) -> [Bool] {
      tries.map { counts.take($0.key, at: .seconds($0.second)) }
    }

    @Test func `a few tries at once, and then one at a time`() {
      var counts = TryCounts(atOnce: 2, every: .seconds(10))
      let first = allowed([("a", 0), ("a", 0), ("a", 0), ("a", 9)], by: &counts)
      #expect(first == [true, true, false, false])
      let then = allowed([("a", 10), ("a", 10), ("b", 10)], by: &counts)
      #expect(then == [true, false, true])
    }

    @Test func `a key may try so many times as often as others`() {
      var counts = TryCounts(atOnce: 2, every: .seconds(10))
      func allowed(_ second: Int) -> Int {
        (0..<20).count { _ in counts.take("a", times: 4, at: .seconds(second)) }
      }
      #expect([allowed(0), allowed(10), allowed(1_000)] == [8, 4, 8])
    }

    @Test func `with too many keys those that may try as often as new ones are forgotten first`() {
      var counts = TryCounts(atOnce: 1, every: .seconds(10), mostKeys: 2)
      // The old one is as a new one would be; the other has used up its try.
      let tries = allowed(
        [("old", 0), ("new", 5), ("next", 11), ("new", 11), ("old", 16)], by: &counts)
      #expect(tries == [true, true, true, false, true])
    }

    @Test(.timeLimit(.minutes(1)))
    func `a flood of keys of which each is over before the next one costs each the same`() {
      var counts = TryCounts(atOnce: 1, every: .seconds(10_000), mostKeys: 10_000)
      // Each look through all keys would take these a minute.
      for second in 0..<100_000 {
        let isAllowed = counts.take("\(second)", at: .seconds(second))
        #expect(isAllowed)
      }
    }

    @Test func `a flood of fresh keys makes the oldest forgotten`() {
      var counts = TryCounts(atOnce: 1, every: .seconds(1_000), mostKeys: 4)
      let flood = allowed((0..<100).map { ("\($0)", $0) }, by: &counts)
      #expect(flood.allSatisfy { $0 })
      let then = allowed([("99", 100), ("0", 100)], by: &counts)
      #expect(then == [false, true])
    }
  }
#endif
