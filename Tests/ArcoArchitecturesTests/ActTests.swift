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

/// Positions as a driver keeps them.
@Suite struct PresentTests {
  @Test func `moving and looking is selecting and extracting`() {
    let zipper = Zipper(["a", "b", "c"])
    var present = Present(zipper)
    present.move(by: .right())
    #expect(zipper.at(present).extract() == zipper.select(.right()).extract())
    #expect(present.move(by: Update.reading { $0.index }) == 1)
    #expect(present == Present(zipper.right()))
  }

  @Test func `a present begins where its space is`() {
    let told = Traced { (told: String) in told }.select(.tell("a"))
    var present = Present(told)
    #expect(present.position == "a")
    present.move(by: .tell("b"))
    #expect(told.at(present).extract() == "ab")
  }

  @Test func `a machine is asked, and the answers come with it`() {
    var present = Present<Cofrees<Tasks>>(origin: [])
    #expect(present.ask(.add(3)) == .done)
    let talk = Free<Tasks, Tasks.Answer>.ask(.add(4)) { _ in .ask(.count) { .done($0) } }
    #expect(present.ask(talk) == .number(2))
    #expect(present.position.state == [3, 4])
  }

  @Test func `a machine receives in place`() {
    var present = Present(Moore(initial: [1], update: { $0.append($1) }, render: { $0 }))
    present.receive(2)
    #expect(present.position.state == [1, 2])
    #expect(present.origin.state == [1])
  }
}

@Suite struct SeenTests {
  @Test func `changing what is seen is moving the whole by the lifted update`() {
    let samples = ContainerSamples<Day<Stores<Int>, Zippers>>.day(.store([0, 1, 2]), .zipper)
    let law = Law("seen changes are lifted updates") { trial in
      let space = samples.drawSpace(&trial)
      let isLast = trial.draw("last", Bool.self)
      let update: Update<Zippers, Void> = isLast ? .last() : .right()
      var seen = Present(space)
      Seen(Morphism.second()).modify(&seen) { (part: inout Present<Zippers>) in
        part.move(by: update)
      }
      var lifted = Present(space)
      lifted.move(by: .second(update))
      trial.expect(seen.position, equals: lifted.position)
      trial.expect(Seen(Morphism.second()).get(seen).shape as Spot, equals: lifted.shape.second)
    }
    #expect(law.counterexample() == nil)
  }
}
