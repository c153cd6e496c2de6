// Names as others write them.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII, AlwaysUseLowerCamelCase

#if Macros
  import Arco
  import ArcoMacros
  import ArcoLaws
  import Testing

  @Optics private struct Reserved: Equatable {
    var `self`: Int
    var `default`: Int
    let `class`: Int
    var `init`: Int
    var `Type`: Int
    var get: Int
    var set: Int
    var lenses: Int
    var prisms: Int
    var `Self`: Int
    var whole: Int
    var part: Int
    var body: Int
    var footprint: Int
    let `inout`: Int
    let `let`: Int
  }

  @Optics private enum ReservedCase: Equatable {
    case `self`(Int)
    case `default`
    case `init`(Int)
    case `Type`(Int)
    case get(in: Int)
    case both(for: Int, `inout`: Int)
    case embed(part: Int)
    case extract(held: Int, whole: Int)
    case `nil`
    case none
    case some(Int)
  }

  @Optics private struct `class`: Equatable {
    var `struct`: Int
    let `class`: Int
  }

  @Optics private struct dose: Equatable {
    var dose: Int
    let grams: Int
  }

  @Optics private struct Größe: Equatable {
    var größe: Int
    let 重さ: Int
    var 🍎: Int
    var `two words`: Int
    let `1st`: Int
    var _hidden: Int
    var x: Int
    let X: Int
  }

  @Optics private enum 果物: Equatable {
    case りんご(Int)
    case 🍌(重さ: Int)
    case `with space`(`a label`: Int)
  }

  struct NameTests {
    private let integer = Generator<Int>.integer()

    @Test func `properties may be called by reserved words`() {
      let values = integer.map {
        Reserved(
          self: $0, default: 2, class: 3, init: 4, Type: 5, get: 6, set: 7, lenses: 8, prisms: 9,
          Self: 10, whole: 11, part: 12, body: 13, footprint: 14, `inout`: 15, let: 16)
      }
      #expect(LensLaws(Reserved.lenses.`self`, whole: values).counterexample() == nil)
      #expect(LensLaws(Reserved.lenses.class, whole: values).counterexample() == nil)
      #expect(LensLaws(Reserved.lenses.`init`, whole: values).counterexample() == nil)
      #expect(LensLaws(Reserved.lenses.`Type`, whole: values).counterexample() == nil)
      #expect(LensLaws(Reserved.lenses.get, whole: values).counterexample() == nil)
      #expect(LensLaws(Reserved.lenses.lenses, whole: values).counterexample() == nil)
      #expect(LensLaws(Reserved.lenses.whole, whole: values).counterexample() == nil)
      #expect(LensLaws(Reserved.lenses.inout, whole: values).counterexample() == nil)
      #expect(LensLaws(Reserved.lenses.let, whole: values).counterexample() == nil)
    }

    @Test func `cases may be called by reserved words`() {
      let values = integer.map { ReservedCase.`self`($0) }
      #expect(PrismLaws(ReservedCase.prisms.`self`, whole: values).counterexample() == nil)
      #expect(PrismLaws(ReservedCase.prisms.`init`, whole: values).counterexample() == nil)
      #expect(PrismLaws(ReservedCase.prisms.`Type`, whole: values).counterexample() == nil)
      #expect(PrismLaws(ReservedCase.prisms.get, whole: values).counterexample() == nil)
      #expect(PrismLaws(ReservedCase.prisms.embed, whole: values).counterexample() == nil)
      #expect(PrismLaws(ReservedCase.prisms.some, whole: values).counterexample() == nil)
      #expect(ReservedCase.prisms.both.extract(.both(for: 1, `inout`: 2))?.inout == 2)
      #expect(ReservedCase.prisms.extract.embed((held: 1, whole: 2)) == .extract(held: 1, whole: 2))
      #expect(ReservedCase.prisms.none.extract(ReservedCase.nil) == nil)
    }

    @Test func `types may be called by reserved words and as their properties`() {
      let values = integer.map { `class`(struct: $0, class: 1) }
      #expect(LensLaws(`class`.lenses.class, whole: values).counterexample() == nil)
      let doses = integer.map { dose(dose: $0, grams: 1) }
      #expect(LensLaws(dose.lenses.dose, whole: doses).counterexample() == nil)
      #expect(LensLaws(dose.lenses.grams, whole: doses).counterexample() == nil)
    }

    @Test func `names may be of any letters`() {
      let values = integer.map {
        Größe(größe: $0, 重さ: 2, 🍎: 3, `two words`: 4, `1st`: 5, _hidden: 6, x: 7, X: 8)
      }
      #expect(LensLaws(Größe.lenses.größe, whole: values).counterexample() == nil)
      #expect(LensLaws(Größe.lenses.重さ, whole: values).counterexample() == nil)
      #expect(LensLaws(Größe.lenses.🍎, whole: values).counterexample() == nil)
      #expect(LensLaws(Größe.lenses.`two words`, whole: values).counterexample() == nil)
      #expect(LensLaws(Größe.lenses.`1st`, whole: values).counterexample() == nil)
      #expect(LensLaws(Größe.lenses._hidden, whole: values).counterexample() == nil)
      #expect(LensLaws(Größe.lenses.X, whole: values).counterexample() == nil)
      let fruits = integer.map { 果物.りんご($0) }
      #expect(PrismLaws(果物.prisms.りんご, whole: fruits).counterexample() == nil)
      #expect(PrismLaws(果物.prisms.🍌, whole: fruits).counterexample() == nil)
      #expect(PrismLaws(果物.prisms.`with space`, whole: fruits).counterexample() == nil)
    }
  }
#endif
