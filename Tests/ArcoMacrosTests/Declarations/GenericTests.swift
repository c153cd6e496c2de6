#if Macros
  import Arco
  import ArcoMacros
  import ArcoLaws
  import ArcoTesting
  import Testing

  private protocol Source {
    associatedtype Item: Equatable
  }

  private enum Numbers: Source { typealias Item = Int }

  @Optics private struct Row<Items, Item>: Equatable
  where Items: Collection & Equatable, Item == Items.Element, Item: Equatable {
    var items: Items
    let first: Item
  }

  @Optics private struct Tagged<Tag: ~Copyable>: Equatable {
    var number: Int
    let text: String
  }

  @Optics private enum Marked<Tag: ~Copyable>: Equatable {
    case number(Int)
    case none
  }

  private struct Token: ~Copyable {}

  @Optics private struct Feed<From: Source>: Equatable {
    var item: From.Item
    let last: From.Item?
  }

  @Optics private enum Found<From: Source>: Equatable {
    case item(From.Item)
    case all([From.Item])
  }

  @Optics private enum Sum<Items: Sequence>: Equatable
  where Items: Equatable, Items.Element: Hashable {
    case items(Items)
    case unique(Set<Items.Element>)
  }

  @Optics private struct Vector<let count: Int>: Equatable {
    var scale: Int
    let unit: String
  }

  @Optics private struct Several<each Value> {
    var values: (repeat each Value)
    var count: Int
  }

  @Optics private struct Answered<Result: Equatable, Failure: Equatable>: Equatable {
    var result: Result
    let failure: Failure
  }

  @Optics private struct Named<Whole: Equatable, Part: Equatable>: Equatable {
    var whole: Whole
    let part: Part
  }

  private struct Outer<Result: Equatable> {
    @Optics fileprivate struct Inner: Equatable {
      var result: Result
      let count: Int
    }
    @Optics fileprivate enum Either: Equatable {
      case result(Result)
      case inner(Inner)
    }
  }

  extension Outer where Result: Comparable {
    @Optics fileprivate struct Extended: Equatable { var result: Result }
  }

  struct GenericTests {
    private let integer = Generator<Int>.integer()

    @Test func `lenses of generic structs obey the laws`() {
      let row = integer.map { Row(items: [1, 2], first: $0) }
      #expect(LensLaws(Row<[Int], Int>.lenses.first, whole: row).counterexample() == nil)
      let tagged = integer.map { Tagged<Token>(number: $0, text: "a") }
      #expect(LensLaws(Tagged<Token>.lenses.number, whole: tagged).counterexample() == nil)
      #expect(LensLaws(Tagged<Token>.lenses.text, whole: tagged).counterexample() == nil)
      let feed = integer.map { Feed<Numbers>(item: $0, last: nil) }
      #expect(LensLaws(Feed<Numbers>.lenses.item, whole: feed).counterexample() == nil)
      let answered = integer.map { Answered(result: $0, failure: "a") }
      #expect(
        LensLaws(Answered<Int, String>.lenses.failure, whole: answered).counterexample() == nil)
      let named = integer.map { Named(whole: $0, part: "a") }
      #expect(LensLaws(Named<Int, String>.lenses.part, whole: named).counterexample() == nil)
      let inner = integer.map { Outer.Inner(result: $0, count: 1) }
      #expect(LensLaws(Outer<Int>.Inner.lenses.result, whole: inner).counterexample() == nil)
      #expect(LensLaws(Outer<Int>.Inner.lenses.count, whole: inner).counterexample() == nil)
      let extended = integer.map { Outer.Extended(result: $0) }
      #expect(LensLaws(Outer<Int>.Extended.lenses.result, whole: extended).counterexample() == nil)
    }

    @Test func `lenses of structs generic over values and over packs obey the laws`() {
      let vector = integer.map { Vector<3>(scale: $0, unit: "g") }
      #expect(LensLaws(Vector<3>.lenses.scale, whole: vector).counterexample() == nil)
      #expect(LensLaws(Vector<3>.lenses.unit, whole: vector).counterexample() == nil)
      let several = Several(values: (1, "a"), count: 2)
      #expect(Several<Int, String>.lenses.values.get(several).1 == "a")
      #expect(Several<Int, String>.lenses.count.setting(several, to: 3).count == 3)
    }

    @Test func `prisms of generic enums obey the laws`() {
      let marked = integer.map { Marked<Token>.number($0) }
      #expect(PrismLaws(Marked<Token>.prisms.number, whole: marked).counterexample() == nil)
      let found = integer.map { Found<Numbers>.all([$0]) }
      #expect(PrismLaws(Found<Numbers>.prisms.item, whole: found).counterexample() == nil)
      let sum = integer.map { Sum.items([$0]) }
      let lists = integer.map { [$0] }
      #expect(PrismLaws(Sum<[Int]>.prisms.items, whole: sum, part: lists).counterexample() == nil)
      let either = integer.map { Outer.Either.result($0) }
      #expect(PrismLaws(Outer<Int>.Either.prisms.result, whole: either).counterexample() == nil)
      let inner = Outer<Int>.Either.prisms.inner.result
      #expect(inner.extract(.inner(.init(result: 3, count: 1))) == 3)
    }
  }
#endif
