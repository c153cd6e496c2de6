#if Server
  import Arco
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import ArcoWorld
  import Testing

  private struct World: Sendable {
    var orders = Topic<String>.inMemory()
    let log = Log()
  }

  private struct Desk: Equatable, Sendable {
    var count = 0
    var orders: [String] = []
  }

  private enum DeskInput: Sendable {
    case add
    case wait
    case arrived(String)
    case tick
  }

  private let desk = Dispatcher<World, Desk, DeskInput> {
    Dispatcher.update { desk, input in
      switch input {
      case .add: desk.count += 1
      case .wait:
        return .callback { world, _ in
          world.log.note("begun")
          return Cancellation { world.log.note("cancelled") }
        }
      case .arrived(let order): desk.orders.append(order)
      case .tick: return desk.count > 0 ? .send(.tick) : .none
      }
      return .none
    }
    Dispatcher.alive {
      .callback { world, out in
        world.log.note("listens")
        let listening = world.orders.listen { out.send(.arrived($0)) }
        return Cancellation {
          listening.stop()
          world.log.note("stops")
        }
      }
    }
  }

  /// Comes to no end if it begins again with a count.
  private let endless = Dispatcher<World, Desk, DeskInput> {
    desk
    Dispatcher.alive { .send(.tick) }
  }

  @Suite(.timeLimit(.minutes(1))) struct GoingBackTests {
    private let world = World()
    private let bench: Bench

    init() throws { bench = try Bench() }

    private func screen(_ dispatcher: Dispatcher<World, Desk, DeskInput> = desk) -> Screen {
      let world = world
      return Screen(
        Program(
          Component(
            dispatcher,
            Face { desk, send in
              button(.onClick { send(.add) })
              button(.onClick { send(.wait) })
              p("\(desk.count) \(desk.orders.joined(separator: ","))")
            }), state: Desk(), world: world))
    }

    /// Opens a page, clicks its buttons by number, and leaves it.
    private func leave(
      after clicks: [Int], _ departure: Departure = .left, screen: Screen? = nil
    ) async throws -> String {
      let (session, paint) = try await bench.site.open(screen ?? self.screen(), from: "10.0.0.1")
      let token = bench.site.tokens.issue(for: session.id, cookie: Bench.cookie)
      await bench.join(token, nodes: paint.nodes) { line, _ in
        for (index, button) in clicks.enumerated() {
          line.say(.event(reference: index + 1, Event(node: button, kind: .click)))
        }
        await line.settle()
        line.departure = departure
      }
      return token
    }

    /// What a client is told that asks for a page: its mode, and its content if it gets it.
    private func ask(_ frame: ClientFrame) async throws -> (mode: WelcomeMode?, text: String) {
      await bench.connect { line in
        line.say(frame)
        guard case .welcome(let mode, _, _)? = await line.hear() else { return (nil, "") }
        line.say(.received(0))
        guard mode == .rebuild, case .patch(_, _, let operations)? = await line.hear() else {
          return (mode, "")
        }
        return (mode, String(decoding: operations, as: UTF8.self))
      }
    }

    private func goBack(_ token: String) -> ClientFrame {
      .goBack(version: ClientFrame.formatVersion, token: token)
    }

    @Test func `a page that was left runs nothing, and is what it was for whoever goes back to it`()
      async throws
    {
      let token = try await leave(after: [1, 1])
      #expect(world.log.all == ["listens", "stops"])
      #expect(bench.site.sessionCount == 1)
      world.orders.publish("missed")
      let (mode, text) = try await ask(goBack(token))
      #expect(mode == .rebuild)
      #expect(text.contains("2 "))
      #expect(!text.contains("missed"))
      #expect(world.log.all == ["listens", "stops", "listens"])
    }

    @Test func `it goes on: what arrives is heard`() async throws {
      let token = try await leave(after: [1])
      await bench.connect { line in
        line.say(goBack(token))
        _ = await line.hear()
        line.say(.received(0))
        _ = await line.hear()
        world.orders.publish("Tea")
        guard case .patch(_, _, let operations)? = await line.hear() else {
          Issue.record("no patch")
          return
        }
        #expect(String(decoding: operations, as: UTF8.self).contains("1 Tea"))
      }
    }

    @Test func `a page that was left while its events waited for their turn is to be gone back to`()
      async throws
    {
      let bench = try Bench {
        $0.limits.eventBurst = 1
        $0.limits.eventsPerSecond = 1
      }
      let (session, paint) = try await bench.site.open(screen(), from: "10.0.0.1")
      let token = bench.site.tokens.issue(for: session.id, cookie: Bench.cookie)
      let line = MemoryLine()
      let conversation = bench.site.conversation(over: line, cookie: Bench.cookie)
      let running = Task { await conversation.run() }
      line.say(.join(token: token, received: 0, nodes: paint.nodes))
      for reference in 1...50 {
        line.say(.event(reference: reference, Event(node: 1, kind: .click)))
      }
      while !bench.clock.isAwaited(at: .seconds(1)) {
        try Task.checkCancellation()
        await Task.yield()
      }
      line.departure = .left
      line.drop()
      await bench.connect { line in
        line.say(goBack(token))
        #expect(await line.hear() == .welcome(.rebuild, applied: 1, token: ""))
      }
      bench.clock.advance(by: .seconds(1))
      await running.value
    }

    @Test func `who goes back to a page that ends by that gets a new page`() async throws {
      let token = try await leave(after: [1], screen: screen(endless))
      #expect(bench.site.sessionCount == 1)
      await bench.connect { line in
        line.say(goBack(token))
        #expect(await line.hear() == .welcome(.freshStart, applied: 0, token: ""))
      }
      #expect(bench.site.sessionCount == 0)
    }

    @Test func `nobody but who goes back gets it`() async throws {
      let token = try await leave(after: [1])
      #expect(try await ask(.join(token: token, received: 0, nodes: 0)).mode == .freshStart)
      #expect(try await ask(goBack(token)).mode == .rebuild)
    }

    @Test func `a page that a tab shows is not taken from it, as by a tab that was duplicated`()
      async throws
    {
      let (session, paint) = try await bench.site.open(screen(), from: "10.0.0.1")
      let token = bench.site.tokens.issue(for: session.id, cookie: Bench.cookie)
      await bench.join(token, nodes: paint.nodes) { line, _ in
        let mode = try? await ask(goBack(token)).mode
        #expect(mode == .freshStart)
        await line.settle()
        #expect(line.closeReason == nil)
      }
    }

    @Test func `a page with something in flight ends when it is left`() async throws {
      let token = try await leave(after: [2])
      #expect(world.log.all.contains("cancelled"))
      #expect(bench.site.sessionCount == 0)
      #expect(try await ask(goBack(token)).mode == .freshStart)
    }

    @Test func `a page that is gone cannot be gone back to`() async throws {
      let token = try await leave(after: [1], .gone)
      #expect(try await ask(goBack(token)).mode == .freshStart)
    }

    @Test func `a page that was left is kept for a time`() async throws {
      let token = try await leave(after: [1])
      bench.clock.advance(by: .seconds(119))
      #expect(bench.site.sessionCount == 1)
      bench.clock.advance(by: .seconds(1))
      while bench.site.sessionCount > 0 { await Task.yield() }
      #expect(try await ask(goBack(token)).mode == .freshStart)
    }

    @Test func `a page that was left gives way to others`() async throws {
      let bench = try Bench { $0.limits.sessionsPerAddress = 2 }
      func open() async throws -> (String, Int) {
        let (session, paint) = try await bench.site.open(screen(), from: "10.0.0.1")
        return (bench.site.tokens.issue(for: session.id, cookie: Bench.cookie), paint.nodes)
      }
      let (left, nodes) = try await open()
      await bench.join(left, nodes: nodes) { line, _ in
        await line.settle()
        line.departure = .left
      }
      let (second, _) = try await open()
      try await bench.join(second, nodes: nodes) { line, _ in
        await line.settle()
        let (third, _) = try await open()
        #expect(third != left)
        line.say(.ping(1))
        #expect(await line.hear() == .pong(1))
      }
      await bench.connect { line in
        line.say(goBack(left))
        guard case .welcome(let mode, _, _)? = await line.hear() else { return }
        #expect(mode == .freshStart)
      }
    }
  }
#endif
