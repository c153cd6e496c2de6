#if Server
  import ArcoServer
  import Testing

  /// What a supervisor holds for its workers.
  struct NameReservationsTests {
    private let minute: UInt64 = 60_000_000_000

    @Test func `a name belongs to its owner until its time is over`() {
      var reservations = NameReservations()
      reservations.reserve("a", of: "ada", until: 10, most: 9, at: 0)
      #expect(reservations.owner(of: "a", at: 9) == "ada")
      #expect(reservations.owner(of: "a", at: 10) == nil)
      #expect(reservations.owner(of: "b", at: 0) == nil)
    }

    @Test func `a name that is let go of belongs to nobody, and the others stay`() {
      var reservations = NameReservations()
      for name in ["a", "b", "c"] {
        reservations.reserve(name, of: "ada", until: 10, most: 9, at: 0)
      }
      reservations.reserve("d", of: "alan", until: 10, most: 9, at: 0)
      reservations.remove("b")
      #expect(["a", "b", "c"].map { reservations.owner(of: $0, at: 1) } == ["ada", nil, "ada"])
      reservations.removeAll(of: "ada")
      #expect(["a", "c", "d"].map { reservations.owner(of: $0, at: 1) } == [nil, nil, "alan"])
      #expect(reservations.count == 1)
    }

    @Test func `two spellings of one name are two owners`() {
      var reservations = NameReservations()
      let spellings = ["jos\u{E9}", "jose\u{301}"]
      for (name, owner) in zip(["a", "b"], spellings) {
        let gone = reservations.reserve(name, of: owner, until: 10, most: 1, at: 0)
        #expect(gone == [])
      }
      reservations.removeAll(of: spellings[1])
      #expect(reservations.owner(of: "a", at: 1) != nil)
      #expect(reservations.owner(of: "b", at: 1) == nil)
    }

    @Test func `who has too many loses the oldest`() {
      var reservations = NameReservations()
      for name in ["a", "b", "c"] {
        reservations.reserve(name, of: "ada", until: 10, most: 2, at: 0)
      }
      #expect(["a", "b", "c"].map { reservations.owner(of: $0, at: 1) } == [nil, "ada", "ada"])
      // The same name again is not one more.
      reservations.reserve("c", of: "ada", until: 20, most: 2, at: 1)
      #expect(["b", "c"].map { reservations.owner(of: $0, at: 1) } == ["ada", "ada"])
    }

    @Test func `who has too many is told which give way`() {
      var reservations = NameReservations()
      let told = ["a", "b", "c"].map {
        reservations.reserve($0, of: "ada", until: 10, most: 2, at: 0)
      }
      #expect(told == [[], [], ["a"]])
      #expect(reservations.reserve("d", of: "ada", until: 10, most: 1, at: 0) == ["b", "c"])
    }

    @Test func `a name is held for the time that is left`() {
      var reservations = NameReservations()
      reservations.reserve("a", of: "ada", until: 10, most: 9, at: 0)
      #expect(reservations.timeLeft(of: "a", at: 4) == 6)
      #expect(reservations.timeLeft(of: "a", at: 10) == nil)
      #expect(reservations.timeLeft(of: "b", at: 0) == nil)
    }

    @Test func `what is over takes no room for ever`() {
      var reservations = NameReservations()
      reservations.reserve("a", of: "ada", until: 10, most: 9, at: 0)
      reservations.reserve("b", of: "alan", until: 2 * minute, most: 9, at: minute)
      #expect(reservations.count == 1)
      // Nor does it count among what its owner may have.
      reservations.reserve("c", of: "ada", until: 2 * minute, most: 1, at: minute)
      #expect(reservations.owner(of: "c", at: minute) == "ada")
    }
  }
#endif
