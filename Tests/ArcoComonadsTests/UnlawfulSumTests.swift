import ArcoComonads
import ArcoLaws
import Testing

/// The either/or comonad as it was published: it holds both sides where they were when the other
/// was last shown, and looks from one at the other as it was then.
private struct Sum {
  var side: Side
  var left: Store<Int, Int>
  var right: Store<Int, Int>

  func extract() -> Int { side == .left ? left.extract() : right.extract() }

  func extend(_ look: @escaping (Sum) -> Int) -> Sum {
    let (left, right) = (left, right)
    return Sum(
      side: side,
      left: left.extend { look(Sum(side: .left, left: $0, right: right)) },
      right: right.extend { look(Sum(side: .right, left: left, right: $0)) }
    )
  }

  /// The element in view, and all that can be seen on both sides.
  func seen() -> [Int] {
    let states = [0, 1, 2]
    return [extract(), left.extract(), right.extract()]
      + states.map { left.peek($0) } + states.map { right.peek($0) }
  }
}

private func drawSum(_ trial: inout Trial) -> Sum {
  let table = Generator<Function<Int, Int>>.function(to: .integer())
  let (left, right) = (trial.draw("left", table), trial.draw("right", table))
  return Sum(
    side: trial.draw("side", .anyCase),
    left: Store(trial.draw("left state", .integer(in: 0...2))) { left($0) },
    right: Store(trial.draw("right state", .integer(in: 0...2))) { right($0) }
  )
}

/// Where a program of the published lift leads: the side it belongs to is shown, whatever it does.
private typealias Places = Both<Side, Both<Int, Int>>

private func publishedLift(_ update: State<Int, Int>) -> State<Places, Int> {
  State<Places, Int> { places in
    let (left, value) = update.run(places.second.first)
    return (Both(.left, Both(left, places.second.second)), value)
  }
}

private let places = Side.allCases.flatMap { side in
  [0, 1].flatMap { left in [0, 1].map { Both(side, Both(left, $0)) } }
}

@Suite struct UnlawfulSumTests {
  @Test func `the published either-or comonad breaks associativity`() {
    let laws = ComonadLaws(
      "Sum", draw: drawSum, extract: { $0.extract() }, extend: { $0.extend($1) },
      seen: { $0.seen() })
    let broken = laws.counterexamples()
    #expect(broken.map(\.law) == ["extending twice is extending once, with both in turn"])
  }

  @Test func `laws that look at the focus alone do not see what is wrong with it`() {
    let laws = ComonadLaws(
      "Sum", draw: drawSum, extract: { $0.extract() }, extend: { $0.extend($1) },
      seen: { [$0.extract()] })
    #expect(laws.counterexample() == nil)
  }

  @Test func `editing the left and then showing the right loses the edit there`() {
    let sum = Sum(
      side: .left, left: Store(0) { $0 }, right: Store(10) { $0 })
    // From the right, what would the left show? It has been edited to 1 in between.
    let edited = Sum(side: .left, left: sum.left.seek(1), right: sum.right)
    let inTurn = edited.extend { $0.left.extract() }.right.extract()
    let atOnce = sum.extend { $0.left.extract() }
    let afterwards = Sum(side: .right, left: atOnce.left.seek(1), right: atOnce.right)
    #expect(inTurn == 1)
    #expect(afterwards.extract() == 0)
  }

  @Test func `its lift of nothing switches sides`() {
    let laws = LiftLaws(
      from: MonadSamples(ContainerSamples<Stores<Int>>.store([0, 1])),
      to: MonadSamples(ContainerSamples<Stores<Places>>.store(places)), publishedLift)
    #expect(laws.counterexample()?.law == "lifting preserves pure")
  }

  @Test func `a switch keeps the edit and stays on its side`() {
    let tabs = Switch(
      left: Store(0) { "left \($0)" }, right: Store(10) { "right \($0)" }, showing: .left)
    let moved = tabs.select(.left(.put(1))).select(.show(.right))
    #expect(moved.extract() == "right 10")
    #expect(moved.peek(side: .left) == "left 1")
    #expect(moved.select(.left(.staying)).side() == .right)
  }
}
