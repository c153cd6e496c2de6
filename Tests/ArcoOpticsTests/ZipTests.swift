import ArcoLaws
import ArcoOptics
import Testing

private struct Size: Equatable, Generatable {
  var width: Int
  var height: Int
  var depth: Int

  static let generator = Generator { choices in
    Size(width: choices.draw(), height: choices.draw(), depth: choices.draw())
  }
}

private let width = Lens(\Size.width)
private let height = Lens(\Size.height)
private let depth = Lens(\Size.depth)

struct ZipTests {
  @Test func `two lenses and three obey the laws of a lens`() {
    let pair = zip(width, height)
    let laws = LensLaws(
      pair, whole: Size.generator, part: .pair(.integer(), .integer()), wholesAreEqual: ==,
      partsAreEqual: ==)
    #expect(laws.counterexample() == nil)
    let three = zip(pair, depth)
    for size in Size.generator.values(20) {
      let moved = three.setting(size, to: ((size.height, size.depth), size.width))
      #expect(moved == Size(width: size.height, height: size.depth, depth: size.width))
    }
  }

  @Test func `a change that throws keeps what it wrote before`() {
    func refuse(_ parts: inout (Int, Int)) throws(Refusal) {
      parts = (8, 9)
      throw Refusal()
    }
    var size = Size(width: 1, height: 2, depth: 3)
    #expect(throws: Refusal()) { try zip(width, depth).modify(&size, refuse) }
    #expect(size == Size(width: 8, height: 2, depth: 9))
  }

  @Test func `lenses to one place, or to unknown ones, are refused`() throws {
    #expect(
      throws: StandardOptics.ZipError.overlappingPlaces(
        first: width.footprint, second: width.footprint)
    ) {
      try StandardOptics.Zip(width, width)
    }
    let unknown = Lens<Size, Int>(get: { $0.width }, modify: { $1(&$0.width) })
    #expect(throws: StandardOptics.ZipError.unknownPlace(first: .unknown, second: height.footprint))
    {
      try StandardOptics.Zip(unknown, height)
    }
    let pair = zip(width, height)
    #expect(throws: StandardOptics.ZipError.self) { try StandardOptics.Zip(pair, height) }
    #expect(throws: StandardOptics.ZipError.self) { try StandardOptics.Zip(width, pair) }
    let named = Lens<Size, Int>(
      get: { $0.width }, modify: { $1(&$0.width) }, footprint: .field(0))
    #expect(throws: StandardOptics.ZipError.self) { try StandardOptics.Zip(named, height) }
    let other = Lens<Size, Int>(
      get: { $0.height }, modify: { $1(&$0.height) }, footprint: .field(1))
    #expect(try StandardOptics.Zip(named, other).get(Size(width: 1, height: 2, depth: 3)) == (1, 2))
  }

  @Test func `its place is that of both`() {
    let pair = zip(width, height)
    #expect(pair.footprint.overlaps(width.footprint))
    #expect(height.footprint.overlaps(pair.footprint))
    #expect(!pair.footprint.overlaps(depth.footprint))
    #expect(pair.footprint.union(.unknown) == .unknown)
  }

  @Test func `sequences are zipped as ever`() {
    #expect(zip([1, 2], ["a", "b"]).map { "\($0)\($1)" } == ["1a", "2b"])
  }

  @Test func `zipping lenses to one place stops the program`() async {
    let exit = await #expect(processExitsWith: .failure, observing: itsWords) {
      _ = zip(Lens(\Dose.grams), Lens(\Dose.grams))
    }
    #expect(exit.words.contains("zip: both lenses may write the same part"))
  }
}
