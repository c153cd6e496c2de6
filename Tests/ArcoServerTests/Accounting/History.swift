#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoTesting
  import ArcoWeb
  import Testing

  /// A tab, its session, and all that may happen between them, by a seed.
  ///
  /// The line is two queues that the history moves, so a run is that of its seed.
  struct History {
    let bench: Bench
    let session: Session
    let log = StallLog()
    var tab = LedgerTab()
    var random: SeededRandom
    /// Of each event the server dealt with, whether the page then offered its element.
    private(set) var offered: [Int: Bool] = [:]
    private(set) var attachment: Int?
    /// How often a frame had to wait for its turn.
    private(set) var waits = 0
    private let hungUp = Locked<CloseReason?>(nil)
    /// Why the server hung up, each time.
    private(set) var closings: [CloseReason] = []

    init(seed: UInt64, _ configure: (inout Site.Limits) -> Void) async throws {
      random = SeededRandom(seed: seed)
      bench = try Bench {
        $0.limits.away = .seconds(100_000)
        $0.limits.idle = .seconds(100_000)
        $0.limits.silence = .seconds(100_000)
        $0.limits.slowReader = .seconds(100_000)
        configure(&$0.limits)
      }
      let log = log
      log.offer(Stalls().offers)
      (session, _) = try await bench.site.open(
        Screen(stallsPage(log), state: Stalls()), from: "10.0.0.1")
    }

    mutating func join() async {
      await leave()
      let hungUp = hungUp
      hungUp.withLock { $0 = nil }
      attachment = await session.join(
        received: tab.lastPatch, nodes: tab.nodes, token: "", validity: .seconds(604_800),
        send: { _ in
          Issue.record("the history asks for what is to be written")
          return false
        },
        hangUp: { reason in hungUp.withLock { $0 = reason } })
    }

    mutating func leave() async {
      if let attachment { await session.leave(attachment, .none) }
      attachment = nil
      tab.drop()
    }

    /// Lets frames of the tab through to the server.
    mutating func deliver(_ count: Int) async {
      for _ in 0..<min(count, tab.toServer.count) {
        guard let attachment, !tab.toServer.isEmpty else { return }
        let frame = tab.toServer[0]
        // As a line does, which reads on when it is time.
        if await session.turn(of: frame, from: attachment) != nil {
          waits += 1
          return
        }
        tab.toServer.removeFirst()
        var element: String?
        if case .event(let reference, _, _) = frame, offered[reference] == nil {
          element = tab.targets[reference]
          offered[reference] = element.map { log.offers($0) }
        }
        if let reason = await session.receive(frame, from: attachment) {
          // What the server did not take is not dealt with.
          if case .event(let reference, _, _) = frame, element != nil { offered[reference] = nil }
          closings.append(reason)
          return await leave()
        }
      }
    }

    /// Lets the server write, and the tab hear of it.
    mutating func write(_ count: Int) async {
      guard let attachment else { return }
      for _ in 0..<count {
        guard let message = await session.next(for: attachment) else { return }
        tab.toClient.append(message)
      }
    }

    mutating func hear(_ count: Int) throws {
      for _ in 0..<min(count, tab.toClient.count) { try tab.hear() }
    }

    /// One thing that may happen.
    mutating func step() async throws {
      switch random.below(100) {
      case 0: await leave()
      case 1..<4: if attachment == nil { await join() }
      case 4..<44: for _ in 0...random.below(3) { tab.act(&random) }
      case 44..<64: await deliver(1 + random.below(8))
      case 64..<70: tab.acknowledge()
      case 70..<80: await write(1 + random.below(12))
      case 80..<96: try hear(1 + random.below(12))
      default: bench.clock.advance(by: .milliseconds(random.below(200)))
      }
    }

    /// Lets everything through until nothing is left to say.
    mutating func settle() async throws {
      var rounds = 0
      while rounds < 10_000 {
        rounds += 1
        if attachment == nil { await join() }
        tab.acknowledge()
        await deliver(.max)
        await write(1_000)
        try hear(.max)
        bench.clock.advance(by: .seconds(10))
        let isQuiet = tab.toServer.isEmpty && tab.toClient.isEmpty && tab.pending.isEmpty
        if isQuiet, attachment != nil { return }
      }
      Issue.record("the line never came to rest")
    }

    func faults() -> [String] { tab.faults(log, offered: offered) }
  }
#endif
