import ArcoComonads
import ArcoLaws
import Testing

@Suite struct StoreTests {
  private let store = Store(2) { $0 * 10 }

  @Test func `seeking moves`() {
    #expect(store.seek(5).position == 5)
    #expect(store.seek(5).extract() == 50)
    #expect(store.seeks { $0 + 1 }.position == 3)
    #expect(store.position == 2)
  }

  @Test func `peeking at the position is extracting and moves nothing`() {
    #expect(store.peek(store.position) == store.extract())
    #expect(store.peek(7) == 70)
    #expect(store.peeks { $0 - 1 } == 10)
    #expect(store.experiment { [$0, $0 * 2] } == [20, 40])
  }

  @Test func `a store keeps the laws of positions`() {
    #expect(StoreLaws(storeSamples).counterexamples() == [])
  }

  @Test func `state puts, gets, modifies and sets`() {
    let swap = State<User, String>.gets { $0.name }.flatMap { old in
      State.set(nameLens, to: "Bob").then(.modify { $0.age += 1 }).map { old }
    }
    let (user, old) = swap.run(User(name: "Ada", age: 7))
    #expect(user == User(name: "Bob", age: 8))
    #expect(old == "Ada")
  }

  @Test func `a state is changed in place, or by a function from the old to the new`() {
    let inPlace = State<Int, Void>.modify { $0 += 1 }
    let next = State<Int, Void>.modify { s in s + 1 }
    #expect(inPlace.run(4).position == 5)
    #expect(next.run(4).position == 5)
  }

  @Test func `setting is putting`() {
    #expect(store.select(.set(7)).position == store.select(.put(7)).position)
  }

  @Test func `put and get keep the laws of state`() {
    #expect(StateLaws(storeSamples).counterexamples() == [])
  }

  @Test func `a seek that does not move is caught`() {
    let deaf = StoreLaws<Store<Int, Int>, Int>(
      "deaf", draw: { storeSamples.drawSpace(&$0) }, positions: .integer(in: 0...2),
      extract: { $0.extract() }, position: { $0.position }, peek: { $0.peek($1) },
      seek: { store, _ in store })
    #expect(deaf.counterexample()?.law == "after seeking a position, the store is at this position")
  }

  @Test func `a put that keeps the larger state is caught`() {
    let larger = StateLaws<State<Int, Int>, Int, Int, Both<Int, Int>>(
      MonadSamples(storeSamples), states: .integer(in: 0...2),
      put: { new in State<Int, Int> { (max($0, new), 0) } },
      get: { State<Int, Int>.get().flatMap($0) })
    let broken = larger.counterexamples().map(\.law)
    #expect(
      broken == [
        "get after put gives the state that was put", "of two puts only the second counts",
      ])
  }
}
