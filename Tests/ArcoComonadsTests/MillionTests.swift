import ArcoComonads
import Testing

/// Moves a space a million times and then looks at it.
private func afterMillion<C: Container, Element>(
  _ space: Space<C, Element>,
  _ update: Update<C, Void>
) -> Element {
  var space = space
  for _ in 0..<million { space = space.select(update) }
  return space.extract()
}

@Suite struct MillionTests {
  @Test func `identity, store and env bear a million moves`() {
    #expect(onSmallStack { afterMillion(Identity("x"), .staying) } == "x")
    #expect(onSmallStack { afterMillion(Store(0) { $0 }, .modify { $0 += 1 }) } == million)
    #expect(onSmallStack { afterMillion(Env(7, "x"), .staying) } == "x")
  }

  @Test func `traced, moore and stream bear a million moves`() {
    let traced = onSmallStack {
      afterMillion(Traced { (sum: Sum<Int>) in sum.value }, .tell(Sum(1)))
    }
    #expect(traced == million)
    let machine = onSmallStack {
      afterMillion(Moore(initial: 0, update: { $0 += $1 }, render: { $0 }), .input(2))
    }
    #expect(machine == 2 * million)
    let stream = onSmallStack {
      afterMillion(StreamSpace(seed: 0, next: { $0 + 1 }, show: { $0 }), .shift())
    }
    #expect(stream == million)
  }

  @Test func `zipper, cofree and coproduct bear a million moves`() {
    let zipper = onSmallStack {
      afterMillion(Zipper([1, 2, 3]), .right().then(.left()).then(.right()))
    }
    #expect(zipper == 3)
    let cofree = onSmallStack {
      afterMillion(Cofree<Counting, Int>(state: 0) { $0 }, Update.query(One()).map { _ in })
    }
    #expect(cofree == million)
    let coproduct = onSmallStack {
      let store = OneOf<Stores<Int>, Zippers, Int>(left: Store(0) { $0 })
      return afterMillion(store, .either(.modify { $0 += 1 }, .right()))
    }
    #expect(coproduct == million)
  }

  @Test func `day, many and switch bear a million moves`() {
    let day = onSmallStack {
      afterMillion(Store(0) { $0 }.zip(Zipper([1, 2])) { $0 + $1 }, .first(.modify { $0 += 1 }))
    }
    #expect(day == million + 1)
    let many = onSmallStack {
      let stores = [Store(0) { $0 }, Store(5) { $0 }]
      return afterMillion(Space(each: stores), .element(0, .modify { $0 += 1 }))
    }
    #expect(many == [million, 5])
    let tabs = onSmallStack {
      afterMillion(
        Switch(left: Store(0) { $0 }, right: Zipper([1, 2])),
        .left(.modify { $0 += 1 }).then(.show(.left)))
    }
    #expect(tabs == million)
  }

  @Test func `an update nested to the right runs a million steps`() {
    let state = onSmallStack { count(million).run(0).position }
    #expect(state == million)
  }

  @Test func `an update in turns runs a million steps`() {
    let state = onSmallStack {
      Update.loop(million) { (left: Int) -> State<Int, Loop<Int, Void>> in
        left == 0 ? .pure(.done(())) : State.modify { $0 += 1 }.map { .again(left - 1) }
      }.run(0).position
    }
    #expect(state == million)
    let all = onSmallStack {
      State<Int, Void>.all(Array(repeating: .modify { $0 += 1 }, count: million)).run(0).position
    }
    #expect(all == million)
  }

  @Test func `a talk nested to the right asks a million questions`() {
    let state = onSmallStack {
      var state = 0
      talk(million).run(on: &state)
      return state
    }
    #expect(state == million)
    let update = onSmallStack { Update(talk(million)).run(0).position.state }
    #expect(update == million)
  }

  @Test func `a talk in turns asks a million questions, with idle turns between`() {
    let state = onSmallStack {
      var state = 0
      Free<Counting, Void>.loop(2 * million) { left in
        if left == 0 { return .done(.done(())) }
        if left.isMultiple(of: 2) { return .done(.again(left - 1)) }
        return .ask(One()) { _ in .done(.again(left - 1)) }
      }.run(on: &state)
      return state
    }
    #expect(state == million)
  }

  @Test func `a short chain to the left runs too`() {
    let state = onSmallStack {
      (0..<100).reduce(State<Int, Void>.staying) { chain, _ in
        chain.then(.modify { $0 += 1 })
      }.run(0).position
    }
    #expect(state == 100)
  }
}

/// A machine that counts what it is asked.
private enum Counting: Interface {
  static func step(_ count: inout Int, _ query: One) -> One {
    count += 1
    return query
  }
}

private func count(_ left: Int) -> State<Int, Void> {
  left == 0 ? .staying : State.modify { $0 += 1 }.flatMap { count(left - 1) }
}

private func talk(_ left: Int) -> Free<Counting, Void> {
  left == 0 ? .done(()) : .ask(One()) { _ in talk(left - 1) }
}
