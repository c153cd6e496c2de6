import Arco
import ArcoTesting
import Testing

private typealias Line = Dispatcher<Journal, Int, Int>
private typealias Wide = Dispatcher<Journal, Outer, OuterInput>

private struct Outer: Equatable, Sendable {
  var middle = Middle()
}

private struct Middle: Equatable, Sendable {
  var number = 1
}

private enum OuterInput: Sendable {
  case middle(MiddleInput)
  case other
}
private enum MiddleInput: Sendable {
  case number(Int)
  case other
}

private let toMiddle = Prism(OuterInput.middle) {
  if case .middle(let input) = $0 { input } else { nil }
}
private let toNumber = Prism(MiddleInput.number) {
  if case .number(let input) = $0 { input } else { nil }
}

@MainActor struct DispatcherLawTests {
  /// What a dispatcher does with a list of inputs: each state, and the order of all starts.
  private func trace<World, State: Equatable, Input>(
    _ dispatcher: Dispatcher<World, State, Input>, _ state: State, world: World, _ inputs: [Input]
  ) -> [String] {
    let journal = Journal()
    let driver = Driver(
      dispatcher, state: state, world: world,
      interpretation: .custom { pending in
        let number = (0..<400).first { pending.id == EffectID("w", $0) }
        journal.note("start \(number ?? -1)")
      },
      onProblem: { problem in journal.note(problem.message) })
    for input in inputs {
      driver.send(input)
      journal.note("\(driver.state)")
    }
    return journal.entries
  }

  /// A random line: changes the number, starts an effect, sends a smaller input, in every mix.
  private func line(_ seeded: inout SeededRandom) -> Line {
    let (factor, term, mode) = (seeded.below(4), seeded.below(9), seeded.below(4))
    return .update { number, input in
      number = number &* factor &+ term &+ input
      let start = Effect<Journal, Int, Int>.callback(id: EffectID("w", factor * 100 + term)) {
        _, _ in Cancellation {}
      }
      let follow = Effect<Journal, Int, Int>.send(input / 2)
      return switch input > 0 ? mode : 0 {
      case 1: start
      case 2: follow
      case 3: .batch(start, follow, .move { $0 = $0 &* 7 })
      default: .none
      }
    }
  }

  private let inputs = [3, 0, 5, 2, 9]

  @Test func `empty is neutral`() {
    var seeded = SeededRandom(seed: 1)
    for _ in 0..<30 {
      let line = line(&seeded)
      let plain = trace(line, 2, world: Journal(), inputs)
      #expect(trace(.empty().combine(line), 2, world: Journal(), inputs) == plain)
      #expect(trace(line.combine(.empty()), 2, world: Journal(), inputs) == plain)
    }
    #expect(trace(Line.empty(), 2, world: Journal(), [1, 2]) == ["2", "2"])
  }

  @Test func `combine is associative, effects included`() {
    var seeded = SeededRandom(seed: 2)
    for _ in 0..<60 {
      let (a, b, c) = (line(&seeded), line(&seeded), line(&seeded))
      let expected = trace(a.combine(b).combine(c), 2, world: Journal(), inputs)
      #expect(trace(a.combine(b.combine(c)), 2, world: Journal(), inputs) == expected)
      let listed = Line {
        a
        b
        c
      }
      #expect(trace(listed, 2, world: Journal(), inputs) == expected)
    }
  }

  @Test func `combining an array is combining its dispatchers in turn`() {
    var seeded = SeededRandom(seed: 3)
    for _ in 0..<20 {
      let lines = [line(&seeded), line(&seeded), line(&seeded)]
      let expected = trace(
        lines[0].combine(lines[1]).combine(lines[2]), 2, world: Journal(), inputs)
      #expect(trace(.combine(lines), 2, world: Journal(), inputs) == expected)
    }
    #expect(trace(Line.combine([]), 2, world: Journal(), inputs) == inputs.map { _ in "2" })
  }

  @Test func `combine runs left first, and each sees what the one before left`() {
    let double = Line.reduce { number, _ in number *= 2 }
    let add = Line.reduce { number, input in number += input }
    #expect(trace(double.combine(add), 1, world: Journal(), [3]) == ["5"])
    #expect(trace(add.combine(double), 1, world: Journal(), [3]) == ["8"])
  }

  private let wideInputs: [OuterInput] = [
    .middle(.number(3)), .other, .middle(.other), .middle(.number(6)), .middle(.number(1)),
  ]

