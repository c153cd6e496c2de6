import ArcoCore
import ArcoHTML
import ArcoOptics
import ArcoTesting
import ArcoWeb
import ArcoWebTesting
import Foundation

/// A random component, as different parts of a walk have to tell its states apart and go on from them.
struct RandomThing: Sendable {
  protocol Screen: Sendable {}
  struct Home: Screen {}
  struct Cart: Screen {}

  /// It says the same of each of its cases.
  enum Lamp: Sendable, CustomStringConvertible {
    case green
    case red
    var description: String { "lamp" }
  }

  struct State: Sendable {
    var marks = 0
    var chosen = RandomThing.ids[0]
    var screen: any Screen = Home()
    var lamp = Lamp.green
    var optional: Int?
    /// Each is ten times its id, and one more once it was clicked.
    var rows = Rows<Int, Int>([(1, 10)])
    /// How many more effects there may be.
    var left = 2
    var log = ""
    /// What was last put into the control.
    var value = ""

    var words: String {
      let lamp = if case .red = lamp { "red" } else { "green" }
      let chosen = RandomThing.ids.firstIndex(of: chosen) ?? -1
      let rows = rows.map { "\($0)" }.joined(separator: ",")
      return
        "\(marks) \(chosen) \(screen is Cart) \(lamp) \(optional ?? -1) \(rows) \(left) \(log) \(value)"
    }

    static let part = Affine<State, Int>(
      extract: { $0.optional },
      modifyIfPresent: { state, change in
        guard var part = state.optional else { return }
        change(&part)
        state.optional = part
      })
  }

  enum Input: Sendable {
    case press(Int)
    case heard(Int)
    case part(Int)
    case row(Int, Int)
    case text(String)
    case control(String)

    static let parts = Prism<Input, Int>(Input.part) {
      if case .part(let up) = $0 { up } else { nil }
    }
    static let rows = Prism<Input, (Int, Int)>(Input.row) {
      if case .row(let id, let up) = $0 { (id, up) } else { nil }
    }
  }

  enum Act: Sendable {
    case mark
    case choose(Int)
    case show(Bool)
    case light(Bool)
    case part(Bool)
    case row(Bool)
    case work(Work)
    case cancel
  }

  enum Work: Sendable {
    case ask(Int)
    case retry(Int)
    case sequence(Int)
    case count(Int)
    case nap(Int)
    case after(Int)
    case queued(Int)
    case both
    case group(Bool)
  }

  enum Attached: CaseIterable, Sendable { case none, whole, optional, each, alone }

  /// A control that is heard at once.
  enum Control: CaseIterable, Sendable { case choice, box, radios, number, section, note }

  static let ids = [UUID(), UUID()]
  private let presses: [Act]
  private let heard: [Act]
  private let attached: Attached
  private let isAlive: Bool
  private let hasForm: Bool
  private let control: Control?
  /// Whether the view says what is in the control.
  private let isShown: Bool
  private let printsLog: Bool

  /// Whether there are many gestures.
  var hasControls: Bool { hasForm || control != nil }

  init(_ random: inout SeededRandom) {
    presses = (0..<2).map { _ in Self.act(&random, mayWork: true) }
    heard = (0..<4).map { _ in Self.act(&random, mayWork: random.oneIn(4)) }
    attached = Attached.allCases[random.below(5)]
    isAlive = random.oneIn(3)
    hasForm = random.oneIn(4)
    control = random.oneIn(2) ? Control.allCases[random.below(6)] : nil
    isShown = random.oneIn(2)
    printsLog = !random.oneIn(2)
  }

  private static func act(_ random: inout SeededRandom, mayWork: Bool) -> Act {
    if mayWork, !random.oneIn(3) { return .work(work(&random)) }
    switch random.below(7) {
    case 0: return .mark
    case 1: return .choose(random.below(2))
    case 2: return .show(random.oneIn(2))
    case 3: return .light(random.oneIn(2))
    case 4: return .part(random.oneIn(2))
    case 5: return .row(random.oneIn(2))
    default: return .cancel
    }
  }

  private static func work(_ random: inout SeededRandom) -> Work {
    switch random.below(9) {
    case 0: .ask(random.below(2))
    case 1: .retry(1 + random.below(2))
    case 2: .sequence(1 + random.below(2))
    case 3: .count(2)
    case 4: .nap(2)
    case 5: .after(1 + random.below(3))
    case 6: .queued(random.below(3))
    case 7: .group(random.oneIn(2))
    default: .both
    }
  }

  // The component

  private typealias Job = Effect<Asking, State, Input>
  private enum Failure: Error { case once }

