import ArcoComonads
import ArcoLaws
import Testing

/// An interface whose only queries are inputs and whose answers say nothing.
private enum Inputs: Interface {
  static func step(_ state: inout Int, _ input: Int) -> One {
    shuffle(&state, input)
    return One()
  }
}

/// A machine by its textbook equation: what it shows, and what it becomes.
private struct Textbook {
  let shown: String
  let next: (Int) -> Textbook

  static func from(_ state: Int) -> Textbook {
    Textbook(shown: "at \(state)") { input in
      var state = state
      shuffle(&state, input)
      return from(state)
    }
  }
}

@Suite struct MachineTests {
  @Test func `cofree over inputs, moore, and initial with update and render are one machine`() {
    let law = Law("after every word of inputs they show the same") { trial in
      let start = trial.draw("start", .integer(in: 0...10))
      let inputs = trial.draw("inputs", Generator<[Int]>.array(of: .integer(in: 0...10)))
      let moore = Moore(initial: start, update: shuffle, render: { "at \($0)" })
      let cofree = Cofree<Inputs, String>(state: start) { "at \($0)" }
      var state = start
      for input in inputs { shuffle(&state, input) }
      trial.expect(moore.select(.inputs(inputs)).extract(), equals: "at \(state)", "moore")
      trial.expect(
        inputs.reduce(cofree) { $0.asking($1).space }.extract(), equals: "at \(state)", "cofree")
      trial.expect(
        inputs.reduce(Textbook.from(start)) { $0.next($1) }.shown, equals: "at \(state)",
        "the textbook's")
      let unfolded = Moore<Textbook, Int, String>.unfold(Textbook.from(start)) {
        ($0.shown, $0.next)
      }
      trial.expect(
        unfolded.select(.inputs(inputs)).extract(), equals: "at \(state)", "and unfolded from it")
    }
    #expect(law.counterexample() == nil)
  }

  @Test func `a store is a machine whose inputs are states`() {
    let store = Store(1) { "at \($0)" }
    let machine = Moore(initial: 1, update: { $0 = $1 }, render: { "at \($0)" })
    for word in [[], [3], [3, 0]] {
      #expect(
        word.reduce(store) { $0.seek($1) }.extract()
          == word.reduce(machine) { $0.receive($1) }.extract())
    }
  }
}
