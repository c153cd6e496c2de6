#if Server
  import ArcoServer
  import ArcoWeb
  import Testing

  @Suite(.timeLimit(.minutes(1))) struct SecurityTests {
    private func key(_ id: String) throws -> SigningKey {
      try SigningKey(id: id, secret: (0..<32).map { $0 ^ UInt8(id.utf8.count) })
    }

    @Test(arguments: [
      "", "1", "1.a.b.c.d", "1.k.s.99999999999.00", String(repeating: "x", count: 5000),
    ])
    func `a forged token closes the connection`(_ token: String) async throws {
      let bench = try Bench { $0.keys = [try key("k")] }
      await bench.connect { line in
        line.say(.join(token: token, received: 0, nodes: 3))
        await line.closing.wait()
        #expect(line.closeCode == .policy)
      }
    }

    @Test func `a token is worthless without its cookie and with another`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      for cookie in [nil, "ffffffffffffffffffffffffffffffff"] {
        await bench.connect(cookie: cookie) { line in
          line.say(.join(token: token, received: 0, nodes: 3))
          await line.closing.wait()
          #expect(line.closeCode == .policy)
        }
      }
    }

    @Test func `every changed byte makes a token forged`() throws {
      let tokens = SessionTokens(keys: [try key("k")], lifetime: .seconds(60)) { 100 }
      let token = tokens.issue(for: .random(), cookie: "c")
      guard case .valid = tokens.verify(token, cookie: "c") else {
        Issue.record("our own token is refused")
        return
      }
      for index in token.utf8.indices {
        var bytes = Array(token.utf8)
        let offset = token.utf8.distance(from: token.utf8.startIndex, to: index)
        bytes[offset] = bytes[offset] == 0x30 ? 0x31 : 0x30
        let verdict = tokens.verify(String(decoding: bytes, as: UTF8.self), cookie: "c")
        if case .valid = verdict { Issue.record("byte \(offset) does not matter") }
      }
    }

    @Test func `an expired token gives a fresh start and nothing else`() async throws {
      let bench = try Bench {
        $0.limits.token = .seconds(100)
        $0.limits.unclaimed = .seconds(1000)
      }
      let token = try await bench.paint()
      bench.clock.advance(by: .seconds(100))
      await bench.join(token) { line, welcome in
        #expect(welcome == .welcome(.freshStart, applied: 0, token: ""))
      }
      #expect(bench.log.all == [])
    }

    @Test func `a token past half its time is renewed on joining`() async throws {
      let bench = try Bench {
        $0.limits.token = .seconds(100)
        $0.limits.unclaimed = .seconds(1000)
      }
      let token = try await bench.paint()
      bench.clock.advance(by: .seconds(60))
      await bench.join(token) { line, welcome in
        guard case .welcome(.carryOn, 0, let renewed) = welcome else {
          Issue.record("no welcome")
          return
        }
        #expect(renewed != "" && renewed != token)
      }
    }

    @Test func `after a rotation the old key still verifies and the new one signs`() throws {
      let before = SessionTokens(keys: [try key("a")], lifetime: .seconds(60)) { 100 }
      let after = SessionTokens(keys: [try key("bb"), try key("a")], lifetime: .seconds(60)) { 100 }
      let later = SessionTokens(keys: [try key("bb")], lifetime: .seconds(60)) { 100 }
      let old = before.issue(for: .random(), cookie: "c")
      guard case .valid = after.verify(old, cookie: "c") else {
        Issue.record("the old key is refused")
        return
      }
      #expect(after.issue(for: .random(), cookie: "c").hasPrefix("1.bb."))
      #expect(later.verify(old, cookie: "c") == .stale)
    }

    @Test func `without keys a site knows its own tokens again, and none of another's`() {
      let forms = FormTokens(keys: [], lifetime: .seconds(60)) { 100 }
      #expect(forms.verify(forms.issue(cookie: "c"), cookie: "c") == .valid(.firstHalf))
      let other = FormTokens(keys: [], lifetime: .seconds(60)) { 100 }
      #expect(forms.verify(other.issue(cookie: "c"), cookie: "c") == .stale)
      let tokens = SessionTokens(keys: [], lifetime: .seconds(60)) { 100 }
      guard case .valid = tokens.verify(tokens.issue(for: .random(), cookie: "c"), cookie: "c")
      else {
        Issue.record("a token of its own is refused")
        return
      }
    }

    @Test func `keys too short and names out of form are refused with a remedy`() {
      #expect(throws: SiteError.secretTooShort(bytes: 16)) {
        try SigningKey(id: "k", secret: [UInt8](repeating: 1, count: 16))
      }
      #expect(throws: SiteError.keyNameInvalid("a.b")) {
        try SigningKey(id: "a.b", secret: [UInt8](repeating: 1, count: 32))
      }
    }

    @Test func `the cookie is out of reach of scripts, other sites and plain connections`() {
      let plain = SessionCookie(isSecure: false)
      #expect(plain.field("x") == "arco=x; Path=/; HttpOnly; SameSite=Lax")
      let secure = SessionCookie(isSecure: true)
      #expect(secure.field("x") == "__Host-arco=x; Path=/; HttpOnly; SameSite=Lax; Secure")
    }

    @Test func `only a cookie of our form counts`() {
      let cookie = SessionCookie(isSecure: false)
      #expect(cookie.value(in: ["a=1; arco=\(Bench.cookie); b=2"]) == Bench.cookie)
      #expect(cookie.value(in: ["xarco=\(Bench.cookie)"]) == nil)
      #expect(cookie.value(in: ["arco=<script>"]) == nil)
      #expect(cookie.value(in: []) == nil)
    }

    @Test func `of two cookies of a name the first one counts, and no other spelling of ours`() {
      let (cookie, ours) = (SessionCookie(isSecure: false), Bench.cookie)
      let other = String(ours.reversed())
      #expect(cookie.value(in: ["arco=\(ours); arco=\(other)"]) == ours)
      #expect(cookie.value(in: ["a=1", "arco=\(ours)", "arco=\(other)"]) == ours)
      for field in [
        "arco=x; arco=\(ours)", "arco=; arco=\(ours)", "arco=\"\(ours)\"", "arco =\(ours)",
        "arco= \(ours)", "arco=\(ours) ", "arco=\(ours)=", "arco;=\(ours)",
        "arco=\(ours)\0", "\0arco=\(ours)", "arco\0=\(ours)", "ARCO=\(ours)", "arco\u{301}=\(ours)",
        "arco=\(ours)\u{301}", "arco=\(ours),arco=\(other)", "arco:\(ours)", "=arco=\(ours)",
        ";;;=;",
        "arco", "arco=", "__Host-arco=\(ours)", String(repeating: "arco=;", count: 10_000),
      ] {
        #expect(cookie.value(in: [field]) == nil, "\(field.prefix(80).debugDescription)")
      }
    }

    /// A neighbouring host may set such a cookie: to a browser its name does not begin with `__Host-`.
    @Test(arguments: [
      "\u{2000}", "\u{a0}", "\u{85}", "\u{3000}", "\u{2028}", "\t", "\n", "\u{b}", "\r\n",
    ])
    func `a cookie whose name begins with another blank is another cookie`(blank: String) {
      let (cookie, ours) = (SessionCookie(isSecure: true), Bench.cookie)
      let planted = "\(blank)__Host-arco=\(String(ours.reversed()))"
      #expect(cookie.value(in: [planted]) == nil)
      #expect(cookie.value(in: ["a=1; " + planted]) == nil)
      #expect(cookie.value(in: ["\(planted); __Host-arco=\(ours)"]) == ours)
    }

    /// Anybody can write a token, with any number.
    @Test(arguments: [Int.min, .min + 1, -1, 0, .max])
    func `a token that nobody signed is refused, whatever it says`(number: Int) throws {
      let signature = String(repeating: "0", count: 64)
      for key in ["a", "b"] {
        let expected: TokenVerdict<FormTokens.Age> = key == "a" ? .forged : .stale
        let forms = FormTokens(keys: [try self.key("a")], lifetime: .seconds(60)) { 100 }
        #expect(forms.verify("1.\(key).\(number).\(signature)", cookie: "c") == expected)
        let tokens = SessionTokens(keys: [try self.key("a")], lifetime: .seconds(60)) { 100 }
        let verdict = tokens.verify("1.\(key).x.\(number).\(number).\(signature)", cookie: "c")
        #expect(verdict == (key == "a" ? .forged : .stale))
      }
    }
  }
#endif
