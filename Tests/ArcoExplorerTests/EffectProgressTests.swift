import ArcoCore
import ArcoExplorer
import Foundation
import Testing

/// How far an effect has come tells states apart: tries, steps of a sequence, rounds of a loop.
struct EffectProgressTests {
  enum Step: Hashable, Sendable {
    case start
    case other
    case said(String)
  }

  private static func walk(
    _ inputs: [Step] = [.start], states: Int = 500,
    _ effect: @escaping @Sendable (Step) -> Effect<Outside, String, Step>
  ) throws -> Walk<String, Step> {
    let machine = Dispatcher<Outside, String, Step>.update { state, input in
      if case .said(let words) = input {
        if !words.isEmpty { state = words }
        return .none
      }
      return state.isEmpty ? .batch(.cancel("work"), effect(input)) : .none
    }
    return try Explorer(machine, state: "", inputs: inputs) { $0 }.walk(states: states)
  }

  private enum Full: Error { case full }

  @Test func `what follows the last try of a retry is reached`() throws {
    let walk = try Self.walk { _ in
      .task(id: "work", retry: Retry(3, after: .milliseconds(200))) {
        outside, out throws(Full) in
        try await outside.ask("save", failing: Full.full)
        out.send(.said("saved"))
      } catch: { _ in
        .said("failed")
      }
    }
    #expect(walk.isComplete)
    let failed = walk.sometimes("saving fails for good") { $0.state == "failed" }
    #expect(replayed(failed)?.count == 8)
    #expect(walk.sometimes("it is saved") { $0.state == "saved" }.holds)
  }

  @Test func `the steps of a sequence that ask the same are told apart`() throws {
    let asked = try Self.walk { _ in
      let ping = Effect<Outside, String, Step>.task(id: "work") { outside, _ in
        await outside.ask("ping")
      }
      return .sequence(ping, ping, .send(.said("done")))
    }
    #expect(asked.isComplete)
    #expect(replayed(asked.sometimes("it is done") { $0.state == "done" })?.count == 3)
    let timed = try Self.walk { _ in
      .sequence(
        .send(.said(""), after: .seconds(1), id: "work"),
        .send(.said(""), after: .seconds(1), id: "work"),
        .send(.said("done"), after: .seconds(1), id: "work"))
    }
    #expect(timed.isComplete)
    #expect(replayed(timed.sometimes("it is done") { $0.state == "done" })?.count == 4)
  }

  @Test func `the rounds of a loop that counts are told apart`() throws {
    let asking = try Self.walk { _ in
      .task(id: "work") { outside, out in
        for _ in 0..<3 {
          if await outside.ask("load", answers: true, false) { return out.send(.said("loaded")) }
        }
        out.send(.said("it gives up"))
      }
    }
    #expect(asking.isComplete)
    #expect(replayed(asking.sometimes("it gives up") { $0.state == "it gives up" })?.count == 4)
    let sleeping = try Self.walk { _ in
      .task(id: "work") { outside, out in
        for _ in 0..<3 { try? await outside.clock.sleep(for: .seconds(1)) }
        out.send(.said("awake"))
      }
    }
    #expect(sleeping.isComplete)
    #expect(replayed(sleeping.sometimes("it wakes") { $0.state == "awake" })?.count == 4)
  }

  @Test func `a loop that remembers which answers it got is told apart by them`() throws {
    let walk = try Self.walk { _ in
      .task(id: "work") { outside, out in
        let first = await outside.ask("bit", answers: 0, 1)
        let second = await outside.ask("bit", answers: 0, 1)
        await outside.ask("end")
        out.send(.said("\(first)\(second)"))
      }
    }
    #expect(walk.isComplete)
    for words in ["00", "01", "10", "11"] {
      #expect(walk.sometimes("it is \(words)") { $0.state == words }.holds)
    }
  }

  @Test func `effects of two inputs that ask the same are told apart`() throws {
    let walk = try Self.walk([.start, .other]) { input in
      let ping = Effect<Outside, String, Step>.task(id: "work") { outside, _ in
        await outside.ask("ping")
      }
      return .sequence(ping, ping, .send(.said(input == .start ? "one" : "two")))
    }
    #expect(walk.isComplete)
    for words in ["one", "two"] {
      #expect(walk.sometimes("it is \(words)") { $0.state == words }.holds)
    }
  }

  @Test func `two effects of one input that ask the same are told apart`() throws {
    let walk = try Self.walk { _ in
      let effects = ["one", "two"].map { words in
        Effect<Outside, String, Step>.task(id: "work") { outside, out in
          await outside.ask("ping")
          await outside.ask("pong")
          out.send(.said(words))
        }
      }
      return .batch(effects)
    }
    #expect(walk.isComplete)
    for words in ["one", "two"] {
      #expect(walk.sometimes("it is \(words)") { $0.state == words }.holds)
    }
  }

  @Test func `what questions are about is told apart as states are`() throws {
    let ids = [UUID(), UUID()]
    let walk = try Self.walk([.start, .other]) { input in
      .task(id: "work") { outside, out in
        let lamp = input == .start ? TellingApartTests.Lamp.green : .red
        await outside.ask("light", about: (lamp, ids[input == .start ? 0 : 1]))
        out.send(.said(input == .start ? "green" : "red"))
      }
    }
    for words in ["green", "red"] {
      #expect(walk.sometimes("it is \(words)") { $0.state == words }.holds)
    }
  }

  @Test func `a try that fails at once is tried again, and nothing is left out`() throws {
    let walk = try Self.walk { _ in
      .task(id: "work", retry: Retry(1, after: .seconds(1))) { outside, _ throws(Full) in
        throw Full.full
      } catch: { _ in
        .said("failed")
      }
    }
    #expect(walk.isComplete)
    #expect(walk.sometimes("it fails") { $0.state == "failed" }.holds)
  }
}
