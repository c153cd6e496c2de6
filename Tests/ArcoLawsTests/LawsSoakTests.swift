import ArcoLaws
import ArcoOptics
import Foundation
import Testing

/// Laws that hold, tried with many seeds, and laws that do not, found with each of them.
struct LawsSoakTests {
  private let seeds: ClosedRange<UInt64> =
    ProcessInfo.processInfo.environment["ARCO_SOAK"] == "1" ? 1...100 : 1...3

  @Test func `lawful optics stay lawful with every seed`() {
    for seed in seeds {
      #expect(LensLaws(Lens(\Dose.grams)).counterexample(seed: seed) == nil)
      #expect(PrismLaws(toDose).counterexample(seed: seed) == nil)
      #expect(
        AffineLaws(Lens(\Shop.order).appending(toNote)).counterexample(seed: seed) == nil)
      #expect(
        TraversalLaws(StandardOptics.Each<[Dose]>().appending(Lens(\Dose.label))).counterexample(
          seed: seed)
          == nil)
      let negated = Iso<Int, Int>(get: { 0 &- $0 }, embed: { 0 &- $0 })
      #expect(IsoLaws(negated).counterexample(seed: seed) == nil)
      #expect(
        CompositionLaws(StandardOptics.Each<[Shop]>(), Lens(\Shop.order), toDose).counterexample(
          seed: seed)
          == nil)
    }
  }

  @Test func `a law that edges alone break is found broken with every seed, and made small`() {
    let next = Law("the next number is greater") { trial in
      let number = trial.draw("number", Int.self)
      trial.expect(number &+ 1 > number, equals: true)
    }
    let same = Law("numbers equal themselves") { trial in
      let number = trial.draw("number", Double.self)
      trial.expect(number == number, equals: true)
    }
    for seed in seeds {
      #expect(next.counterexample(tries: 2_000, seed: seed)?["number"] == "\(Int.max)")
      #expect(same.counterexample(tries: 2_000, seed: seed)?["number"] == "nan")
    }
  }

  @Test func `values stay within their ranges, edges too, with every seed`() {
    for seed in seeds {
      let numbers = Generator<Int>.integer(in: -3...900).values(200, seed: seed)
      #expect(numbers.allSatisfy { (-3...900).contains($0) })
      let bytes = Generator<UInt8>.integer(in: 7...255).values(200, seed: seed)
      #expect(bytes.allSatisfy { (7...255).contains($0) })
    }
  }
}
