#if Server
  import ArcoServer
  import Testing

  /// What a supervisor thinks of who died.
  struct SuspectsTests {
    @Test func `an input is refused after the second death that it was in hand at`() {
      var suspects = Suspects()
      suspects.note(7, of: "one")
      #expect(suspects.refused(of: "one").isEmpty)
      suspects.note(7, of: "one")
      #expect(suspects.refused(of: "one") == [7])
    }

    @Test func `other inputs and other sessions are not meant`() {
      var suspects = Suspects()
      for reference in 1...9 { suspects.note(reference, of: "one") }
      for session in ["two", "three"] { suspects.note(1, of: session) }
      #expect(suspects.refused(of: "one").isEmpty)
      #expect(suspects.refused(of: "two").isEmpty)
    }

    @Test func `where only some time counts, deaths before it do not`() {
      var suspects = Suspects()
      for time: UInt64 in [10, 20, 30] { suspects.note(7, of: "page", at: time) }
      #expect(suspects.refused(of: "page", since: 20) == [7])
      #expect(suspects.refused(of: "page", since: 21) == [])
      #expect(suspects.refused(of: "page") == [7])
    }

    @Test func `a page that is not kept is known by its path and its browser`() {
      let name = PageName(at: "/a", browser: "b")
      #expect(name == PageName(at: "/a?c=1", browser: "b"))
      #expect(name != PageName(at: "/a", browser: "c"))
      #expect(name != PageName(at: "/b", browser: "b"))
      #expect(name.text.count == 32)
    }

    @Test func `the oldest sessions are forgotten`() {
      var suspects = Suspects()
      for _ in 0..<2 { suspects.note(1, of: "first") }
      for number in 1..<Suspects.room { suspects.note(1, of: "\(number)") }
      #expect(suspects.refused(of: "first") == [1])
      suspects.note(1, of: "last")
      #expect(suspects.refused(of: "first").isEmpty)
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
