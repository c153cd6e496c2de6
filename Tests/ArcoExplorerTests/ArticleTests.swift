import ArcoCore
import ArcoExplorer
import ArcoForms
import ArcoHTML
import ArcoOptics
import ArcoRoutes
import ArcoTesting
import ArcoWeb
import Foundation
import Testing

/// The table of *Exploring a component* that says what a walk sees, held to what walks do.
struct ArticleTests {
  /// The rows of the table: what there is, and whether a walk sees it.
  private static func rows() throws -> [String: String] {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let path = "Sources/ArcoExplorer/ArcoExplorer.docc/ExploringAComponent.md"
    let article = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    let part = article.components(separatedBy: "## What a walk sees")[1]
      .components(separatedBy: "\n## ")[0]
    var rows: [String: String] = [:]
    for line in part.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if cells.count > 1, !cells[1].isEmpty { rows[cells[0]] = cells[1] }
    }
    return rows
  }

  @Test func `the table says what walks do`() throws {
    let rows = try Self.rows()
    #expect(Set(rows.keys) == Set(Self.checks.keys))
    for (name, check) in Self.checks {
      let said = try check()
      #expect(said == rows[name], "\(name)")
    }
  }

  // A component that takes words down, and ends in a word that a walk finds, or not.

  private enum Said: Hashable, Sendable {
    case start
    case word(String)
  }

  private static func ends(
    in word: String, _ effect: @escaping @Sendable (String) -> Effect<Outside, String, Said>
  ) throws -> String {
    let machine = Dispatcher<Outside, String, Said>.update { state, input in
      if case .word(let word) = input {
        state = word
        return .none
      }
      return state.isEmpty ? .batch(.cancel("work"), effect(state)) : .none
    }
    let walk = try Explorer(machine, state: "", inputs: [.start]) { $0 }.walk(states: 300)
    return kind(walk.sometimes("it is \(word)") { $0.state == word })
  }

  private static func kind(_ verdict: Verdict) -> String {
    switch verdict.answer {
    case .holds: "seen"
    case .undecided: "left out"
    case .refuted: verdict.description.contains("with samples for") ? "sampled" : "not seen"
    }
  }

  private static func page<State: Sendable>(
    _ first: State, _ face: Face<State, State, HTML>
  ) -> Explorer<State, State> {
    Explorer(
      Program(
        Component<Void, State, State, HTML>(
          Dispatcher<Void, State, State>.reduce { $0 = $1 }, face), state: first))
  }

  private final class Box: Hashable, Sendable {
    static func == (left: Box, right: Box) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    private let number = Locked(0)
    func add() { number.withLock { $0 = min($0 + 1, 2) } }
    var count: Int { number.withLock { $0 } }
  }

  private final class Ticket: Sendable {}

  private enum Full: Error { case full }

  private static let checks: [String: @Sendable () throws -> String] = [
    "clicks, boxes, options, links within the site": {
      let explorer = page(
        "",
        Face { _, send in
          select(.ariaLabel("Size"), .onInput { send($0) }) {
            option("small")
            option("large")
          }
        })
      return kind(try explorer.walk().sometimes("it is large") { $0.state == "large" })
    },
    "what a control shows that is heard, and the view does not say": {
      let explorer = page(
        "",
        Face { _, send in
          select(.ariaLabel("Size"), .onInput { send($0) }) {
            option("small")
            option("large")
          }
        })
      return kind(try explorer.walk().sometimes("it is small again") { $0.state == "small" })
    },
    "what is in a closed `details`": {
      let explorer = page(
        0,
        Face { _, send in
          details {
            summary("More")
            button("Go", .onClick { send(7) })
          }
        })
      return kind(try explorer.walk().sometimes("it is 7") { $0.state == 7 })
    },
    "inputs that timers will send": {
      let machine = Dispatcher<Void, Int, Int>.update { state, input in
        if input == 7 {
          state = 7
          return .none
        }
        defer { state = 1 }
        return .batch(.cancel("timer"), .send(state == 0 ? 0 : 7, after: .seconds(1), id: "timer"))
      }
      let walk = try Explorer(machine, state: 0, inputs: [0]).walk(states: 100)
      return kind(walk.sometimes("it is 7") { $0.state == 7 })
    },
    "forms with more than 16 combinations of contents": {
      let names = ["a", "b", "c", "d", "e"]
      let all = Form { submission throws(Submission.Refusal) in
        names.count { (try? submission[Field.flag($0)]) == true }
      }
      let explorer = page(
        0,
        Face { _, send in
          form(.onSubmit(all) { send($0) }) {
            for name in names { input(.type(.checkbox), .name(name), .ariaLabel(name)) }
            button("Go", .type(.submit))
          }
        })
      return kind(try explorer.walk().sometimes("all are ticked") { $0.state == 5 })
    },
    "what an effect waits for beside a question or a sleep, such as in a task group": {
      try ends(in: "heard") { _ in
        .task(id: "work") { outside, out in
          let word = await withTaskGroup(of: String.self) { group in
            group.addTask {
              await outside.ask("ping")
              return "answered"
            }
            group.addTask {
              try? await Task.sleep(for: .seconds(1_000_000))
              return "heard"
            }
            let word = await group.next() ?? ""
            group.cancelAll()
            return word
          }
          out.send(.word(word))
        }
      }
    },
    "how often a form was submitted in vain: its `returns`": {
      let field = FormField<Void, Int, Never>(.integer(in: 1...8))
      let form = field.submitting { _ in .none }
      let explorer = Explorer(
        form.dispatcher, state: FormState(FieldDraft<Never>()), inputs: [.submit])
      return kind(try explorer.walk().sometimes("it was tried thrice") { $0.state.returns >= 3 })
    },
    "children that a face attaches": {
      let face = Face<Int, Int, HTML>.placing { parts in
        let child = parts.attach(
          Component<Void, Int, Int, HTML>(
            Dispatcher<Void, Int, Int>.reduce { $0 = $1 },
            Face { _, send in button("Go", .onClick { send(7) }) }),
          state: Lens<Int, Int>(\.self), input: Prism<Int, Int>({ $0 }) { $0 })
        return parts.view { _, _ in main { child } }
      }
      let program = Program(Component<Void, Int, Int, HTML>(.reduce { _, _ in }, face), state: 0)
      return kind(try Explorer(program).walk().sometimes("it is 7") { $0.state == 7 })
    },
    "what the world is asked": {
      try ends(in: "lost") { _ in
        .task(id: "work") { outside, out in
          out.send(.word(await outside.ask("find", answers: "found", "lost")))
        }
      }
    },
    "like questions and sleeps of one task": {
      try ends(in: "ba") { _ in
        .task(id: "work") { outside, out in
          await withTaskGroup(of: String.self) { group in
            for name in ["a", "b"] {
              group.addTask {
                await outside.ask("ping")
                try? await outside.clock.sleep(for: .seconds(1))
                return name
              }
            }
            var words = ""
            for await word in group { words += word }
            out.send(.word(words))
          }
        }
      }
    },
    "answers that read alike": {
      try ends(in: "red") { _ in
        .task(id: "work") { outside, out in
          let lamp = await outside.ask(
            "lamp", answers: TellingApartTests.Lamp.green, TellingApartTests.Lamp.red)
          if case .red = lamp { out.send(.word("red")) }
        }
      }
    },
    "unequal values with one hash": {
      typealias Crowded = TellingApartTests.Crowded
      let machine = Dispatcher<Void, (Crowded, Int), Int>.reduce { state, input in
        state = (Crowded(number: input), 0)
      }
      let walk = try Explorer(machine, state: (Crowded(number: 0), 0), inputs: [1]).walk()
      return kind(walk.sometimes("it is 1") { $0.state.0.number == 1 })
    },
    "inputs that led to an effect, and answers, that cannot be told apart": {
      try ends(in: "end") { _ in
        .task(id: "work") { outside, _ in _ = await outside.ask("find", answers: Ticket()) }
      }
    },
    "how far a retry, a sequence or a loop of a task has come": {
      try ends(in: "failed") { _ in
        .task(id: "work", retry: Retry(2, after: .seconds(1))) { outside, _ throws(Full) in
          for _ in 1...2 { try await outside.ask("save", failing: Full.full) }
        } catch: { _ in
          .word("failed")
        }
      }
    },
    "timers that run at once": {
      let timers = Dispatcher<Void, String, Said>.update { state, input in
        switch input {
        case .start:
          guard state.count < 2 else { return .none }
          state += "s"
          return .send(.word(state == "s" ? "A" : "B"), after: .seconds(state == "s" ? 10 : 7))
        case .word(let word): state += word
        }
        return .none
      }
      let walk = try Explorer(timers, state: "", inputs: [.start]).walk()
      return kind(walk.sometimes("the longer one ends first") { $0.state.hasPrefix("ssA") })
    },
    "texts, numbers, sliders, keys, places of a pointer": {
      let explorer = page(
        "", Face { _, send in input(.type(.text), .ariaLabel("Name"), .onInput { send($0) }) })
      return kind(try explorer.walk().sometimes("it is Bob") { $0.state == "Bob" })
    },
    "dates, times and colours without a sample, elements of the application's own": {
      let explorer = page(
        "", Face { _, send in input(.type(.date), .ariaLabel("Day"), .onInput { send($0) }) })
      return kind(try explorer.walk().sometimes("it is chosen") { !$0.state.isEmpty })
    },
    "effects that wait only for something else than `Outside` and virtual time": {
      try ends(in: "heard") { _ in .callback(id: "work") { _, _ in .none } }
    },
    "what an effect has captured or read, and does not ask about": {
      let captured = Dispatcher<Outside, Int, Said>.update { state, input in
        guard case .start = input else {
          state = 9
          return .none
        }
        let was = state
        state = state == 9 ? 9 : 1
        return .batch(
          .cancel("work"),
          .task(id: "work") { outside, out in
            await outside.ask("ping")
            if was == 1 { out.send(.word("")) }
          })
      }
      let second = try Explorer(captured, state: 0, inputs: [.start]) { $0 }.walk()
      return kind(second.sometimes("the second is heard") { $0.state == 9 })
    },
    "the random part of a wait before another try": {
      let machine = Dispatcher<Outside, String, Said>.update { state, input in
        guard case .start = input, state.isEmpty else {
          if case .word(let word) = input { state = word }
          return .none
        }
        state = "started"
        return .task(id: "work", retry: Retry(1, after: .seconds(10))) {
          outside, out throws(Full) in
          if outside.clock.now.time == .zero { throw Full.full }
          out.send(.word(outside.clock.now.time < .seconds(10) ? "early" : "late"))
        } catch: { _ in
          .word("failed")
        }
      }
      let walk = try Explorer(machine, state: "", inputs: [.start]) { $0 }.walk()
      return kind(walk.sometimes("it is tried early") { $0.state == "early" })
    },
    "back and forward, addresses that somebody types": {
      let pages = Route.path("pages").segment(.integer)
      let navigation = Navigation<Int, Int>(pages, state: Lens<Int, Int>(\.self)) { $0 }
      let explorer = Explorer(
        Component<Void, Int, Int, HTML>(
          Dispatcher<Void, Int, Int>.reduce { $0 = $1 }, Face { page, _ in h1("Page \(page)") }),
        state: 0, navigation: navigation, at: "/pages/3")
      return kind(try explorer.walk().sometimes("it is page 1") { $0.state == 1 })
    },
    "what is typed into a field that nobody listens to": {
      let explorer = page(
        "",
        Face { _, _ in input(.type(.text), .ariaLabel("Name"), .value("")) })
      let walk = try explorer.walk()
      return walk.stepCount == 0 && walk.isComplete ? "not seen" : "seen"
    },
    "what changes inside of an object that is `Hashable`": {
      let box = Box()
      let machine = Dispatcher<Void, Box, Int>.reduce { box, _ in box.add() }
      let walk = try Explorer(machine, state: box, inputs: [1]).walk()
      return walk.stateCount == 1 ? "not seen" : "seen"
    },
  ]
}
