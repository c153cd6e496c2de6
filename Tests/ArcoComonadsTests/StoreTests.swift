import ArcoComonads
import ArcoTesting
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

  @Test func `seeking in a moved and mapped store goes to what is sought`() {
    let law = Law("pos (seek s w) = s") { trial in
      let space = storeSamples.drawSpace(&trial)
      let state = trial.draw("state", .integer(in: 0...2))
      let moved = space.map { $0 + 1 }.select(.put(1)).rebased()
      trial.expect(moved.seek(state).position, equals: state)
      trial.expect(moved.seek(state).extract(), equals: space.peek(state) + 1)
    }
    #expect(law.counterexample() == nil)
  }

  @Test func `state puts, gets, modifies and sets`() {
    let swap = State<User, String>.gets { $0.name }.flatMap { old in
      State.set(nameLens, to: "Bob").then(.modify { $0.age += 1 }).map { old }
    }
    let (user, old) = swap.run(User(name: "Ada", age: 7))
    #expect(user == User(name: "Bob", age: 8))
    #expect(old == "Ada")
  }

  @Test func `setting is putting`() {
    #expect(store.select(.set(7)).position == store.select(.put(7)).position)
  }

  @Test func `put and get keep the laws of state`() {
    let law = Law("put and get") { trial in
      let (one, other) = (trial.draw("one", Int.self), trial.draw("other", Int.self))
      let start = trial.draw("start", Int.self)
      let seen = { (update: State<Int, Int>) in
        let (state, value) = update.run(start)
        return Both(state, value)
      }
      let put = State<Int, Void>.put(one)
      trial.expect(
        seen(put.then(.get())), equals: seen(put.then(.pure(one))), "what was put is got")
      trial.expect(
        seen(put.then(.put(other)).map { 0 }), equals: seen(State.put(other).map { 0 }),
        "the second counts")
      trial.expect(
        seen(State<Int, Int>.get().flatMap { .put($0) }.map { 0 }), equals: seen(.pure(0)),
        "putting what was got is nothing")
    }
    #expect(law.counterexample() == nil)
  }
}
