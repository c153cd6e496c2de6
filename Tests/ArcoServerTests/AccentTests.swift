#if Server
  import ArcoRoutes
  import ArcoServer
  import Foundation
  import Logging
  import NIOCore
  import NIOEmbedded
  import NIOHTTP1
  import Testing

  /// A letter with thousands of accents where a client may say anything. To compare it takes seconds.
  @Suite struct AccentTests {
    private static let letter = "e" + String(repeating: "\u{301}\u{316}", count: 40_000)
    /// As much as NIO lets pass in a request's head.
    private static let letterOfHead = "e" + String(repeating: "\u{301}\u{316}", count: 19_000)

    /// Expects that work takes little processor time on this thread, whatever else the machine does.
    private func expectsQuick(
      within most: Duration = .seconds(2), _ work: () throws -> Void,
      sourceLocation: SourceLocation = #_sourceLocation
    ) rethrows {
      func now() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
      }
      let start = now()
      try work()
      let time = now() - start
      #expect(time < most, sourceLocation: sourceLocation)
    }

    @Test func `an origin is refused at once`() {
      expectsQuick {
        let policy = Site.OriginPolicy.sameHost
        #expect(!policy.allows(origin: "http://\(Self.letter)", host: "here", isSecure: false))
        #expect(!policy.allows(origin: "http://here", host: Self.letter, isSecure: false))
      }
    }

    @Test func `a host is refused at once`() {
      expectsQuick {
        for policy in [Site.HostPolicy.byAddress, .only(["a.com", "b.com"])] {
          #expect(!policy.allows(Self.letter, isLocal: true, isTrusted: false))
        }
      }
    }

    @Test func `a token is refused at once`() {
      let tokens = SessionTokens(keys: [], lifetime: .seconds(60)) { 100 }
      expectsQuick {
        #expect(tokens.verify("1.\(Self.letter).a.1.00", cookie: "c") == .forged)
        #expect(tokens.verify("\(Self.letter).a.a.1.00", cookie: "c") == .forged)
        #expect(SessionTokens.worker(in: Self.letter) == nil)
      }
    }

    @Test func `a field Connection that is not ASCII goes no further`() throws {
      let watch = ConnectionWatch(limits: Limits())
      let channel = EmbeddedChannel(handler: ConnectionFieldGuard(watch))
      for (connection, passed) in [("close", ["close"]), (Self.letterOfHead, [])] {
        let head = HTTPRequestHead(
          version: .http1_1, method: .GET, uri: "/",
          headers: ["host": "here", "connection": connection])
        try channel.writeInbound(HTTPServerRequestPart.head(head))
        let read = try channel.readInbound(as: HTTPServerRequestPart.self)
        guard case .head(let head)? = read else { throw CancellationError() }
        #expect(head.headers["host"] == ["here"])
        #expect(head.headers["connection"] == passed)
      }
    }

    @Test(arguments: [Site.TrustedProxies.Header.xForwarded, .forwarded])
    func `a client that a proxy reports is read at once`(
      header: Site.TrustedProxies.Header
    ) throws {
      var configuration = Site.Configuration()
      configuration.trustedProxies = ["127.0.0.1"]
      configuration.trustedProxies.header = header
      let site = try Site(configuration, logger: LogBook().logger)
      expectsQuick {
        let caller = site.caller(peer: "127.0.0.1") { name in
          switch name {
          case "forwarded": ["\(Self.letter)=\(Self.letter);for=1.2.3.4"]
          case "x-forwarded-for": ["\(Self.letter), 1.2.3.4"]
          default: [Self.letter]
          }
        }
        #expect(caller.network == "1.2.3.4")
      }
    }

    @Test func `thousands of hops before a client are not read`() throws {
      var configuration = Site.Configuration()
      configuration.trustedProxies = ["127.0.0.1"]
      let site = try Site(configuration, logger: LogBook().logger)
      let hops = String(repeating: "unknown,", count: 4_000) + "1.2.3.4"
      expectsQuick(within: .milliseconds(200)) {
        let caller = site.caller(peer: "127.0.0.1") { $0 == "x-forwarded-for" ? [hops] : [] }
        #expect(caller.network == "1.2.3.4")
      }
    }

    @Test(arguments: [letter, "x action=y", "x method=y"])
    func `a form can be sent without the script, whatever its own attributes say`(text: String) {
      let markup = Array("<form title=\"\(text)\" data-on=\"s\"></form>".utf8)
      expectsQuick {
        let forms = PlainForms(
          forms: [PlainForm(number: 1, fields: [])], address: "/", token: "t")
        let written = String(decoding: forms.apply(to: markup), as: UTF8.self)
        #expect(written.utf8.contains { $0 == UInt8(ascii: "?") })
      }
    }

    private enum Step: String, Sendable { case address, payment, review }

    @Test func `an address of a choice is refused at once`() {
      let route = Route.path("checkout").segment(.id(Step.self))
      #expect(route.value(of: "/checkout/payment") == .payment)
      expectsQuick { #expect(route.value(of: "/checkout/\(Self.letter)") == nil) }
    }

    @Test(arguments: [
      "Upgrade: LETTER\r\nConnection: upgrade\r\nHost: here",
      "Upgrade: websocket\r\nConnection: LETTER, upgrade\r\nHost: here",
      "Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: LETTER\r\nHost: here",
      "Upgrade: websocket\r\nConnection: upgrade\r\nOrigin: LETTER\r\nHost: here",
      "Upgrade: websocket\r\nConnection: upgrade\r\nOrigin: http://here\r\nHost: LETTER",
      "Upgrade: websocket\r\nConnection: upgrade\r\nOrigin: http://here\r\nHost: here\r\nSec-WebSocket-Key: LETTER",
    ])
    func `a request for the socket is refused at once`(fields: String) throws {
      var configuration = Site.Configuration()
      configuration.limits.headBytes = 1 << 20
      let book = LogBook()
      let site = try Site(configuration, logger: book.logger)
      let channel = try EmbeddedChannel.connection(to: site, logger: book.logger)
      let others = [
        "Sec-WebSocket-Version: 13\r\n", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
      ]
      .filter { !fields.contains($0.prefix { $0 != ":" }) }.joined()
      let head =
        "GET /arco/live HTTP/1.1\r\n\(others)" + fields.replacing("LETTER", with: Self.letterOfHead)
        + "\r\n\r\n"
      let bytes = ByteBuffer(string: head)
      try expectsQuick(within: .milliseconds(200)) { try channel.writeInbound(bytes) }
      #expect(!book.texts(.info).contains { $0.utf8.count > 2_000 })
      // The first is no request for a socket, so it passes to the site's routes.
      let answer = try channel.readOutbound(as: ByteBuffer.self).map { String(buffer: $0) }
      #expect(answer?.hasPrefix("HTTP/1.1 4") == (fields.hasPrefix("Upgrade: LETTER") ? nil : true))
      _ = try? channel.finish(acceptAlreadyClosed: true)
    }
  }
#endif
