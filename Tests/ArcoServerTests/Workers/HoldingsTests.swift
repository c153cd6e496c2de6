#if Server
  import ArcoServer
  import Testing

  /// What a supervisor holds for its workers.
  struct HoldingsTests {
    private let minute: UInt64 = 60_000_000_000

    @Test func `a name belongs to its owner until its time is over`() {
      var holdings = Holdings()
      holdings.hold("a", of: "ada", until: 10, most: 9, at: 0)
      #expect(holdings.owner(of: "a", at: 9) == "ada")
      #expect(holdings.owner(of: "a", at: 10) == nil)
      #expect(holdings.owner(of: "b", at: 0) == nil)
    }

    @Test func `a name that is let go of belongs to nobody, and the others stay`() {
      var holdings = Holdings()
      for name in ["a", "b", "c"] { holdings.hold(name, of: "ada", until: 10, most: 9, at: 0) }
      holdings.hold("d", of: "alan", until: 10, most: 9, at: 0)
      holdings.remove("b")
      #expect(["a", "b", "c"].map { holdings.owner(of: $0, at: 1) } == ["ada", nil, "ada"])
      holdings.removeAll(of: "ada")
      #expect(["a", "c", "d"].map { holdings.owner(of: $0, at: 1) } == [nil, nil, "alan"])
      #expect(holdings.count == 1)
    }

    @Test func `who has too many loses the oldest`() {
      var holdings = Holdings()
      for name in ["a", "b", "c"] { holdings.hold(name, of: "ada", until: 10, most: 2, at: 0) }
      #expect(["a", "b", "c"].map { holdings.owner(of: $0, at: 1) } == [nil, "ada", "ada"])
      // The same name again is not one more.
      holdings.hold("c", of: "ada", until: 20, most: 2, at: 1)
      #expect(["b", "c"].map { holdings.owner(of: $0, at: 1) } == ["ada", "ada"])
    }

    @Test func `who has too many is told which give way`() {
      var holdings = Holdings()
      let told = ["a", "b", "c"].map {
        holdings.hold($0, of: "ada", until: 10, most: 2, at: 0)
      }
      #expect(told == [[], [], ["a"]])
      #expect(holdings.hold("d", of: "ada", until: 10, most: 1, at: 0) == ["b", "c"])
    }

    @Test func `a name is held for the time that is left`() {
      var holdings = Holdings()
      holdings.hold("a", of: "ada", until: 10, most: 9, at: 0)
      #expect(holdings.timeLeft(of: "a", at: 4) == 6)
      #expect(holdings.timeLeft(of: "a", at: 10) == nil)
      #expect(holdings.timeLeft(of: "b", at: 0) == nil)
    }

    @Test func `what is over takes no room for ever`() {
      var holdings = Holdings()
      holdings.hold("a", of: "ada", until: 10, most: 9, at: 0)
      holdings.hold("b", of: "alan", until: 2 * minute, most: 9, at: minute)
      #expect(holdings.count == 1)
      // Nor does it count among what its owner may have.
      holdings.hold("c", of: "ada", until: 2 * minute, most: 1, at: minute)
      #expect(holdings.owner(of: "c", at: minute) == "ada")
    }
  }
#endif
