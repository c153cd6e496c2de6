import ArcoComonads
import ArcoTesting
import Testing

/// The state's successor, and what the state was: a program written against the store alone.
private struct Count: Co {
  func run<Result>(in space: Store<Int, (Int) -> Result>) -> Result {
    space.seeks { ($0 + 1) % 3 }.extract()(space.position)
  }
}

/// What the surroundings are.
private struct Look: Co {
  func run<Result>(in space: Env<Int, (Int) -> Result>) -> Result {
    space.extract()(space.ask())
  }
}

/// Two things told, the second after the first.
private struct Say: Co {
  func run<Result>(in space: Traced<String, (Int) -> Result>) -> Result {
    space.duplicate().trace("a").trace("b")(2)
  }
}

@Suite struct CoTests {
  @Test func `programs written against a comonad are its updates`() {
    #expect(CoProgramLaws(Count(), storeSamples).counterexample() == nil)
    #expect(CoProgramLaws(Look(), .env([1, 2])).counterexample() == nil)
    #expect(CoProgramLaws(Say(), tracedSamples).counterexample() == nil)
    let chain = Count().chained { count in CoPure<Stores<Int>, Int>(count * 2) }
    #expect(CoProgramLaws(chain, storeSamples).counterexample() == nil)
  }

  @Test func `co of store is state`() {
    let state: State<Int, Int> = Count().update
    #expect(state.run(1) == (2, 1))
    let twice = Count().chained { first in Count().chained { CoPure([first, $0]) } }
    #expect(twice.update.run(1).position == 0)
    #expect(twice.update.run(1).value == [1, 2])
  }

  @Test func `co of env is reader`() {
    let reader: Reader<Int, Int> = Look().update
    #expect(reader.run(7).value == 7)
    #expect(Reader<Int, Int>.ask().run(in: Env(7) { $0 * 2 }) == 14)
  }

  @Test func `co of traced is writer`() {
    let writer: Writer<String, Int> = Say().update
    #expect(writer.run(One()) == ("ab", 2))
    let told = Traced { (text: String) in { (number: Int) in "\(text)\(number)" } }
    #expect(writer.run(in: told) == Say().run(in: told))
  }

  @Test func `an update answers any space as its program would`() {
    let store = Store(1) { state in { (answer: Int) in "\(state), \(answer)" } }
    #expect(Count().run(in: store) == "2, 1")
    #expect(Count().update.run(in: store) == "2, 1")
  }
}
