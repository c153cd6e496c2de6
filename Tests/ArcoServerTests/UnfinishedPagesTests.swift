#if Server
  import ArcoServer
  import Testing

  /// How pages are counted that have ended, and are not finished.
  @Suite(.timeLimit(.minutes(1))) struct UnfinishedPagesTests {
    @Test func `a page that ended from two networks is counted in neither once it is finished`()
      async throws
    {
      let bench = try Bench()
      let (session, _) = try await bench.site.open(TestPage.screen(bench.log), from: "10.0.0.9")
      var limits = Limits()
      limits.sessionsPerAddress = 1
      let sessions = Sessions(limits: limits)
      let addresses = ["10.0.0.1", "10.0.0.2"]
      for address in addresses {
        #expect(sessions.admit(session, from: address).0 == .admitted)
        sessions.remove(session.id)
      }
      for address in addresses {
        #expect(sessions.admit(session, from: address).0 == .tooManyFromAddress)
      }
      for _ in addresses { sessions.finish(session.id) }
      for address in addresses {
        #expect(sessions.admit(session, from: address).0 == .admitted)
        sessions.remove(session.id)
        sessions.finish(session.id)
      }
      await bench.site.close()
    }

    @Test func `a page that came back and ended again takes two places of the site`() async throws {
      let bench = try Bench()
      let (session, _) = try await bench.site.open(TestPage.screen(bench.log), from: "10.0.0.9")
      var limits = Limits()
      limits.sessions = 2
      let sessions = Sessions(limits: limits)
      for _ in 0..<2 {
        #expect(sessions.admit(session, from: "10.0.0.1").0 == .admitted)
        sessions.remove(session.id)
      }
      #expect(sessions.admit(session, from: "10.0.0.1").0 == .full)
      sessions.finish(session.id)
      #expect(sessions.admit(session, from: "10.0.0.1").0 == .admitted)
      sessions.remove(session.id)
      for _ in 0..<2 { sessions.finish(session.id) }
      await bench.site.close()
    }
  }
#endif