  private func job(_ work: Work) -> Job {
    let ping = Job.task { world, _ in _ = await world.ask("ping") }
    switch work {
    case .ask(let first):
      return .task(id: "work") { world, out in
        out.send(.heard(first + (await world.ask("ping"))))
      }
    case .retry(let times):
      return .task(id: "work", retry: Retry(times, after: .seconds(1), factor: 1, jitter: 0)) {
        world, out throws(Failure) in
        if await world.ask("save") == 1 { throw Failure.once }
        out.send(.heard(0))
      } catch: { _ in
        .heard(1)
      }
    case .sequence(let times):
      return .sequence(
        [Job](repeating: ping, count: times) + [.send(.heard(2), after: .seconds(1))])
    case .count(let times):
      return .task(id: "work") { world, out in
        var sum = 0
        for _ in 0..<times { sum += await world.ask("ping") }
        out.send(.heard(sum))
      }
    case .nap(let times):
      return .task(id: "work") { world, out in
        for _ in 0..<times { await world.sleep(.seconds(1)) }
        out.send(.heard(3))
      }
    case .after(let seconds): return .send(.heard(1), after: .seconds(seconds), id: "work")
    case .queued(let number):
      let queue = [
        Queue("latest", .latest()), Queue("late", .debounce(.seconds(1))), Queue("turns", .concat),
      ][number]
      return .task(queue: queue) { world, out in
        out.send(.heard(2 + (await world.ask("find"))))
      }
    case .group(let isAsking):
      return .task(id: "work") { world, out in
        await withTaskGroup(of: Int.self) { group in
          for number in 0...1 {
            group.addTask {
              if isAsking { return number * 2 + (await world.ask("ping")) }
              await world.sleep(.seconds(1))
              return number
            }
          }
          out.send(.heard(await group.next() ?? 0))
        }
      }
    case .both:
      return .batch(
        ping,
        .task { world, out in
          _ = await world.ask("ping")
          out.send(.heard(0))
        })
    }
  }

  private func change(_ state: inout State, _ act: Act) -> Job {
    switch act {
    case .mark: state.marks = min(state.marks + 1, 2)
    case .choose(let index): state.chosen = Self.ids[index]
    case .show(let isCart): state.screen = isCart ? Cart() : Home()
    case .light(let isRed): state.lamp = isRed ? .red : .green
    case .part(let isThere): state.optional = isThere ? state.optional ?? 0 : nil
    case .row(let isThere):
      if isThere { if state.rows[id: 2] == nil { state.rows.append(20, id: 2) } }
      if !isThere { state.rows.remove(id: 2) }
    case .work(let work):
      guard state.left > 0 else { return .none }
      state.left -= 1
      return job(work)
    case .cancel: return .cancel("work")
    }
    return .none
  }

  private var dispatcher: Dispatcher<Asking, State, Input> {
    Dispatcher {
      Dispatcher<Asking, State, Input>.update { state, input in
        switch input {
        case .press(let index): return change(&state, presses[index])
        case .heard(let number):
          if state.log.count < 2 { state.log += "\(number)" }
          return change(&state, heard[number])
        case .text(let text): if state.log.isEmpty { state.log = text }
        case .control(let text):
          state.value = text
          if state.log.count < 2 { state.log += "." }
        case .part, .row: break
        }
        return .none
      }
      if isAlive {
        Dispatcher<Asking, State, Input>.alive(while: { $0.screen is Cart }) {
          .task(id: "moth") { world, out in out.send(.heard(await world.ask("moth"))) }
        }
      }
    }
  }

  private static func counter() -> Component<Void, Int, Int, HTML> {
    Component(
      Dispatcher<Void, Int, Int>.reduce { $0 = min($0 + $1, $0 / 10 * 10 + 1) },
      Face { count, send in button("Part \(count / 10)", .onClick { send(1) }) })
  }

  /// Hears of its own buttons alone.
  private static func loner() -> Component<Void, Int, Int, HTML> {
    Component(
      .update { count, input in
        if input > 2 {
          count = input - 3
          return .none
        }
        guard count == 0 else { return .none }
        return .batch(.cancel("lone"), .send(input + 3, after: .seconds(1), id: "lone"))
      },
      Face { _, send in
        button("Part 1", .onClick { send(1) })
        button("Part 2", .onClick { send(2) })
      })
  }

