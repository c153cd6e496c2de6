import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoTesting
import Testing

private typealias Counting = Act<Void, Stores<[Int]>>

@Suite struct ActTests {
  private func act(_ number: Int) -> Counting { .move(.modify { $0.append(number) }) }

  private func after(_ act: Counting) -> [Int] {
    var present = Present<Stores<[Int]>>(origin: [])
    let work = act.perform(on: &present)
    return work.isNone ? present.position : present.position + [-1]
  }

  @Test func `acts in turn are a monoid`() {
    let law = Law("associative, with none as neutral") { trial in
      let (a, b, c) = (
        trial.draw("a", Int.self), trial.draw("b", Int.self), trial.draw("c", Int.self)
      )
      let (one, two, three) = (act(a), act(b), act(c))
      trial.expect(after(one.then(two).then(three)), equals: after(one.then(two.then(three))))
      trial.expect(after(one.then(.none)), equals: after(one))
      trial.expect(after(Counting.none.then(one)), equals: after(one))
      trial.expect(after(one.then(two)), equals: [a, b])
    }
    #expect(law.counterexample() == nil)
  }

  @Test func `the effects of acts in turn are both there`() {
    let effect = Counting.effect(.move { $0.move(by: .put([])) })
    #expect(after(act(1).then(effect).then(act(2))) == [1, 2, -1])
    #expect(after(act(1).followed { $0 == [1] ? effect : .none }) == [1, -1])
  }
}
