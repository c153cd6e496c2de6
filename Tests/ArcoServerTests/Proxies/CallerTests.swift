#if Server
  import Logging
  import ArcoServer
  import Testing

  @Suite struct CallerTests {
    /// Who calls, with these proxies trusted and these fields in the head.
    private func caller(
      _ peer: String, trusting proxies: Site.TrustedProxies, _ fields: [String: [String]]
    ) throws -> Caller {
      try Bench { $0.trustedProxies = proxies }.site.caller(peer: peer) { fields[$0] ?? [] }
    }

    @Test(arguments: [
      (["1.2.3.4"], "1.2.3.4"),
      // What stands left of the client was written by the client.
      (["9.9.9.9, 1.2.3.4"], "1.2.3.4"),
      (["10.0.0.9, 1.2.3.4, 10.0.0.8"], "1.2.3.4"),
      (["9.9.9.9", "1.2.3.4, 10.1.1.1"], "1.2.3.4"),
      (["1.2.3.4:5678"], "1.2.3.4"),
      (["[2001:db8:1:2:3::4]:5678"], "2001:db8:1:2::/64"),
      (["2001:db8:1:2:3::4"], "2001:db8:1:2::/64"),
      (["[2001:DB8:1:2::]"], "2001:db8:1:2::/64"),
      (["::ffff:1.2.3.4"], "1.2.3.4"),
      ([" 1.2.3.4 ,\t10.0.0.2 "], "1.2.3.4"),
      // All of them are proxies: the outermost.
      (["10.0.0.9, 10.0.0.8"], "10.0.0.9"),
      // The proxy next to the word that makes no sense counts itself.
      (["unknown"], "10.0.0.1"),
      (["1.2.3.4, unknown, 10.0.0.8"], "10.0.0.8"),
      ([""], "10.0.0.1"),
      (["1.2.3.4,"], "10.0.0.1"),
      (["1.2.3.256"], "10.0.0.1"),
      (["01.2.3.4"], "10.0.0.1"),
      (["1.2.3"], "10.0.0.1"),
      (["+1.2.3.4"], "10.0.0.1"),
      (["1:2:3:4:5:6:7:8:9"], "10.0.0.1"),
      (["1::2::3"], "10.0.0.1"),
      (["[::1"], "10.0.0.1"),
      (["[::1]x"], "10.0.0.1"),
      (["::12345"], "10.0.0.1"),
      ([String(repeating: "1", count: 10_000)], "10.0.0.1"),
      ([], "10.0.0.1"),
    ])
    func `the client is the right-most address that is no trusted proxy`(
      fields: [String], client: String
    ) throws {
      let caller = try caller(
        "10.0.0.1", trusting: ["10.0.0.0/8"], ["x-forwarded-for": fields])
      #expect(caller.network == client)
      #expect(!caller.isSecure)
    }

    @Test func `an address that is spelt in another way than systems write it is none`() throws {
      let hostile = [
        "", "00", "01", "001", "0x1", "0X1", "1e0", "+1", "-1", " 1", "1 ", "\t1", "1\n", "256",
        "999",
        "1000", "4294967297", "a", "1_0", "\u{661}", "\u{ff11}", "1\0", "\0", "1/8", "*", "1.",
        ".1",
      ]
      var texts = [
        "1", "1.2", "1.2.3", "16909060", "0x01020304", "0100.1.1.1", "1.2.3.4.5", "1,2,3,4",
        "1.2.3.4:80", "[1.2.3.4]", "1.2.3.4\0", "1.2.3.4\0.evil", "1.2.3.4%\u{301}", "%eth0",
        "::1\0",
        ":", ":::", "::1::", "1::2::3", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7:8::",
        "::g", "::12345", "::00001", "::+1", "::-1", ":1::", "1:::", "::1.2.3", "1.2.3.4::",
        "1.2.3.4::1", "-0::", "::-00:1",
        "::1%\u{301}", String(repeating: "0", count: 65), String(repeating: ":", count: 1_000),
      ]
      for place in 0..<4 {
        for part in hostile {
          var parts = ["1", "2", "3", "4"]
          parts[place] = part
          let text = parts.joined(separator: ".")
          texts += [text, "::ffff:" + text, "1:2:3:4:5:6:" + text]
        }
      }
      #expect(texts.count > 300)
      let site = try Bench().site
      for text in texts {
        let network = site.caller(peer: text) { _ in [] }.network
        #expect(network == "unknown", "\(text.debugDescription)")
      }
    }

    /// - Source: RFC 5952, section 4.
    @Test(arguments: [
      ("2001:DB8:0:0:0:0:0:0", "2001:db8::"), ("2001:0db8:0000:0000::", "2001:db8::"),
      ("2001:0:0:1::", "2001:0:0:1::"), ("0:0:0:1::", "0:0:0:1::"), ("fe80::1%eth0", "fe80::"),
    ])
    func `an IPv6 network is written in the shortest way`(text: String, network: String) throws {
      #expect(try caller(text, trusting: [], [:]).network == network + "/64")
    }

    @Test(arguments: [
      (["for=1.2.3.4;proto=https"], "1.2.3.4", true),
      (["For=\"[2001:db8:1:2::7]:4711\";Proto=HTTPS"], "2001:db8:1:2::/64", true),
      (["for=9.9.9.9;proto=https, for=1.2.3.4;proto=http"], "1.2.3.4", false),
      (["for=1.2.3.4;by=\"a,b;c\";proto=https"], "1.2.3.4", true),
      (["for=\"1.2.3.4:80\"", "for=10.0.0.7;proto=https"], "1.2.3.4", true),
      (["for=_hidden;proto=https"], "10.0.0.1", true),
      (["for=unknown"], "10.0.0.1", false),
      (["for"], "10.0.0.1", false),
      (["proto=https"], "10.0.0.1", true),
      (["for=\"1.2.3.4"], "10.0.0.1", false),
      // A client left a quote open, to hide the hop that the proxy added.
      (["for=6.6.6.6;proto=https;x=\", for=1.2.3.4"], "10.0.0.1", false),
      (["for=6.6.6.6;proto=https;x=\", for=\"[2001:db8::7]\""], "10.0.0.1", false),
      (["for=6.6.6.6;proto=https;x=\"", "for=1.2.3.4"], "1.2.3.4", false),
      (["for=6.6.6.6;x=\"\\\", for=1.2.3.4"], "10.0.0.1", false),
    ])
    func `a header of RFC 7239 is read the same way where it is chosen`(
      fields: [String], client: String, isSecure: Bool
    ) throws {
      var proxies: Site.TrustedProxies = ["10.0.0.0/8"]
      proxies.header = .forwarded
      let caller = try caller(
        "10.0.0.1", trusting: proxies,
        ["forwarded": fields, "x-forwarded-for": ["8.8.8.8"], "x-forwarded-proto": ["https"]])
      #expect(caller.network == client)
      #expect(caller.isSecure == isSecure)
    }

    @Test func `the header that was not chosen is never read`() throws {
      let caller = try caller(
        "10.0.0.1", trusting: ["10.0.0.1"],
        ["forwarded": ["for=8.8.8.8;proto=https"], "x-forwarded-for": ["1.2.3.4"]])
      #expect(caller.network == "1.2.3.4")
      #expect(!caller.isSecure)
    }

    @Test(arguments: [
      (["1.2.3.4"], ["https"], true),
      (["1.2.3.4"], ["http"], false),
      (["1.2.3.4"], ["WSS"], true),
      (["1.2.3.4"], ["gopher"], false),
      (["1.2.3.4"], [], false),
      ([], ["https"], true),
      // A value for each hop, the client's own word left of it.
      (["9.9.9.9, 1.2.3.4, 10.0.0.3"], ["https, http, https"], false),
      (["9.9.9.9, 1.2.3.4, 10.0.0.3"], ["http, https, http"], true),
      // One for all.
      (["1.2.3.4, 10.0.0.3"], ["https"], true),
    ])
    func `a trusted proxy says how the request came`(
      nodes: [String], schemes: [String], isSecure: Bool
    ) throws {
      let fields = ["x-forwarded-for": nodes, "x-forwarded-proto": schemes]
      let trusted = try caller("10.0.0.1", trusting: ["10.0.0.0/8"], fields)
      #expect(trusted.isSecure == isSecure)
      let stranger = try caller("11.0.0.1", trusting: ["10.0.0.0/8"], fields)
      #expect(stranger == (try caller("11.0.0.1", trusting: [], [:])))
      #expect(!stranger.isSecure)
    }

    @Test(arguments: [
      ("10.0.0.0/8", "10.255.1.2", true),
      ("10.0.0.0/8", "11.0.0.1", false),
      ("10.0.0.7", "10.0.0.7", true),
      ("10.0.0.7", "10.0.0.8", false),
      ("10.0.0.7/31", "10.0.0.6", true),
      ("0.0.0.0/0", "1.2.3.4", true),
      ("0.0.0.0/0", "2001:db8::1", false),
      ("10.0.0.0/8", "::ffff:10.1.1.1", true),
      ("fd00::/8", "fdab::1", true),
      ("fd00::/8", "fe00::1", false),
      ("::1", "::1", true),
      ("fe80::1", "fe80::1%eth0", true),
      ("::/0", "10.0.0.1", true),
      ("2001:db8::/33", "2001:db8:8000::", false),
      ("2001:db8::/65", "2001:db8::7fff:0:0:1", true),
      ("2001:db8::/65", "2001:db8::8000:0:0:1", false),
    ])
    func `a block of addresses holds those that begin as it does`(
      block: String, peer: String, isTrusted: Bool
    ) throws {
      let caller = try caller(peer, trusting: [block], ["x-forwarded-for": ["1.2.3.4"]])
      #expect((caller.network == "1.2.3.4") == isTrusted)
    }

    @Test(arguments: [
      "", "localhost", "10.0.0.0/33", "fd00::/129", "10.0.0.0/", "10.0.0.0/8/8", "/8",
    ])
    func `a trusted proxy that is no address is refused with a remedy`(_ text: String) {
      #expect(throws: SiteError.networkInvalid(text)) {
        try Bench { $0.trustedProxies = [text] }
      }
    }

    @Test func `IPv6 clients of one 64 are one, and IPv4 clients are each their own`() throws {
      let networks = try [
        "2001:db8::1", "2001:db8::ffff:1", "2001:db8:0:1::1", "1.2.3.4", "1.2.3.5",
      ]
      .map { try caller($0, trusting: [], [:]).network }
      #expect(networks[0] == networks[1])
      #expect(Set(networks).count == 4)
    }

    @Test func `a secure site takes every request for one that came by https`() throws {
      let bench = try Bench { $0.isSecure = true }
      #expect(bench.site.caller(peer: "1.2.3.4") { _ in [] }.isSecure)
    }

    @Test func `a forwarded header from a stranger is told of once an hour and network`() throws {
      let bench = try Bench { $0.trustedProxies = ["10.0.0.1"] }
      func call(_ peer: String, _ name: String = "x-forwarded-for") {
        _ = bench.site.caller(peer: peer) { $0 == name ? ["1.2.3.4"] : [] }
      }
      call("10.0.0.1")
      call("10.0.0.2", "accept")
      #expect(bench.book.texts(.notice) == [])
      for last in 2...200 { call("172.16.0.\(last)") }
      #expect(
        bench.book.texts(.notice) == [
          """
          A request from 172.16.0.2 has a forwarding header, which is ignored, since 172.16.0.2 is no \
          trusted proxy. All visitors who come through it count as one client with an unencrypted \
          connection. If it is your proxy, set configuration.trustedProxies = ["172.16.0.2"]. Logged at \
          most once an hour for each network.
          """
        ])
      call("172.16.1.2", "forwarded")
      call("2001:db8::1")
      call("2001:db8::2")
      #expect(bench.book.texts(.notice).count == 3)
      bench.clock.advance(by: .seconds(3600))
      call("172.16.0.3")
      #expect(bench.book.texts(.notice).count == 4)
    }

    @Test func `strangers from everywhere fill neither log nor memory`() throws {
      let bench = try Bench()
      for network in 0..<10_000 {
        _ = bench.site.caller(peer: "1.\(network / 256).\(network % 256).1") { _ in ["1.2.3.4"] }
      }
      #expect(bench.book.texts(.notice).count == 64)
      bench.clock.advance(by: .seconds(3600))
      _ = bench.site.caller(peer: "2.2.2.2") { _ in ["1.2.3.4"] }
      #expect(bench.book.texts(.notice).count == 65)
    }
  }
#endif
