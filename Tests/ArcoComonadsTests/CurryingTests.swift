import ArcoComonads
import ArcoLaws
import Testing

@Suite struct CurryingTests {
  private typealias Adjunction = Currying<Int>

  @Test func `both ways round an adjunction are straight`() {
    let pair = Both(3, "x")
    #expect(Adjunction.counit(Both(pair.first, Adjunction.unit(pair.second))) == pair)
    let function = { (index: Int) in index * 2 }
    let straight = { (index: Int) in Adjunction.counit(Adjunction.unit(function)(index)) }
    #expect((0..<5).map(straight) == (0..<5).map(function))
  }

  @Test func `currying and uncurrying are inverse`() {
    let function = { (pair: Both<Int, Int>) in pair.first * 10 + pair.second }
    let again = Adjunction.uncurried(Adjunction.curried(function))
    for (first, second) in [(0, 1), (4, 2)] {
      #expect(again(Both(first, second)) == function(Both(first, second)))
    }
  }

  @Test func `the comonad that the adjunction makes is the store`() {
    let law = Law("counit extracts, unit duplicates") { trial in
      let store = storeSamples.drawSpace(&trial)
      trial.expect(Adjunction.counit(store.adjoint()), equals: store.extract())
      let made = Space(adjoint: Adjunction.duplicate(store.adjoint()))
        .map { Space(adjoint: $0) }
      trial.expect(
        storeSamples.seen(made).map { storeSamples.seen($0) },
        equals: storeSamples.seen(store.duplicate()).map { storeSamples.seen($0) })
    }
    #expect(law.counterexample() == nil)
  }

  @Test func `the monad that the adjunction makes is the state monad`() {
    let law = Law("unit is pure, counit joins") { trial in
      let update = storeSamples.drawUpdate(&trial, "update")
      let next = storeSamples.drawContinuation(&trial, "next")
      let start = trial.draw("start", .integer(in: 0...2))
      let value = trial.draw("value", Int.self)
      let pure = State<Int, Int>.pure(value)
      trial.expect(pure.adjoint()(start), equals: Adjunction.unit(value)(start))
      let inTurn = update.adjoint()(start)
      let joined = Adjunction.counit(Both(inTurn.first, next(inTurn.second).adjoint()))
      trial.expect(update.flatMap(next).adjoint()(start), equals: joined)
    }
    #expect(law.counterexample() == nil)
  }

  @Test func `a look at surroundings is a reading of them`() {
    func reading(_ look: @escaping (Env<Int, Int>) -> Int) -> (Int) -> Reader<Int, Int> {
      let read = Adjunction.curried { look(Env($0.first, $0.second)) }
      return { value in .asks { read(value)($0) } }
    }
    let law = Law("looking twice is reading twice") { trial in
      let table = Generator<Function<Int, Int>>.function(to: .integer())
      let (first, second) = (trial.draw("first", table), trial.draw("second", table))
      let (index, value) = (trial.draw("index", Int.self), trial.draw("value", Int.self))
      let look = { (env: Env<Int, Int>) in first(env.ask() &+ env.extract()) }
      let again = { (env: Env<Int, Int>) in second(env.ask() &- env.extract()) }
      trial.expect(
        reading(look)(value).flatMap(reading(again)).run(index).value,
        equals: again(Env(index, value).extend(look)))
      trial.expect(reading { $0.extract() }(value).run(index).value, equals: value)
    }
    #expect(law.counterexample() == nil)
  }
}
