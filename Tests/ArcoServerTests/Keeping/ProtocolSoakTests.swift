#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoStore
  import ArcoTesting
  import ArcoWeb
  import Foundation
  import Testing

  /// Clients that say anything, to servers with one store that are killed and take sessions from each other. Whatever is
  /// said, no server traps: that would end the test's process.
  ///
  /// 3 times 2,000 steps, and 10 times 10,000 in the long form (`ARCO_SOAK=1`).
  @Suite(.timeLimit(.minutes(60))) struct ProtocolSoakTests {
    private static let isLong = ProcessInfo.processInfo.environment["ARCO_SOAK"] == "1"

    @Test(arguments: 1...(isLong ? 10 : 3))
    func `whatever clients say, the servers go on`(seed: UInt64) async throws {
      var storm = try Storm(seed: seed)
      for _ in 0..<(Self.isLong ? 10_000 : 2_000) { try await storm.step() }
      let counts = try await storm.end()
      // It has been everywhere.
      for name in [
        "joined", "went back", "came back", "was taken over", "was refused", "was evicted",
        "was closed", "was left", "was edited", "server was killed",
      ] {
        #expect((counts[name] ?? 0) > 0, "\(name), seed \(seed): \(counts)")
      }
    }
  }

  /// A connection, and what its client heard.
  private final class Listening: Sendable {
    struct Heard {
      var patch = 0
      var applied = 0
      var pongs = 0
      var token = ""
      var refusals = 0
      var isJoined = false
    }

    let line = MemoryLine()
    let server: Int
    private let heard = Locked(Heard())
    private let running: Locked<[Task<Void, Never>]>

    init(to site: Site, at server: Int) {
      self.server = server
      let conversation = site.conversation(over: line, cookie: Bench.cookie)
      running = Locked([])
      let (line, heard) = (line, heard)
      running.withLock {
        $0 = [
          Task { await conversation.run() },
          Task {
            while let frame = await line.hear() { heard.withLock { $0.take(frame) } }
          },
        ]
      }
    }

    var now: Heard { heard.withLock { $0 } }

    /// Waits until what was said is dealt with, if that is not to wait for the clock.
    func settle() async {
      let pongs = now.pongs
      line.say(.ping(7))
      var patience = 2_000
      while now.pongs == pongs, line.closeReason == nil, patience > 0 {
        patience -= 1
        await Task.yield()
      }
    }

    func drop(_ departure: Departure) async {
      line.departure = departure
      line.drop()
      for task in running.withLock({ $0 }) { await task.value }
    }
  }

  extension Listening.Heard {
    fileprivate mutating func take(_ frame: ServerFrame) {
      switch frame {
      case .welcome(let mode, let applied, let token):
        isJoined = mode != .freshStart
        self.applied = applied
        self.token = token
      case .patch(let number, let applied, _):
        patch = number
        self.applied = max(self.applied, applied)
      case .applied(let reference): applied = max(applied, reference)
      case .refused: refusals += 1
      case .pong: pongs += 1
      }
    }
  }

  private struct Guest {
    var token: String
    /// The server that painted it, or brought it back.
    var server: Int
    var patch = 0
    var reference = 0
    var listening: Listening?
  }

  private struct Storm {
    private var random: SeededRandom
    private let store = TestStore()
    private let clock = ManualClock()
    private let book = LogBook()
    private let effects = Effects()
    private var servers: [Site] = []
    private var tabs: [Guest] = []
    private(set) var counts: [String: Int] = [:]

    init(seed: UInt64) throws {
      random = SeededRandom(seed: seed)
      for _ in 0..<2 { servers.append(try site()) }
    }

    private func site() throws -> Site {
      var configuration = Site.Configuration()
      configuration.build = "1"
      configuration.limits.sessionsPerAddress = 6
      configuration.limits.controlFrames = 6
      configuration.limits.window.patches = 4
      configuration.limits.eventsPerSecond = 1e6
      configuration.limits.eventBurst = 1_000_000
      return try Site(
        configuration, store: store, logger: book.logger, time: clock.timekeeper,
        instruments: nil, worker: nil)
    }

    private mutating func count(_ name: String) { counts[name, default: 0] += 1 }

    mutating func step() async throws {
      guard !tabs.isEmpty else { return try await load(token: nil) }
      let place = random.below(tabs.count)
      switch random.below(100) {
      case 0..<5: try await load(token: nil)
      case 5..<15: try await load(token: tabs[place].token)
      case 15..<30: await connect(place)
      case 30..<70: await speak(place)
      case 70..<80: await garble(place)
      case 80..<90: await leave(place)
      case 90..<93:
        let server = random.below(2)
        servers[server] = try site()
        count("server was killed")
      case 93..<96:
        clock.advance(by: .milliseconds(random.oneIn(4) ? 130_000 : random.below(3_000)))
      case 96..<98: await edit(place)
      default:
        if let line = tabs[place].listening?.line {
          if random.oneIn(2) { line.stopReading() } else { line.readAgain() }
        }
      }
      await note(place)
    }

    /// Takes what a tab's connection has heard.
    private mutating func note(_ place: Int) async {
      guard tabs.indices.contains(place), let listening = tabs[place].listening else { return }
      await listening.settle()
      let heard = listening.now
      tabs[place].patch = heard.patch
      tabs[place].reference = max(tabs[place].reference, heard.applied)
      if !heard.token.isEmpty { tabs[place].token = heard.token }
      guard listening.line.closeReason != nil else { return }
      count("was closed")
      if heard.refusals > 0 { count("was refused") }
      await listening.drop(.none)
      tabs[place].listening = nil
    }

    private mutating func load(token: String?) async throws {
      let server = random.below(2)
      let site = servers[server]
      let before = site.sessionCount
      let opened: OpenedPage
      do {
        opened = try await site.open(
          Visit(
            screen: TallyPage.screen(effects), address: "/", network: "10.0.0.1",
            cookie: Bench.cookie, token: token))
      } catch {
        return count("was too many")
      }
      if site.sessionCount == before, !opened.goesOn { count("was evicted") }
      var tab = Guest(
        token: site.tokens.issue(for: opened.session, cookie: Bench.cookie), server: server)
      if opened.goesOn {
        count("came back")
        if let former = tabs.firstIndex(where: { $0.token == token }) {
          if tabs[former].server != server { count("was taken over") }
          (tab.patch, tab.reference) = (tabs[former].patch, tabs[former].reference)
        }
      }
      if tabs.count < 10 {
        tabs.append(tab)
      } else {
        let place = random.below(tabs.count)
        if let listening = tabs[place].listening { await listening.drop(departure()) }
        tabs[place] = tab
      }
    }

    private mutating func departure() -> Departure { [.none, .left, .gone][random.below(3)] }

    private mutating func connect(_ place: Int) async {
      if let former = tabs[place].listening {
        guard random.oneIn(3) else { return }
        // Another line takes the page from it.
        if random.oneIn(2) { await former.drop(departure()) }
      }
      let server = random.oneIn(8) ? random.below(2) : tabs[place].server
      let listening = Listening(to: servers[server], at: server)
      tabs[place].listening = listening
      let isHonest = !random.oneIn(4)
      let nodes = random.oneIn(4) ? number(near: 7) : TallyPage.nodes
      let isBack = random.oneIn(5)
      let frame: ClientFrame =
        isBack
        ? .goBack(version: isHonest ? 3 : number(near: 3), token: tabs[place].token)
        : .join(
          version: random.oneIn(20) ? number(near: 3) : 3, token: tabs[place].token,
          received: isHonest ? tabs[place].patch : number(near: tabs[place].patch), nodes: nodes)
      listening.line.say(frame)
      if isHonest { listening.line.say(.received(tabs[place].patch)) }
      await listening.settle()
      if listening.now.isJoined { count(isBack ? "went back" : "joined") }
    }

    private mutating func speak(_ place: Int) async {
      guard let line = tabs[place].listening?.line else { return await connect(place) }
      for _ in 0..<(1 + random.below(6)) {
        let frame: ClientFrame
        switch random.below(12) {
        case 0: frame = .ping(number(near: 1))
        case 1:
          frame = .received(random.oneIn(3) ? number(near: tabs[place].patch) : tabs[place].patch)
        case 2: frame = .heard(number(near: tabs[place].reference))
        case 3: frame = .join(token: tabs[place].token, received: 0, nodes: 0)
        default:
          let isHonest = !random.oneIn(12)
          if isHonest { tabs[place].reference += 1 }
          frame = .event(
            reference: isHonest ? tabs[place].reference : number(near: tabs[place].reference),
            received: random.oneIn(12) ? number(near: tabs[place].patch) : tabs[place].patch,
            random.oneIn(20) ? nil : event())
        }
        line.say(frame)
        if random.oneIn(3) { await note(place) }
        if tabs[place].listening == nil { return }
      }
    }

    private mutating func event() -> Event {
      let node = random.oneIn(5) ? number(near: 4) : 1 + random.below(7)
      switch random.below(10) {
      case 0..<4: return Event(node: node, kind: .click)
      case 4: return Event(node: node, kind: .doubleClick)
      case 5..<7:
        let payload = EventPayload.input(text: "t\(random.below(9))", checked: random.oneIn(2))
        return Event(node: node, kind: .input, payload: payload)
      case 7:
        return Event(
          node: 0, kind: .visit, payload: .address("/x?\(random.below(9))", isShown: false))
      case 8:
        var submission = Submission()
        for _ in 0..<random.below(4) { submission.append(name: "text", value: "v") }
        return Event(node: node, kind: .submit, payload: .fields(submission))
      default:
        let kinds: [EventKind] = [.pointerMove, .wheel, .scroll, .paste, .drop, .custom]
        let bytes = (0..<random.below(30)).map { _ in UInt8(random.below(256)) }
        return Event(node: node, kind: kinds[random.below(kinds.count)], payload: .bytes(bytes))
      }
    }

    /// Says a frame that was cut, padded or changed.
    private mutating func garble(_ place: Int) async {
      guard let line = tabs[place].listening?.line else { return await connect(place) }
      var bytes = ClientFrame.event(
        reference: tabs[place].reference + 1, received: tabs[place].patch, event()
      ).encoded()
      random.mutate(&bytes)
      line.say(raw: bytes)
    }

    private mutating func leave(_ place: Int) async {
      guard let listening = tabs[place].listening else { return }
      let departure = departure()
      if departure == .left, listening.now.isJoined { count("was left") }
      if listening.now.refusals > 0 { count("was refused") }
      await listening.drop(departure)
      tabs[place].listening = nil
    }

    /// Changes what is kept of a page, as whoever has the file could.
    private mutating func edit(_ place: Int) async {
      let id = tabs[place].token.split(separator: ".")[2]
      let kept = try? await store.inner.load(String(id), for: "editor", at: 0)
      guard var session = kept?.session else { return }
      let claim = session.claim
      count("was edited")
      switch random.below(3) {
      case 0: session.snapshot.reference = number(near: session.snapshot.reference)
      case 1: session.snapshot.sequence = number(near: session.snapshot.sequence)
      default: random.mutate(&session.snapshot.payload)
      }
      if random.oneIn(3) { session.epoch = [Int.max - 1, .max, 0, -1][random.below(4)] }
      _ = try? await store.inner.commit([.remove(claim), .begin(session)])
    }

    /// A number near the usual number, or near a bound of the wire.
    private mutating func number(near usual: Int) -> Int {
      let ends = [0, 1 << 29, 1 << 30, Int(Int32.max), -1 << 31, usual, usual]
      return ends[random.below(ends.count)] + random.below(5) - 2
    }

    /// Ends all connections. Then a server does for an honest client what it always did.
    mutating func end() async throws -> [String: Int] {
      for place in tabs.indices {
        if let listening = tabs[place].listening { await listening.drop(.none) }
      }
      let bench = try KeepingBench()
      _ = try await bench.clicked()
      let site = try site()
      let opened = try await site.open(
        Visit(
          screen: TallyPage.screen(effects), address: "/", network: "10.0.0.2",
          cookie: Bench.cookie, token: nil))
      let listening = Listening(to: site, at: 0)
      let token = site.tokens.issue(for: opened.session, cookie: Bench.cookie)
      listening.line.say(.join(token: token, received: 0, nodes: TallyPage.nodes))
      listening.line.say([.received(0), .add(1)])
      while listening.now.applied < 1 {
        try Task.checkCancellation()
        await Task.yield()
      }
      await listening.drop(.gone)
      for server in servers + [site] { await server.close() }
      return counts
    }
  }
#endif
