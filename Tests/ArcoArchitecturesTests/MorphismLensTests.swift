import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoLaws
import ArcoOptics
import Testing

@Suite struct MorphismLensTests {
  @Test func `changing what is seen is moving the whole by the lifted update`() {
    let samples = ContainerSamples<Day<Stores<Int>, Zippers>>.day(.store([0, 1, 2]), .zipper)
    let law = Law("seen changes are lifted updates") { trial in
      let space = samples.drawSpace(&trial)
      let isLast = trial.draw("last", Bool.self)
      let update: Update<Zippers, Void> = isLast ? .last() : .right()
      var seen = Present(space)
      MorphismLens(Morphism.second()).modify(&seen) { (part: inout Present<Zippers>) in
        part.move(by: update)
      }
      var lifted = Present(space)
      lifted.move(by: .second(update))
      trial.expect(seen.position, equals: lifted.position)
      trial.expect(
        MorphismLens(Morphism.second()).get(seen).shape as Spot, equals: lifted.shape.second)
    }
    #expect(law.counterexample() == nil)
  }

  @Test func `what was told is seen in a part, and shown`() {
    let seen = MorphismLens(Morphism<Day<Traces<Sum<Int>>, Stores<Int>>, Traces<Sum<Int>>>.first())
    let score = Traced { (points: Sum<Int>) in "\(points.value) points" }
    var whole = Present<Day<Traces<Sum<Int>>, Stores<Int>>>(
      origin: Both(One(), 1), position: Both(Sum(2), 1))
    seen.modify(&whole) { $0.move(to: Sum(5)) }
    #expect(whole.position == Both(Sum(7), 1))
    #expect(seen.get(whole).position == Sum(7))
    #expect(score.at(seen.get(whole)).extract() == "7 points")
    var part = seen.get(whole)
    part.move(to: Sum(1))
    part.move(to: Sum(2))
    #expect(part.position == Sum(10))
    #expect(part == Present(origin: One(), position: Sum(10)))
    seen.modify(&whole) { $0 = part }
    #expect(whole.position == Both(Sum(10), 1))
    let kept = seen.get(whole)
    seen.modify(&whole) { $0 = kept }
    #expect(whole.position == Both(Sum(10), 1), "what was got and put changes nothing")
  }

  @Test func `a part deep in a whole is seen where it is, and what lies ahead from there`() {
    typealias Inner = Day<Streams<Int>, Traces<String>>
    typealias Whole = Day<Inner, Stores<Int>>
    let inner = Morphism<Whole, Inner>.first()
    let ahead = MorphismLens(inner.appending(.first()))
    let log = MorphismLens(inner.appending(.second()))
    var whole = Present<Whole>(origin: Both(Both(Spring(seed: 1) { $0 * 2 }, One()), 0))
    ahead.modify(&whole) { $0.move(by: .shift(2)) }
    log.modify(&whole) { $0.move(to: "a") }
    ahead.modify(&whole) { $0.move(by: .shift(1)) }
    log.modify(&whole) { $0.move(to: "b") }
    #expect(ahead.get(whole).position.count == 3)
    #expect(ahead.get(whole).shape.seed == 8)
    #expect(ahead.get(whole).origin.seed == 1)
    #expect(log.get(whole).position == "ab")
  }

  @MainActor @Test func `a component of a part of a whole shows what was told in it`() {
    typealias Whole = Present<Day<Traces<Sum<Int>>, Stores<Int>>>
    let score = TracedComponent<Void, Sum<Int>, Int, Text>(
      update: { points in Sum(points) }, render: { sum, _ in .line("\(sum.value)") })
    let child = score.component.dispatcher.child(
      state: MorphismLens(Morphism<Day<Traces<Sum<Int>>, Stores<Int>>, Traces<Sum<Int>>>.first()),
      input: Prism<Int, Int>(extract: { $0 }, embed: { $0 }))
    let face = Face<Whole, Int, Text>.placing { parts in
      let view = parts.place(child, score.component.face)
      return parts.view { _, _ in view }
    }
    let whole = Program(
      Component(Dispatcher<Void, Whole, Int> { child }, face),
      state: Present(origin: Both(One(), 0)))
    #expect(shown(whole, [3, 4]) == ["0", "3", "7"])
  }
}