  @Test func `widen distributes over combine`() {
    var seeded = SeededRandom(seed: 3)
    let optic = Lens(\Outer.middle.number)
    let prism = toMiddle.appending(toNumber)
    for _ in 0..<60 {
      let (a, b) = (line(&seeded), line(&seeded))
      let together: Wide = a.combine(b).widen(state: optic, input: prism)
      let apart: Wide = a.widen(state: optic, input: prism)
        .combine(b.widen(state: optic, input: prism))
      // What the two start belongs to one instance or to two; its order is the same.
      #expect(
        trace(together, Outer(), world: Journal(), wideInputs)
          == trace(apart, Outer(), world: Journal(), wideInputs))
    }
  }

  @Test func `widening in two steps is widening by the composed optics`() {
    var seeded = SeededRandom(seed: 4)
    for _ in 0..<60 {
      let line = line(&seeded)
      let once: Wide = line.widen(
        state: Lens(\Outer.middle).appending(Lens(\Middle.number)),
        input: toMiddle.appending(toNumber))
      let inner: Dispatcher<Journal, Middle, MiddleInput> = line.widen(
        state: Lens(\Middle.number), input: toNumber)
      let twice: Wide = inner.widen(state: Lens(\Outer.middle), input: toMiddle)
      #expect(
        trace(once, Outer(), world: Journal(), wideInputs)
          == trace(twice, Outer(), world: Journal(), wideInputs))
    }
  }

  @Test func `widening by the identity changes nothing`() {
    var seeded = SeededRandom(seed: 5)
    for _ in 0..<30 {
      let line = line(&seeded)
      let expected = trace(line, 2, world: Journal(), inputs)
      #expect(
        trace(line.widen(state: Itself<Int>()), 2, world: Journal(), inputs) == expected)
      #expect(trace(line.widen(input: Itself<Int>()), 2, world: Journal(), inputs) == expected)
      let far = line.widen(world: { (_: Int) in Journal() })
      #expect(trace(far, 2, world: 7, inputs) == expected)
    }
  }

  @Test func `an input for another case does nothing`() {
    let add = Line.reduce { $0 += $1 }
    let wide: Wide = add.widen(
      state: Lens(\Outer.middle.number), input: toMiddle.appending(toNumber))
    #expect(
      trace(wide, Outer(), world: Journal(), [.other, .middle(.other)])
        == ["\(Outer())", "\(Outer())"])
  }

  @Test func `pure moves set, modify and do nothing, one after another`() {
    let dispatcher = Dispatcher<Void, Int, Int>.pure { input in
      switch input {
      case 0: .none
      case 1: .set(10)
      case 2: .modify { (number: inout Int) in number += 5 }
      case 3: .modify { (number: Int) in number * 2 }
      default: Move.set(1).then(.modify { (number: Int) in number + input })
      }
    }
    #expect(trace(dispatcher, 4, world: (), [0, 1, 2, 3, 7]) == ["4", "10", "15", "30", "8"])
  }

  @Test func `a refused transition changes nothing and starts nothing`() {
    let table = Line.transition { state, input -> (Int, Effect<Journal, Int, Int>)? in
      guard input > state else { return nil }
      return (input, .callback(id: EffectID("w", input)) { _, _ in Cancellation {} })
    }
    #expect(
      trace(table, 1, world: Journal(), [0, 5, 2]) == ["1", "start 5", "5", "5"])
    let plain = Line.transition { state, input -> Int? in input > state ? input : nil }
    #expect(trace(plain, 1, world: Journal(), [0, 5, 2]) == ["1", "5", "5"])
  }

  @Test func `effectful answers with an effect and leaves the state alone`() {
    let dispatcher = Line.effectful { input in input > 0 ? .send(input - 1) : .move { $0 += 1 } }
    #expect(trace(dispatcher, 1, world: Journal(), [3]) == ["2"])
  }

  @Test func `switching lets the state choose, with all that the chosen one starts`() {
    let up = Line.update { number, input in
      number += input
      return .callback(id: EffectID("w", 1)) { _, _ in Cancellation {} }
    }
    let down = Line.reduce { number, input in number -= input }
    let modal = Line.switching { $0 < 5 ? up : down }
    #expect(
      trace(modal, 0, world: Journal(), [3, 3, 3]) == ["start 1", "3", "start 1", "6", "3"])
  }

  @Test func `switching between widened dispatchers starts their effects`() {
    let up = Line.update { number, input in
      number += input
      return .callback(id: EffectID("w", 1)) { _, _ in Cancellation {} }
    }
    let wide: Wide = up.widen(
      state: Lens(\Outer.middle.number), input: toMiddle.appending(toNumber))
    let modal = Wide.switching { _ in wide }
    #expect(
      trace(modal, Outer(), world: Journal(), [.middle(.number(3))]).first == "start 1")
  }
}
