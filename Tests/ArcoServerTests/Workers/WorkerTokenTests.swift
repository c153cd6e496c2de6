#if Server
  import ArcoServer
  import Testing

  /// Tokens that say which worker has a session.
  struct WorkerTokenTests {
    private let key = SigningKey.random()
    private let cookie = String(repeating: "a", count: 32)

    private func tokens(of worker: Int?) -> SessionTokens {
      SessionTokens(keys: [key], lifetime: .seconds(100), worker: worker, date: { 1_000 })
    }

    private func names(_ session: SessionID, _ verdict: SessionTokens.Verdict) -> Bool {
      if case .valid(let claim) = verdict { claim.session == session } else { false }
    }

    @Test func `a token names its worker, and is good for the others`() {
      let session = SessionID.random()
      let token = tokens(of: 3).issue(for: session, cookie: cookie)
      #expect(SessionTokens.worker(in: token) == 3)
      for worker in [nil, 3, 4] {
        #expect(names(session, tokens(of: worker).verify(token, cookie: cookie)))
      }
    }

    @Test func `a token without a worker names none, and is good for workers`() {
      let session = SessionID.random()
      let token = tokens(of: nil).issue(for: session, cookie: cookie)
      #expect(SessionTokens.worker(in: token) == nil)
      #expect(names(session, tokens(of: 3).verify(token, cookie: cookie)))
    }

    @Test(arguments: [nil, 3])
    func `a token names the route of its page, beside its worker and after its renewal`(
      worker: Int?
    ) throws {
      let token = tokens(of: worker).issue(for: .random(), cookie: cookie, route: "r12ab")
      #expect(SessionTokens.worker(in: token) == worker)
      let later = SessionTokens(
        keys: [key], lifetime: .seconds(100), worker: worker, date: { 1_060 })
      guard case .valid(let claim) = later.verify(token, cookie: cookie),
        let renewed = later.renew(claim, cookie: cookie),
        case .valid(let again) = later.verify(renewed, cookie: cookie)
      else {
        Issue.record("a token of its own is refused")
        return
      }
      for claim in [claim, again] {
        #expect(claim.mayBe(of: "r12ab"))
        #expect(!claim.mayBe(of: "r0000"))
      }
    }

    @Test func `a worker that was not signed is forged`() {
      let token = tokens(of: 3).issue(for: .random(), cookie: cookie)
      var parts = token.split(separator: ".").map(String.init)
      parts[4] = "4"
      #expect(tokens(of: 3).verify(parts.joined(separator: "."), cookie: cookie) == .forged)
      parts.remove(at: 4)
      #expect(tokens(of: 3).verify(parts.joined(separator: "."), cookie: cookie) == .forged)
      #expect(SessionTokens.worker(in: "") == nil)
      #expect(SessionTokens.worker(in: "1.a.b.c.d.e") == nil)
    }
  }
#endif
