import ArcoComonads
import ArcoLaws
import ArcoTesting
import Testing

@Suite struct MooreTests {
  private let machine = Moore(initial: 1, update: shuffle, render: { "at \($0)" })

  @Test func `a word of inputs at once is its inputs in turn`() {
    let law = Law("inputs") { trial in
      let inputs = trial.draw("inputs", .array(of: .integer(in: 0...1_000)))
      let inTurn = inputs.reduce(machine) { $0.receive($1) }
      trial.expect(machine.select(.inputs(inputs)).extract(), equals: inTurn.extract())
    }
    #expect(law.counterexample() == nil)
  }

  @Test func `unfolding from a seed is starting from a state`() {
    let unfolded = Moore<Int, Int, String>.unfold(1) { seed in
      ("at \(seed)", { input in (seed * 3 + input) % 11 })
    }
    for inputs in [[], [1], [4, 2, 9]] {
      #expect(
        unfolded.select(.inputs(inputs)).extract() == machine.select(.inputs(inputs)).extract())
    }
  }

  @Test func `other inputs are translated`() {
    let texts = machine.select(.input(1)).contramap { (text: String) in text.count }
    #expect(texts.extract() == machine.receive(1).extract())
    #expect(texts.receive("four").extract() == machine.receive(1).receive(4).extract())
  }

  @Test func `an action looks at the state and decides`() {
    let action = Action<Int, Int, Bool>.observe { $0 > 3 }.flatMap { isLarge in
      Action.input(isLarge ? 0 : 7).map { isLarge }
    }
    var space = machine
    let answers = [space.move(by: action), space.move(by: action)]
    #expect(answers == [false, true])
    #expect(space.extract() == "at 8")
  }
}
