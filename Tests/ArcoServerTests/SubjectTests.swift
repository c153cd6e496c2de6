#if Server
  import ArcoCore
  import ArcoServer
  import ArcoWeb
  import Hummingbird
  import Testing

  @Suite(.timeLimit(.minutes(1))) struct SubjectTests {
    /// Paints a page for somebody; returns its token.
    private func paint(_ bench: Bench, for subject: Subject?) async throws -> String {
      let (session, _) = try await bench.site.open(
        TestPage.screen(bench.log), from: "10.0.0.1", for: subject)
      return bench.site.tokens.issue(for: session.id, cookie: Bench.cookie)
    }

    @Test func `a tab is told at once that its page is not for whoever is here now`() async throws {
      let bench = try Bench()
      let token = try await paint(bench, for: Subject(id: "ada", logIn: "1"))
      await bench.join(token) { line, _ in
        await bench.site.endSessions { $0.id == "ada" }
        await line.closing.wait()
        #expect(line.closeCode == .loggedOut)
      }
      #expect(bench.site.sessionCount == 0)
      // Its token brings nothing back.
      await bench.join(token) { _, welcome in
        #expect(welcome == .welcome(.freshStart, applied: 0, token: ""))
      }
    }

    @Test func `a subject is told from another spelling of its id`() {
      #expect(Subject(id: "caf\u{e9}").has(id: "caf\u{e9}"))
      #expect(!Subject(id: "caf\u{e9}").has(id: "cafe\u{301}"))
    }

    @Test func `a log out ends the pages that were left, too`() async throws {
      let bench = try Bench()
      let token = try await paint(bench, for: Subject(id: "ada", logIn: "1"))
      await bench.join(token) { line, _ in
        await line.settle()
        line.departure = .left
      }
      #expect(bench.site.sessionCount == 1)
      await bench.site.endSessions { $0.id == "ada" }
      #expect(bench.site.sessionCount == 0)
      await bench.connect { line in
        line.say(.goBack(version: ClientFrame.formatVersion, token: token))
        #expect(await line.hear() == .welcome(.freshStart, applied: 0, token: ""))
      }
    }

    @Test func `only the pages of those who are meant end`() async throws {
      let bench = try Bench()
      for subject in [
        Subject(id: "ada", logIn: "1"), Subject(id: "ada", logIn: "2"), Subject(id: "grace"), nil,
      ] {
        _ = try await paint(bench, for: subject)
      }
      await bench.site.endSessions { $0.id == "ada" && $0.logIn == "2" }
      #expect(bench.site.sessionCount == 3)
      await bench.site.endSessions { _ in true }
      #expect(bench.site.sessionCount == 1)
    }

    @Test func `a page that was on its way when its user logged out is not shown`() async throws {
      let bench = try Bench()
      await #expect(throws: HTTPError.self) {
        _ = try await paint(bench, for: Subject(id: "ada") { false })
      }
      #expect(bench.site.sessionCount == 0)
    }
  }

  /// A page whose subject may stay until somebody says otherwise, and nobody ends the page.
  @Suite(.timeLimit(.minutes(1))) struct SubjectStayTests {
    private let bench: Bench
    private let mayStay = Locked(true)

    init() throws {
      // The page waits for its tab as long as the token is valid.
      bench = try Bench { $0.limits.unclaimed = $0.limits.token }
    }

    /// Paints a page; returns its token.
    private func paint(onClick: @escaping @Sendable () -> Void = {}) async throws -> String {
      let subject = Subject(id: "ada", logIn: "1") { [mayStay] in mayStay.withLock { $0 } }
      let (session, _) = try await bench.site.open(
        TestPage.screen(bench.log, onClick: onClick), from: "10.0.0.1", for: subject)
      return bench.site.tokens.issue(for: session.id, cookie: Bench.cookie)
    }

    @Test func `an event that waits while the log in ends is not applied`() async throws {
      let clicks = Locked(0)
      let token = try await paint { [mayStay] in
        clicks.withLock { $0 += 1 }
        // The log in ends while the first event is handled, and the second one waits.
        mayStay.withLock { $0 = false }
      }
      await bench.join(token) { line, _ in
        line.say([.click(1), .click(2)])
        await line.closing.wait()
        #expect(line.closeCode == .loggedOut)
      }
      #expect(clicks.withLock { $0 } == 1)
      #expect(bench.site.sessionCount == 0)
    }

    @Test func `a tab that comes to a page whose log in is over is told so`() async throws {
      let token = try await paint()
      mayStay.withLock { $0 = false }
      await bench.connect { line in
        line.say(.join(token: token, received: 0, nodes: TestPage.nodes))
        await line.closing.wait()
        #expect(line.closeCode == .loggedOut)
      }
      #expect(bench.site.sessionCount == 0)
    }

    @Test func `a tab that comes back, or goes back, to a page whose log in is over is told so`()
      async throws
    {
      for departure in [Departure.none, .left] {
        mayStay.withLock { $0 = true }
        let token = try await paint()
        await bench.join(token) { line, _ in
          await line.settle()
          line.departure = departure
        }
        #expect(bench.site.sessionCount == 1)
        mayStay.withLock { $0 = false }
        await bench.connect { line in
          switch departure {
          case .left: line.say(.goBack(version: ClientFrame.formatVersion, token: token))
          default: line.say(.join(token: token, received: 0, nodes: TestPage.nodes))
          }
          await line.closing.wait()
          #expect(line.closeCode == .loggedOut)
        }
        #expect(bench.site.sessionCount == 0)
      }
    }

    @Test func `a token is not renewed for a page whose log in is over`() async throws {
      let token = try await paint()
      bench.clock.advance(by: bench.site.configuration.limits.token * 0.6)
      mayStay.withLock { $0 = false }
      await bench.connect { line in
        line.say(.join(token: token, received: 0, nodes: TestPage.nodes))
        #expect(await line.hear() == nil)
      }
    }

    @Test func `pages that may stay do, and the others of a subject end`() async throws {
      _ = try await paint()
      let other = Subject(id: "ada", logIn: "2")
      _ = try await bench.site.open(TestPage.screen(bench.log), from: "10.0.0.1", for: other)
      mayStay.withLock { $0 = false }
      await bench.site.endPagesNoLongerAllowed { $0.has(id: "ada") }
      #expect(bench.site.sessionCount == 1)
    }
  }

  @Suite struct FormProofTests {
    @Test func `a token is worth something with its cookie, in its time, and unchanged`() throws {
      let bench = try Bench()
      let cookie = Bench.cookie
      let token = bench.site.forms.issue(cookie: cookie)
      #expect(bench.site.forms.verify(token, cookie: cookie).isValid)
      #expect(bench.site.forms.verify(token, cookie: nil) == .forged)
      #expect(bench.site.forms.verify(token, cookie: String(cookie.reversed())) == .forged)
      for index in token.indices {
        var changed = token
        changed.replaceSubrange(index...index, with: token[index] == "0" ? "1" : "0")
        #expect(!bench.site.forms.verify(changed, cookie: cookie).isValid)
      }
      bench.clock.advance(by: bench.site.configuration.limits.token)
      #expect(bench.site.forms.verify(token, cookie: cookie) == .stale)
    }

    @Test func `the token of a page is none of a form`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      #expect(bench.site.forms.verify(token, cookie: Bench.cookie) == .forged)
      let form = bench.site.forms.issue(cookie: Bench.cookie)
      #expect(bench.site.tokens.verify(form, cookie: Bench.cookie) == .forged)
    }
  }

  @Suite struct FormBodyTests {
    private func read(_ text: String) -> [FormBody.Field] { FormBody(text.utf8).fields }

    @Test func `fields are read as browsers write them`() {
      #expect(
        read("name=Ada+L&town=Z%C3%BCrich&empty=&flag&a=1=2&=x")
          == [
            .init(name: "name", value: "Ada L"), .init(name: "town", value: "Zürich"),
            .init(name: "empty", value: ""), .init(name: "flag", value: ""),
            .init(name: "a", value: "1=2"), .init(name: "", value: "x"),
          ])
    }

    @Test(arguments: [
      ("", []), ("&&", []), ("=", [("", "")]), ("%", [("%", "")]), ("a=%", [("a", "%")]),
      ("a=%4", [("a", "%4")]), ("a=%zz", [("a", "%zz")]), ("%ff=%fe", [("\u{fffd}", "\u{fffd}")]),
      ("a=%+1", [("a", "% 1")]), ("a=%00", [("a", "\0")]), ("a=%2", [("a", "%2")]),
      ("&a&=&", [("a", ""), ("", "")]), ("a=%-1&b=%+f", [("a", "%-1"), ("b", "% f")]),
    ])
    func `nothing that is sent makes it fail`(text: String, fields: [(String, String)]) {
      #expect(read(text) == fields.map { .init(name: $0.0, value: $0.1) })
    }

    @Test func `what is not encoded as it should be stays`() {
      #expect(read("a=100%") == [.init(name: "a", value: "100%")])
      #expect(read("b=%4g&c=%") == [.init(name: "b", value: "%4g"), .init(name: "c", value: "%")])
    }
  }
#endif
