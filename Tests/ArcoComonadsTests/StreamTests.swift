import ArcoComonads
import Testing

@Suite struct StreamTests {
  private let powers = StreamSpace(seed: 1, next: { $0 * 2 }, show: { "\($0)" })

  @Test func `a stream goes forward and counts`() {
    let ahead = powers.select(.shift(3)).select(.shift())
    #expect(ahead.extract() == "16")
    #expect(ahead.position.count == 4)
    #expect(powers.dropping(2).prefix(3) == ["4", "8", "16"])
  }

  @Test func `the duplicate is the stream of what is left`() {
    let rests = powers.duplicate().prefix(3).map { $0.prefix(2) }
    #expect(rests == [["1", "2"], ["2", "4"], ["4", "8"]])
  }

  @Test func `a stream is unfolded by its own elements`() {
    let again = StreamSpace(
      seed: powers, next: { $0.dropping() }, show: { $0.extract() })
    #expect(again.prefix(5) == powers.prefix(5))
  }
}
