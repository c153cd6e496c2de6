import Arco
import ArcoLaws
import ArcoTesting
import Testing

private struct Cup: Equatable, Sendable, Generatable {
  var level = 0
  var stamps = 0

  static let generator = Generator { choices in
    Cup(
      level: choices.draw(.integer(in: 0...400)), stamps: choices.draw(.integer(in: 0...9)))
  }
}

private struct Note: Equatable, Sendable {
  var text = ""
}

private enum NoteInput: Equatable, Sendable {
  case write(String)
  case done
}

private struct Desk: Equatable, Sendable {
  var note: Note? = Note()
  var kept: [String] = []
}

private enum DeskInput: Equatable, Sendable {
  case note(NoteInput)
}

private typealias Line = Dispatcher<Void, Int, Int>
private typealias Whole = Dispatcher<Void, Cup, Int>

/// A line that calculates, sends on and starts an effect, each by chance.
private let lines = Generator<Line> { choices in
  let factor = choices.draw(.integer(in: 0...5))
  let term = choices.draw(.integer(in: 0...5))
  let mode = choices.draw(.integer(in: 0...2))
  return .update { number, input in
    number = number &* factor &+ term &+ input
    let start = Effect<Void, Int, Int>.callback(id: EffectID("w", term)) { _, _ in
      Cancellation {}
    }
    return switch mode {
    case 1: start
    case 2: .batch(start, .move { $0 = $0 &* 7 })
    default: .none
    }
  }
}

/// When the order of `combine` matters, and the laws that say when it does not.
@MainActor struct CombineOrderTests {
  /// What a dispatcher makes of a state and some inputs, and what it starts on the way.
  private func run<State, Input>(
    _ dispatcher: Dispatcher<Void, State, Input>, _ state: State, _ inputs: [Input]
  ) -> (state: State, starts: [String], problems: Int) {
    var starts: [String] = []
    var problems = 0
    let driver = Driver(
      dispatcher, state: state,
      interpretation: .custom { pending in starts.append("\(pending.id.map { "\($0)" } ?? "-")") },
      onProblem: { _ in problems += 1 })
    for input in inputs { driver.send(input) }
    return (driver.state, starts, problems)
  }

  @Test func `pouring and capping in two orders leaves two levels`() {
    let pour = Whole.reduce { cup, amount in cup.level += amount }
    let cap = Whole.reduce { cup, _ in cup.level = min(cup.level, 250) }
    #expect(run(pour.combine(cap), Cup(), [200, 200]).state.level == 250)
    #expect(run(cap.combine(pour), Cup(), [200, 200]).state.level == 400)
  }

  @Test func `a parent that closes a part first loses what the part was told last`() {
    let note = Dispatcher<Void, Note, NoteInput>.reduce { note, input in
      switch input {
      case .write(let text): note.text = text
      case .done: note.text += "."
      }
    }
    let inNote = Prism(DeskInput.note) { if case .note(let input) = $0 { input } else { nil } }
    let part = note.widen(ifPresent: Lens(\Desk.note).some, input: inNote)
    let closing = Dispatcher<Void, Desk, DeskInput>.reduce { desk, input in
      guard input == .note(.done), let note = desk.note else { return }
      desk.kept.append(note.text)
      desk.note = nil
    }
    let inputs: [DeskInput] = [.note(.write("tea")), .note(.done)]
    let partFirst = run(part.combine(closing), Desk(), inputs)
    #expect(partFirst.state.kept == ["tea."])
    #expect(partFirst.problems == 0)
    let parentFirst = run(closing.combine(part), Desk(), inputs)
    #expect(parentFirst.state.kept == ["tea"])
    #expect(parentFirst.problems == 1)
  }

  /// That two dispatchers of parts do the same in either order.
  private func eitherOrder(
    _ one: some LensOptic<Cup, Int>, _ other: some LensOptic<Cup, Int>
  ) -> Counterexample? {
    Law("either order") { trial in
      let start = trial.draw("state", Cup.self)
      let inputs = trial.draw("inputs", Generator<[Int]>.array(of: .integer(in: 0...9)))
      let first: Whole = trial.draw("first", lines).widen(state: one)
      let second: Whole = trial.draw("second", lines).widen(state: other)
      let forth = run(first.combine(second), start, inputs)
      let back = run(second.combine(first), start, inputs)
      trial.expect(back.state, equals: forth.state, "the state")
      // The same effects start; which of them starts first is the order of the list.
      trial.expect(back.starts.sorted(), equals: forth.starts.sorted(), "effects")
    }.counterexample()
  }

  @Test func `parts that do not overlap may be combined in either order`() {
    let (level, stamps) = (Lens(\Cup.level), Lens(\Cup.stamps))
    #expect(!level.footprint.overlaps(stamps.footprint))
    #expect(eitherOrder(level, stamps) == nil)
    #expect(level.footprint.overlaps(level.footprint))
    #expect(eitherOrder(level, level) != nil)
  }

  @Test func `inputs that only one of two dispatchers hears leave the order open`() {
    let even = Line.update { number, input in
      guard input.isMultiple(of: 2) else { return .none }
      number = number &* 3
      return .callback(id: "even") { _, _ in Cancellation {} }
    }
    let odd = Line.update { number, input in
      guard !input.isMultiple(of: 2) else { return .none }
      number = number &+ input
      return .callback(id: "odd") { _, _ in Cancellation {} }
    }
    let law = CommutingLaws(even, odd, state: .integer(in: 0...9), input: .integer(in: 0...9))
    #expect(law.counterexample() == nil)
  }

  @Test func `the order matters exactly where the two changes do not commute`() {
    var commuting = 0
    for number in 0..<(25 * 25) {
      let (a, b, c, d) = (number % 5, number / 5 % 5, number / 25 % 5, number / 125)
      let one = Line.reduce { number, _ in number = (number * a + b) % 5 }
      let other = Line.reduce { number, _ in number = (number * c + d) % 5 }
      // x·a·c + b·c + d and x·c·a + d·a + b differ by what does not depend on x.
      let isCommuting = (b * c + d - d * a - b).isMultiple(of: 5)
      let isSame = (0..<5).allSatisfy { start in
        run(one.combine(other), start, [0]).state == run(other.combine(one), start, [0]).state
      }
      #expect(isCommuting == isSame)
      commuting += isSame ? 1 : 0
    }
    #expect(0 < commuting && commuting < 625)
  }
}
