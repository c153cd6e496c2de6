#if Server
  import ArcoServer
  import Testing

  /// What a supervisor thinks of who died.
  struct CrashCountsTests {
    @Test func `an input is refused after the second death that it was in hand at`() {
      var crashCounts = CrashCounts()
      crashCounts.note(7, of: "one")
      #expect(crashCounts.refused(of: "one").isEmpty)
      crashCounts.note(7, of: "one")
      #expect(crashCounts.refused(of: "one") == [7])
    }

    @Test func `other inputs and other sessions are not meant`() {
      var crashCounts = CrashCounts()
      for reference in 1...9 { crashCounts.note(reference, of: "one") }
      for session in ["two", "three"] { crashCounts.note(1, of: session) }
      #expect(crashCounts.refused(of: "one").isEmpty)
      #expect(crashCounts.refused(of: "two").isEmpty)
    }

    @Test func `where only some time counts, deaths before it do not`() {
      var crashCounts = CrashCounts()
      for time: UInt64 in [10, 20, 30] { crashCounts.note(7, of: "page", at: time) }
      #expect(crashCounts.refused(of: "page", since: 20) == [7])
      #expect(crashCounts.refused(of: "page", since: 21) == [])
      #expect(crashCounts.refused(of: "page") == [7])
    }

    @Test func `a page that is not kept is known by its path and its browser`() {
      let name = PageName(at: "/a", browser: "b")
      #expect(name == PageName(at: "/a?c=1", browser: "b"))
      #expect(name != PageName(at: "/a", browser: "c"))
      #expect(name != PageName(at: "/b", browser: "b"))
      #expect(name.text.count == 32)
    }

    @Test func `the oldest sessions are forgotten`() {
      var crashCounts = CrashCounts()
      for _ in 0..<2 { crashCounts.note(1, of: "first") }
      for number in 1..<CrashCounts.room { crashCounts.note(1, of: "\(number)") }
      #expect(crashCounts.refused(of: "first") == [1])
      crashCounts.note(1, of: "last")
      #expect(crashCounts.refused(of: "first").isEmpty)
    }

    @Test func `a worker is begun again at once, unless it keeps on dying early`() {
      var backoff = Backoff()
      let pauses = (0..<12).map { _ in backoff.pause(after: .milliseconds(300)) }
      #expect(pauses[..<2] == [.zero, .zero])
      #expect(pauses[2...4] == [.milliseconds(100), .milliseconds(200), .milliseconds(400)])
      #expect(pauses.allSatisfy { $0 <= .seconds(5) })
      #expect(pauses == pauses.sorted())
      #expect(backoff.pause(after: .seconds(60)) == .zero)
      #expect(backoff.pause(after: .milliseconds(1)) == .zero)
    }
  }
#endif
