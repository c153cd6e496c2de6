import ArcoComonads
import ArcoLaws
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

/// A program at one state, with the two arguments of what it calls taken at once: it picks a pair.
private protocol Chooser<First, Second> {
  associatedtype First
  associatedtype Second
  func run<Result>(_ choose: @escaping (First, Second) -> Result) -> Result
}

private struct AtState<Program: Co, First>: Chooser where Program.C == Stores<First> {
  let program: Program
  let state: First

  func run<Result>(_ choose: @escaping (First, Program.Value) -> Result) -> Result {
    program.run(in: Store(state) { state in { answer in choose(state, answer) } })
  }
}

private struct Chosen<First, Second>: Chooser {
  let first: First
  let second: Second

  init(_ pair: (First, Second)) { (first, second) = pair }

  func run<Result>(_ choose: @escaping (First, Second) -> Result) -> Result {
    choose(first, second)
  }
}

/// The way back: the program of a function that chooses at every state.
private struct FromEveryState<First, Second, Choice: Chooser<First, Second>>: Co {
  let choice: (First) -> Choice

  func run<Result>(in space: Store<First, (Second) -> Result>) -> Result {
    choice(space.position).run { space.peek($0)($1) }
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

  @Test func `each line of the proof that co of store is state can be undone`() {
    let line3 = { (state: Int) in AtState(program: Count(), state: state) }
    let line4 = { (state: Int) in line3(state).run { ($0, $1) } }
    let back = FromEveryState<Int, Int, _> { state in Chosen(line4(state)) }
    let law = Law("from line 1 to line 4 and back") { trial in
      let space = storeSamples.drawSpace(&trial)
      let store = space.map { element in { (answer: Int) in [element, answer] } }
      let program = Count().run(in: store)
      trial.expect(
        FromEveryState<Int, Int, _>(choice: line3).run(in: store), equals: program, "line 3")
      trial.expect(back.run(in: store), equals: program, "line 4")
      trial.expect(Count().update.run(in: store), equals: program, "line 5")
      let (state, answer) = line4(store.position)
      let (again, same) = Chosen(line4(store.position)).run { ($0, $1) }
      trial.expect([again, same], equals: [state, answer], "a pair, chosen")
    }
    #expect(law.counterexample() == nil)
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
