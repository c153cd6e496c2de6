import ArcoArchitectures
import ArcoComonads
import ArcoOptics
import ArcoTesting
import Testing

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
