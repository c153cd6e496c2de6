import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoLaws
import ArcoTesting
import Testing

/// Words of combinators, drawn and put around a component, against a model of places and notes.
@MainActor struct CombinatorTests {
  private func isSame<C, Place>(_ kind: Kind<C, Place>, tries: Int = 150) -> Counterexample? {
    let numbers = Generator<Int>.integer(in: 0...9)
    let layer = Generator<Layer>.oneOf([
      .just(.map), .just(.lift), .just(.using), numbers.map { .select($0) },
      numbers.map { .onEffect($0) }, numbers.map { .onEffectAction($0) },
    ])
    return Law("what is put around a component stays, in any order") { trial in
      let base = trial.draw("base", Generator<Base>.anyCase)
      let layers = trial.draw("layers", Generator<[Layer]>.array(of: layer, count: 0...7))
      let word = trial.draw("acts", Generator<[Int]>.array(of: numbers, count: 1...4))
      let isLate = trial.draw("by the first screen", Bool.self)
      let journal = Journal<String>()
      var model = LayerModel(kind, base, layers)
      var built = Kind<C, Place>.Built(component: kind.component(base))
      for layer in layers { kind.put(layer, around: &built, journal) }
      let running = Running(built.component.explore(environment: journal))
      let first = running.view
      trial.expect(first.shown, equals: model.shown, "at first")
      for n in word {
        (isLate ? first : running.view).does?(n)
        model.report(n)
        trial.expect(running.view.shown, equals: model.shown, "after \(n)")
        trial.expect(journal.notes, equals: model.notes, "the notes")
        trial.expect(built.others.map(\.view.shown), equals: model.othersShown, "elsewhere")
      }
    }.counterexample(tries: tries)
  }

  @Test func `over a store`() {
    #expect(isSame(.store) == nil)
  }

  @Test func `over a traced space`() {
    #expect(isSame(.traced) == nil)
  }

  @Test func `over a machine`() {
    #expect(isSame(.moore) == nil)
  }
}

extension Kind where C == Stores<Int>, Place == Int {
  static var store: Kind {
    Kind(
      start: 3,
      space: { Store(3) { "at \($0)" } },
      update: { n in .modify { $0 = ($0 * 3 + n) % 101 } },
      turning: Morphism(shape: { -$0 }, position: { -$1 }),
      told: { "\($0)" },
      shows: { "at \($0)" },
      moved: { ($0 * 3 + $1) % 101 },
      turned: { -$0 },
      tells: { "\($0)" })
  }
}

extension Kind where C == Traces<String>, Place == String {
  static var traced: Kind {
    let swapped: @Sendable (String) -> String = { text in
      String(text.map { $0 == "a" ? "b" : "a" })
    }
    let letters: @Sendable (Int) -> String = { n in n.isMultiple(of: 2) ? "a" : "ab" }
    return Kind(
      start: "",
      space: { Traced { (told: String) in "told \(told)" } },
      update: { n in .tell(letters(n)) },
      turning: Morphism(shape: { $0 }, position: { swapped($1) }),
      told: { _ in "something" },
      shows: { "told \($0)" },
      moved: { $0 + letters($1) },
      turned: swapped,
      tells: { _ in "something" })
  }
}

/// Where a machine is, and whether its step counts down.
struct MachinePlace: Sendable {
  var state: Int
  var isTurned = false

  var turned: MachinePlace { MachinePlace(state: 10 - state, isTurned: !isTurned) }

  func after(_ input: Int) -> MachinePlace {
    guard !isTurned else { return turned.after(input).turned }
    var next = self
    shuffle(&next.state, input)
    return next
  }
}

extension Kind where C == Moores<Int, Int>, Place == MachinePlace {
  /// Turned, it is the machine that does the same to states that are counted down.
  static var moore: Kind {
    @Sendable func moment(_ state: Int) -> Moment<Int> {
      Machine<Int, Int>(state: state, step: { _, _ in }).moment(after: [])
    }
    return Kind(
      start: MachinePlace(state: 4),
      space: { Moore(initial: 4, update: shuffle, render: { "at \($0)" }) },
      update: { .input($0) },
      turning: Morphism(
        shape: { machine in
          Machine(state: 10 - machine.state) { state, input in
            let there = Moores.reshape(machine, at: moment(10 - state))
            state = 10 - there.moment(after: input).state
          }
        },
        position: { moment(10 - $1.state) }),
      told: { "\($0.state)" },
      shows: { "at \($0.state)" },
      moved: { $0.after($1) },
      turned: { $0.turned },
      tells: { "\($0.state)" })
  }
}