  func program(_ world: Asking) -> Program<Asking, State, Input, HTML> {
    let face = Face<State, Input, HTML>.placing { parts in
      let child: HTML? =
        switch attached {
        case .none: nil
        case .whole:
          parts.attach(Self.counter(), state: Lens<State, Int>(\.marks), input: Input.parts)
        case .optional: parts.attach(Self.counter(), ifPresent: State.part, input: Input.parts)
        case .alone: parts.attachPrivate(Self.loner(), state: Lens<State, Int>(\.marks))
        case .each:
          parts.attach(
            Self.counter(), each: Lens<State, Rows<Int, Int>>(\.rows), input: Input.rows)
        }
      return parts.view { state, send in
        main {
          if printsLog { p(state.log) }
          for index in presses.indices {
            button("Press \(index)", .onClick { send(.press(index)) })
          }
          if hasForm {
            form(.onSubmit(Self.gift) { send(.text($0)) }) {
              input(.type(.text), .ariaLabel("Name"), .name(Field.text("name")))
              for mark in ["x", "y"] {
                input(.type(.radio), .ariaLabel(mark), .name("mark"), .value(mark))
              }
              button("Give", .type(.submit))
            }
          }
          if let control { view(of: control, state.value, send) }
          if let child { child }
        }
      }
    }
    // Many gestures beside several effects would make too many ways.
    let state = State(left: hasControls ? 1 : 2)
    return Program(Component(dispatcher, face), state: state, world: world)
  }

  private static let gift = {
    let (name, mark) = (Field.text("name"), Field.text("mark"))
    return Form { submission throws(Submission.Refusal) in
      try submission[name] + ((try? submission[mark]) ?? "")
    }
  }()

  private func view(of control: Control, _ value: String, _ send: Send<Input>) -> HTML {
    func says(_ attribute: Attribute) -> Attribute { isShown ? attribute : .several([]) }
    switch control {
    case .choice:
      return select(.ariaLabel("Size"), .onInput { send(.control($0)) }) {
        for size in ["s", "l"] { option(size, says(.selected(value == size))) }
      }
    case .box:
      return input(
        .type(.checkbox), .ariaLabel("Keep"), says(.checked(value == "true")),
        .onToggle { send(.control("\($0)")) })
    case .radios:
      return div {
        for letter in ["a", "b"] {
          input(
            .type(.radio), .ariaLabel(letter), .name("letter"), .value(letter),
            says(.checked(value == letter)), .onChange { send(.control($0)) })
        }
      }
    case .number:
      return input(
        .type(.number), .ariaLabel("Number"), .min("0"), .max("2"), says(.value(value)),
        .onInput { send(.control($0)) })
    case .section:
      return details {
        summary("More")
        button("Inside", .onClick { send(.control("inside")) })
      }
    case .note:
      return input(
        .type(.text), .ariaLabel("Note"), says(.value(value.hasPrefix("left") ? "" : value)),
        .onInput { send(.control($0)) }, .onChange { send(.control("left \($0)")) })
    }
  }

  /// What a person can do on its page.
  func gestures(_ page: TestPage) -> [(name: String, act: (TestPage) throws -> Void)] {
    var all: [(name: String, act: (TestPage) throws -> Void)] = []
    for index in presses.indices {
      all.append(("Press \(index)", { page in try page.click("Press \(index)") }))
    }
    if hasForm {
      for mark in ["", "x", "y"] {
        all.append(
          (
            "Give \(mark)",
            { page in
              try page.fill("Name", with: "Ada")
              if !mark.isEmpty { try page.check(mark) }
              try page.click("Give")
            }
          ))
      }
    }
    for id in 0...2 where page.exists("Part \(id)") {
      all.append(("Part \(id)", { page in try page.click("Part \(id)") }))
    }
    guard let control else { return all }
    if control == .note {
      // Whoever uses something else leaves the field first, which is a step of its own.
      all = all.map { gesture in
        (
          gesture.name,
          { page in if (try? page.blur("Note")) == nil { try gesture.act(page) } }
        )
      }
    }
    return all + gestures(with: control)
  }

  private func gestures(
    with control: Control
  ) -> [(name: String, act: (TestPage) throws -> Void)] {
    /// Does nothing where the field contains the text already.
    func put(
      _ text: String, into name: String, _ act: @escaping (TestPage) throws -> Void
    ) -> (name: String, act: (TestPage) throws -> Void) {
      ("\(name): \(text)", { if try $0.element(name).value != text { try act($0) } })
    }
    switch control {
    case .choice:
      return ["s", "l"].map { size in
        put(size, into: "Size") { try $0.choose(size, in: "Size") }
      }
    case .box: return [("tick", { try $0.check("Keep") }), ("untick", { try $0.uncheck("Keep") })]
    case .radios: return ["a", "b"].map { letter in (letter, { try $0.check(letter) }) }
    case .number:
      return ["0", "1", "2", ""].map { text in
        put(text, into: "Number") { try $0.fill("Number", with: text) }
      }
    case .section:
      return [
        (
          "Inside",
          { page in
            if !page.exists("Inside") { try page.click("More") }
            try page.click("Inside")
          }
        )
      ]
    case .note:
      let texts = ["A", ""]
      return texts.map { text in
        put(text, into: "Note") { page in
          if (try? page.blur("Note")) == nil { try page.fill("Note", with: text) }
        }
      }
        + texts.map { text in put(text, into: "Note") { try $0.write(text, into: "Note") } }
        + [("leave", { page in try? page.blur("Note") })]
    }
  }
}
