import ArcoLaws
import ArcoOptics
import Testing

struct ExactlyTests {
  @Test func `it obeys the laws of a prism`() {
    let numbers = Generator<Int>.integer(in: -300...300)
    #expect(PrismLaws(StandardOptics.Exactly<Int, UInt8>(), whole: numbers).counterexample() == nil)
    #expect(PrismLaws(StandardOptics.Exactly<Int, Int8>(), whole: numbers).counterexample() == nil)
    #expect(PrismLaws(StandardOptics.Exactly<Int, Int>(), whole: numbers).counterexample() == nil)
  }

  @Test func `the bounds are exact`() {
    #expect(StandardOptics.Exactly<Int, UInt8>().extract(255) == 255)
    #expect(StandardOptics.Exactly<Int, UInt8>().extract(256) == nil)
    #expect(StandardOptics.Exactly<Int, UInt8>().extract(-1) == nil)
    #expect(StandardOptics.Exactly<UInt64, UInt8>().embed(7) == 7)
  }

  @Test func `a part with numbers that the whole does not have is refused`() async {
    let exits = [
      // Its greatest number has no room.
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = StandardOptics.Exactly<Int8, UInt8>()
      },
      // Its least number has none.
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = StandardOptics.Exactly<UInt8, Int8>()
      },
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = StandardOptics.Exactly<UInt64, Int>()
      },
    ]
    for exit in exits {
      #expect(exit.words.contains("Exactly: the whole cannot represent all values of the part"))
    }
  }
}
