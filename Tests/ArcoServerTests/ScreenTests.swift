#if Server
  import Arco
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import Testing

  private struct Count: Sendable {
    var number = 0
  }

  private enum CountInput: Sendable {
    case more
  }

  private let counting = Dispatcher<Void, Count, CountInput>.reduce { count, _ in
    count.number += 1
  }

  @Sendable private func counter() -> Component<Void, Count, CountInput, HTML> {
    Component(
      counting,
      Face { count, send in
        button("\(count.number)", .onClick { send(.more) })
      })
  }

  @Suite(.timeLimit(.minutes(1))) struct ScreenTests {
    @Test func `a component runs in its session and answers a click with one patch`() async throws {
      let bench = try Bench()
      let (session, paint) = try await bench.site.open(
        Screen(counter(), state: Count()), from: "10.0.0.1")
      #expect(String(decoding: paint.markup, as: UTF8.self).contains("0</button>"))
      let token = bench.site.tokens.issue(for: session.id, cookie: Bench.cookie)
      await bench.join(token, nodes: paint.nodes) { line, welcome in
        #expect(welcome == .welcome(.carryOn, applied: 0, token: ""))
        line.say(.click(1))
        guard case .patch(1, 1, let operations)? = await line.hear() else {
          Issue.record("no patch")
          return
        }
        #expect(operations == [3, 1, 2, 1, 0x31])
      }
    }

    @Test func `a program is made when its session is, and begins in its state`() async throws {
      let made = Locked(0)
      @Sendable func counted() -> Component<Void, Count, CountInput, HTML> {
        made.withLock { $0 += 1 }
        return counter()
      }
      let bench = try Bench()
      let screens = [
        Screen(Program(counted(), state: Count(number: 7))),
        Screen(counted(), state: Count(number: 7)),
      ]
      for (opened, screen) in screens.enumerated() {
        #expect(made.withLock { $0 } == opened)
        let (_, paint) = try await bench.site.open(screen, from: "10.0.0.1")
        #expect(String(decoding: paint.markup, as: UTF8.self).contains("7</button>"))
      }
      #expect(made.withLock { $0 } == screens.count)
    }
  }
#endif
