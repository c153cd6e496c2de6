#if Server
  import Arco
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import Testing

  /// A count of what several callers say, each of whom counts 1, 2, 3, …
  private struct Roll: Sendable {
    static let callers = 8
    static let calls = 125

    var count = 0
    var isOrdered = true
    private var newest = [Int](repeating: 0, count: callers)

    mutating func note(_ call: Call) {
      count += 1
      isOrdered = isOrdered && call.number == newest[call.caller] + 1
      newest[call.caller] = call.number
    }
  }

  private struct Call: Sendable {
    var caller: Int
    var number: Int

    /// Has all callers say all they have to say, at the same time.
    static func all(_ say: @escaping @Sendable (Call) -> Void) async {
      await withTaskGroup(of: Void.self) { tasks in
        for caller in 0..<Roll.callers {
          tasks.addTask {
            for number in 1...Roll.calls { say(Call(caller: caller, number: number)) }
          }
        }
      }
    }
  }

  private enum RollInput: Sendable {
    case note(Call)
    case begin
  }

  private let calling = Dispatcher<Void, Roll, RollInput>.update { roll, input in
    switch input {
    case .note(let call):
      roll.note(call)
      return .none
    case .begin:
      return .task { _, out in await Call.all { out.send(.note($0)) } }
    }
  }

  /// Node 1 takes a call as its text, `caller.number`; node 2 starts the effect.
  @Sendable private func rollCall() -> Component<Void, Roll, RollInput, HTML> {
    Component(
      calling,
      Face { roll, send in
        input(
          .onInput { text in
            let parts = text.split(separator: ".").compactMap { Int($0) }
            send(.note(Call(caller: parts[0], number: parts[1])))
          })
        button("Begin", .onClick { send(.begin) })
        p("\(roll.count), \(roll.isOrdered ? "in order" : "in disorder")")
      })
  }

  @Suite(.timeLimit(.minutes(1))) struct ConcurrencyTests {
    /// Hears of the page until it has counted all calls; returns what it then says.
    private func outcome(_ act: (MemoryLine) async -> Void) async throws -> String {
      let bench = try Bench { $0.limits.eventBurst = 2_000 }
      let (session, paint) = try await bench.site.open(
        Screen(rollCall(), state: Roll()), from: "10.0.0.1")
      let token = bench.site.tokens.issue(for: session.id, cookie: Bench.cookie)
      return await bench.join(token, nodes: paint.nodes) { line, _ in
        await act(line)
        while let frame = await line.hear() {
          guard case .patch(let number, _, let operations) = frame else { continue }
          line.say(.received(number))
          let said = String(decoding: operations, as: UTF8.self)
          if let found = said.firstRange(of: "1000, ") { return String(said[found.lowerBound...]) }
        }
        return "the line broke"
      }
    }

    @Test func `a thousand events that eight tasks report at once all count, each task's in order`()
      async throws
    {
      let said = try await outcome { line in
        let reference = Locked(0)
        await Call.all { call in
          // References are given in the order of the line, whoever's turn it is.
          reference.withLock { reference in
            reference += 1
            line.say(.input(reference, "\(call.caller).\(call.number)", node: 1))
          }
        }
      }
      #expect(said == "1000, in order")
    }

    @Test func `a thousand inputs that eight tasks of an effect send at once all count, in order`()
      async throws
    {
      let said = try await outcome { line in
        line.say(.event(reference: 1, Event(node: 2, kind: .click)))
      }
      #expect(said == "1000, in order")
    }
  }
#endif
