#if Server
  import ArcoServer
  import Testing

  /// How often somebody may try, as one process counts it, or a supervisor for all workers.
  struct TryCountsTests {
    @Test func `a few tries at once, and then one at a time`() {
      var counts = TryCounts(atOnce: 2, every: .seconds(10))
      let at = { (second: Int) in Duration.seconds(second) }
      #expect([0, 0, 0, 9].map { counts.take("a", at: at($0)) } == [true, true, false, false])
      #expect([10, 10].map { counts.take("a", at: at($0)) } == [true, false])
      #expect(counts.take("b", at: at(10)))
    }

    @Test func `with too many keys those that may try as often as new ones are forgotten first`() {
      var counts = TryCounts(atOnce: 1, every: .seconds(10), mostKeys: 2)
      #expect(counts.take("old", at: .zero))
      #expect(counts.take("new", at: .seconds(5)))
      // The old one is as a new one would be; the other has used up its try.
      #expect(counts.take("next", at: .seconds(11)))
      #expect(!counts.take("new", at: .seconds(11)))
      #expect(counts.take("old", at: .seconds(16)))
    }

    @Test func `a flood of fresh keys makes the older half forgotten`() {
      var counts = TryCounts(atOnce: 1, every: .seconds(1_000), mostKeys: 4)
      for key in 0..<100 { #expect(counts.take("\(key)", at: .seconds(key))) }
      #expect(!counts.take("99", at: .seconds(100)))
      #expect(counts.take("0", at: .seconds(100)))
    }
  }
#endif
