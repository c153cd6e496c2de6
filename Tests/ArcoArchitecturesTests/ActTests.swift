import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoLaws
import ArcoOptics
import Testing

private typealias Whole = Day<Stores<[Int]>, Zippers>
private typealias Noted = Act<Void, Stores<[Int]>>

/// An act as data, so that it can be drawn.
private indirect enum Plan: Sendable {
  case none
  case move(Int)
  case effect(Int)
  case send(Int)
  case then(Plan, Plan)
  case followed(Plan, Plan)

  var act: Noted {
    switch self {
    case .none: .none
    case .move(let n): .move(.modify { $0.append(n) })
    case .effect(let n): .effect(.move { $0.move(by: .modify { $0.append(n) }) })
    case .send(let n): .effect(.send(.move(.modify { $0.append(n) })))
    case .then(let first, let second): first.act.then(second.act)
    case .followed(let first, let second): first.act.followed { _ in second.act }
    }
  }

  static func generator(_ depth: Int) -> Generator<Plan> {
    let number = Generator<Int>.integer(in: 0...9)
    let simple: [Generator<Plan>] = [
      .just(.none), number.map { .move($0) }, number.map { .effect($0) }, number.map { .send($0) },
    ]
    guard depth > 0 else { return .oneOf(simple) }
    let inner = generator(depth - 1)
    let pair = Generator<(Plan, Plan)> { choices in
      let first = choices.draw(inner)
      return (first, choices.draw(inner))
    }
    return .oneOf(simple + [pair.map { .then($0, $1) }, pair.map { .followed($0, $1) }])
  }
}

@MainActor struct ActTests {
  private let plans = Plan.generator(2)

  /// What was noted when an act and its effects are done.
  private func after(_ act: Noted) -> [Int] {
    let driver = Driver(.acting(), state: Present<Stores<[Int]>>(origin: []))
    driver.send(act)
    return driver.state.position
  }

  private func after(_ act: Act<Void, Whole>) -> Both<[Int], Int> {
    let origin = Both([Int](), Spot(count: 3, index: 1))
    let driver = Driver(.acting(), state: Present<Whole>(origin: origin))
    driver.send(act)
    return driver.state.position
  }

  @Test func `acts in turn are a monoid, with their effects and what follows them`() {
    let law = Law("associative, with none as neutral") { trial in
      let (one, two, three) = (
        trial.draw("a", plans).act, trial.draw("b", plans).act, trial.draw("c", plans).act
      )
      trial.expect(after(one.then(two).then(three)), equals: after(one.then(two.then(three))))
      trial.expect(after(one.then(.none)), equals: after(one), "none after")
      trial.expect(after(Noted.none.then(one)), equals: after(one), "none before")
    }
    #expect(law.counterexample() == nil)
  }

  @Test func `moves in turn are made in turn`() {
    #expect(after(Plan.then(.move(1), .then(.effect(2), .move(3))).act) == [1, 3, 2])
    #expect(after(Plan.followed(.effect(1), .move(2)).act) == [1, 2])
  }

  @Test func `lifting is a morphism of acts`() {
    let first = Morphism<Whole, Stores<[Int]>>.first()
    let law = Law("none is lifted to none, acts in turn to their lifts in turn") { trial in
      let (one, two) = (trial.draw("a", plans).act, trial.draw("b", plans).act)
      let whole = after(one.then(two).lift(along: first))
      trial.expect(
        after(one.lift(along: first).then(two.lift(along: first))), equals: whole, "in turn")
      trial.expect(whole, equals: Both(after(one.then(two)), 1), "the rest stays")
      trial.expect(
        after(one.followed { _ in two }.lift(along: first)),
        equals: after(one.lift(along: first).followed { _ in two.lift(along: first) }), "followed")
      trial.expect(
        after(Noted.none.lift(along: first)), equals: after(Act<Void, Whole>.none), "none")
    }
    #expect(law.counterexample() == nil)
  }

  @Test func `lifting along two morphisms in turn is lifting along both`() {
    typealias Larger = Day<Whole, Stores<Int>>
    let (outer, inner) = (Morphism<Larger, Whole>.first(), Morphism<Whole, Stores<[Int]>>.first())
    func after(_ act: Act<Void, Larger>) -> [Int] {
      let origin = Both(Both([Int](), Spot(count: 3, index: 1)), 7)
      let driver = Driver(.acting(), state: Present<Larger>(origin: origin))
      driver.send(act)
      return driver.state.position.first.first
    }
    let law = Law("in turn and at once") { trial in
      let act = trial.draw("act", plans).act
      trial.expect(
        after(act.lift(along: inner).lift(along: outer)),
        equals: after(act.lift(along: outer.appending(inner))))
    }
    #expect(law.counterexample() == nil)
  }

  @Test func `what follows an act is told where it led`() {
    let effect = Plan.effect(9).act
    #expect(after(Plan.move(1).act.followed { $0 == [1] ? effect : .none }) == [1, 9])
    #expect(after(Plan.effect(1).act.followed { $0 == [1] ? effect : .none }) == [1, 9])
  }
}

extension Dispatcher {
  /// What `explore` gives to a driver, without a view.
  fileprivate static func acting<C>() -> Dispatcher
  where State == Present<C>, Input == Act<World, C> {
    .update { present, act in act.perform(on: &present) }
  }
}
