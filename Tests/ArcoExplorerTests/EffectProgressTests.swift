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

  @Test func `like questions of one task are answered in each order`() throws {
    let walk = try Self.walk { _ in
      .task(id: "work") { outside, out in
        await withTaskGroup(of: String.self) { group in
          for name in ["a", "b"] {
            group.addTask { name + (await outside.ask("bit", answers: "0", "1")) }
          }
          var words = ""
          for await word in group { words += word }
          out.send(.said(words))
        }
      }
    }
    #expect(walk.isComplete)
    for (one, other) in [("a", "b"), ("b", "a")] {
      for (first, second) in [("0", "0"), ("0", "1"), ("1", "0"), ("1", "1")] {
        let words = one + first + other + second
        let found = walk.sometimes("it is \(words)") { $0.state == words }
        #expect(found.holds, "\(words)")
        #expect(found.way?.replays() == true, "\(words)")
      }
    }
  }

  @Test func `like sleeps of one task end in each order`() throws {
    let walk = try Self.walk { _ in
      .task(id: "work") { outside, out in
        await withTaskGroup(of: String.self) { group in
          for name in ["a", "b", "c"] {
            group.addTask {
              try? await outside.clock.sleep(for: .seconds(1))
              return name
            }
          }
          var words = ""
          for await word in group { words += word }
          out.send(.said(words))
        }
      }
    }
    #expect(walk.isComplete)
    for words in ["abc", "acb", "bac", "bca", "cab", "cba"] {
      #expect(walk.sometimes("it is \(words)") { $0.state == words }.holds, "\(words)")
    }
  }

  @Test func `what arrives together is numbered alike, whatever ended before`() throws {
    struct Both: Hashable, Sendable {
      var wasAsked = false
      var hasBegun = false
      var words = ""
    }
    enum Turn: Hashable, Sendable {
      case ask, start, drop
      case said(String)
    }
    let (one, other) = (Queue("one", .latest()), Queue("other", .latest()))
    let machine = Dispatcher<Outside, Both, Turn>.update { state, turn in
      switch turn {
      case .ask:
        guard !state.wasAsked, !state.hasBegun, state.words.isEmpty else { return .none }
        state.wasAsked = true
        return .task { outside, out in
          await outside.ask("go")
          out.send(.start)
        }
      case .start:
        guard !state.hasBegun, state.words.isEmpty else { return .none }
        state.hasBegun = true
        return .batch(
          [(one, "one"), (other, "other")].map { queue, words in
            .task(id: "work", queue: queue) { outside, out in
              await outside.ask("ping")
              out.send(.said(words))
            }
          })
      case .drop:
        guard state.hasBegun, state.words.isEmpty else { return .none }
        defer { (state.wasAsked, state.words) = (false, "dropped") }
        return .cancel(state.wasAsked ? one : other)
      case .said(let words): if state.words == "dropped" { state.words = words }
      }
      return .none
    }
    let walk = try Explorer(machine, state: Both(), inputs: [.ask, .start, .drop]) { $0 }.walk()
    #expect(walk.isComplete)
    for words in ["one", "other"] {
      #expect(walk.sometimes("\(words) is left") { $0.state.words == words }.holds, "\(words)")
    }
  }

  @Test func `answers that read alike and are others are told apart`() throws {
    let machine = Dispatcher<Outside, Int, Step>.update { state, input in
      switch input {
      case .other: if state == 0 { state = 1 }
      case .start:
        guard state < 2 else { return .none }
        let lamp = state == 0 ? TellingApartTests.Lamp.green : .red
        state = 2
        return .task(id: "work") { outside, out in
          let found = await outside.ask("lamp", answers: lamp)
          if case .green = found { out.send(.said("green")) } else { out.send(.said("red")) }
        }
      case .said(let words): state = words == "green" ? 3 : 4
      }
      return .none
    }
    let walk = try Explorer(machine, state: 0, inputs: [.start, .other]) { $0 }.walk()
    #expect(walk.isComplete)
    #expect(walk.sometimes("it is green") { $0.state == 3 }.holds)
    #expect(walk.sometimes("it is red") { $0.state == 4 }.holds)
  }

  @Test func `what a callback asks on is asked by its effect`() throws {
    let machine = Dispatcher<Outside, String, Step>.update { state, input in
      if case .said(let words) = input { state = words }
      guard state.isEmpty else { return .none }
      state = "begun"
      return .callback(id: "work") { outside, out in
        outside.ask("ping", answers: true) { _ in
          _ = outside.ask("pong", answers: true) { _ in
            out.send(.said("done"))
            out.finish()
          }
        }
      }
    }
    let walk = try Explorer(machine, state: "", inputs: [.start]) { $0 }.walk()
    #expect(walk.isComplete)
    #expect(walk.sometimes("it is done") { $0.state == "done" }.holds)
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

  @Test func `inputs that timers will send are told apart`() throws {
    struct Note: Equatable, Sendable {
      var text = 0
      var kept = -1
      var isKeeping = false
    }
    enum Change: Hashable, Sendable {
      case write
      case save
      case saved(Int)
    }
    let notes = Dispatcher<Outside, Note, Change>.update { note, change in
      switch change {
      case .write: note.text = 1
      case .save:
        guard !note.isKeeping else { return .none }
        note.isKeeping = true
        return .send(.saved(note.text), after: .seconds(1))
      case .saved(let text): note.kept = text
      }
      return .none
    }
    let walk = try Explorer(notes, state: Note(), inputs: [.save, .write]) { $0 }.walk()
    let stale = walk.sometimes("what is kept is stale") { $0.state.kept == 0 && $0.state.text == 1 }
    #expect(stale.holds)
    let fresh = walk.sometimes("what is kept is new") { $0.state.kept == 1 }
    #expect(fresh.holds, "\(fresh)")
    #expect(walk.isComplete)
  }
}
