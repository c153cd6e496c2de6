#if Server
  import ArcoHTML
  import ArcoServer
  import ArcoWeb

  /// A site under test, its clock, and tabs that join it without sockets.
  struct Bench {
    let clock = ManualClock()
    let log = Log()
    let book = LogBook()
    let site: Site
    static let cookie = "00112233445566778899aabbccddeeff"

    init(
      instruments: SiteInstruments? = nil,
      _ configure: (inout Site.Configuration) throws -> Void = { _ in }
    ) throws {
      var configuration = Site.Configuration()
      try configure(&configuration)
      site = try Site(
        configuration, logger: book.logger, time: clock.timekeeper, instruments: instruments)
    }

    /// Paints a page; returns its token.
    func paint(
      from address: String = "10.0.0.1", onClick: @escaping @Sendable () -> Void = {}
    ) async throws -> String {
      let (session, _) = try await site.open(
        TestPage.screen(log, onClick: onClick), from: address)
      return site.tokens.issue(for: session.id, cookie: Self.cookie)
    }

    /// Runs a connection and hands its client's side to the body; then drops the line and waits
    /// until the server has noticed.
    func connect<R: Sendable>(
      cookie: String? = Bench.cookie, _ body: (MemoryLine) async throws -> R
    ) async rethrows -> R {
      let line = MemoryLine()
      let conversation = site.conversation(over: line, cookie: cookie)
      let running = Task { await conversation.run() }
      do {
        let result = try await body(line)
        line.drop()
        await running.value
        return result
      } catch {
        line.drop()
        await running.value
        throw error
      }
    }

    /// Paints a page and joins it.
    func joinNew<R: Sendable>(_ body: (MemoryLine) async throws -> R) async throws -> R {
      try await join(paint()) { line, _ in try await body(line) }
    }

    /// Connects and joins.
    func join<R: Sendable>(
      _ token: String, received: Int = 0, nodes: Int = TestPage.nodes,
      _ body: (MemoryLine, ServerFrame?) async throws -> R
    ) async rethrows -> R {
      try await connect { line in
        line.say(.join(token: token, received: received, nodes: nodes))
        let welcome = await line.hear()
        line.say(.received(received))
        return try await body(line, welcome)
      }
    }
  }

  extension ClientFrame {
    /// Of a tab that says by itself which patches it has applied, if it says so at all.
    static func event(reference: Int, _ event: Event?) -> ClientFrame {
      .event(reference: reference, received: 0, event)
    }

    /// A join of the format that the server speaks.
    static func join(token: String, received: Int, nodes: Int) -> ClientFrame {
      .join(version: formatVersion, token: token, received: received, nodes: nodes)
    }

    static func click(_ reference: Int, received: Int = 0) -> ClientFrame {
      .event(reference: reference, received: received, Event(node: 1, kind: .click))
    }

    static func input(_ reference: Int, _ text: String, node: Int = 2) -> ClientFrame {
      .event(
        reference: reference,
        Event(node: node, kind: .input, payload: .input(text: text, checked: false)))
    }
  }
#endif
