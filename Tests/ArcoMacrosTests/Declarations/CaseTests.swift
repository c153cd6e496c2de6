#if Macros
  import Arco
  import ArcoMacros
  import ArcoLaws
  import ArcoTesting
  import Testing

  private protocol Shape { var area: Int { get } }
  private struct Square: Shape { var area: Int }

  @Optics private indirect enum Tree: Equatable {
    case leaf(Int)
    case branch(Tree, Tree)
    case named(String, Self)
  }

  @Optics private enum Chain: Equatable {
    case end
    indirect case link(Int, next: Chain)
    indirect case again(Self)
  }

  @Optics private enum Payload: Equatable {
    case none
    case one(Int)
    case labelled(grams: Int)
    case underscored(_ grams: Int)
    case two(Int, cups: Int)
    case swapped(b: Int, a: Int)
    case defaulted(Int = 3)
    case allDefaulted(a: Int = 1, b: Int = 2)
    case optional(Int?)
    case twice(Int??)
    case list([Int])
    case table([String: Int])
    case result(Result<Int, Oops>)
    case many(Int, Int, Int, Int, Int, Int, Int, Int)
  }

  private struct Oops: Error, Equatable {}

  @Optics private enum Bound {
    case tuple((Int, String))
    case labelledTuple((x: Int, y: Int))
    case nested(p: (Int, Int), q: Int)
    case existential(any Shape)
    case maybe((any Shape)?)
    case error(any Error)
    case type(any Shape.Type)
    case any(Any)
    case void(Void)
  }

  @Optics private enum Raw: Int, CaseIterable {
    case one = 1
    case two, three
  }
  @Optics private enum Text: String {
    case one
    case two = "2"
  }
  @Optics private enum Nothing {}

  @Optics private enum Absorbing: ExpressibleByNilLiteral, Equatable {
    case number(Int)
    case absent

    init(nilLiteral: ()) { self = .absent }
    static func number(_ text: String) -> Absorbing { .absent }
    static func ~= (left: Absorbing, right: Absorbing) -> Bool { false }
  }

  @Optics private enum Conditional: Equatable {
    #if DEBUG
      case trace(Int)
    #else
      case trace(String)
    #endif
    case plain(Int)
  }

  @Optics private struct ConditionalFields: Equatable {
    #if os(Linux) || os(macOS)
      var path: Int
    #elseif os(Windows)
      var path: String
    #endif
    var count: Int
  }

  struct CaseTests {
    private let integer = Generator<Int>.integer()

    @Test func `prisms of recursive enums obey the laws`() {
      let trees = integer.map { Tree.branch(.leaf($0), .named("a", .leaf(1))) }
      #expect(PrismLaws(Tree.prisms.leaf, whole: trees).counterexample() == nil)
      let branches = PrismLaws(
        Tree.prisms.branch, whole: trees, part: trees.map { ($0, $0) }, wholesAreEqual: ==,
        partsAreEqual: ==)
      #expect(branches.counterexample() == nil)
      let chains = integer.map { Chain.link($0, next: .end) }
      let links = PrismLaws(
        Chain.prisms.link, whole: chains, part: chains.map { (1, next: $0) },
        wholesAreEqual: ==, partsAreEqual: ==)
      #expect(links.counterexample() == nil)
      #expect(PrismLaws(Chain.prisms.again, whole: chains, part: chains).counterexample() == nil)
    }

    @Test func `prisms to payloads of every form obey the laws`() {
      let values = integer.map { Payload.one($0) }
      #expect(PrismLaws(Payload.prisms.one, whole: values).counterexample() == nil)
      #expect(PrismLaws(Payload.prisms.labelled, whole: values).counterexample() == nil)
      #expect(PrismLaws(Payload.prisms.underscored, whole: values).counterexample() == nil)
      #expect(PrismLaws(Payload.prisms.defaulted, whole: values).counterexample() == nil)
      let optional = Generator<Int?>.optional(integer)
      #expect(
        PrismLaws(Payload.prisms.optional, whole: values, part: optional).counterexample() == nil)
      let lists = integer.map { [$0] }
      #expect(PrismLaws(Payload.prisms.list, whole: values, part: lists).counterexample() == nil)
      let results = integer.map { Result<Int, Oops>.success($0) }
      #expect(
        PrismLaws(Payload.prisms.result, whole: values, part: results).counterexample() == nil)
      let two = PrismLaws(
        Payload.prisms.two, whole: values, part: integer.map { ($0, cups: $0) },
        wholesAreEqual: ==, partsAreEqual: ==)
      #expect(two.counterexample() == nil)
      let swapped = PrismLaws(
        Payload.prisms.swapped, whole: values, part: integer.map { (b: $0, a: 1) },
        wholesAreEqual: ==, partsAreEqual: ==)
      #expect(swapped.counterexample() == nil)
      let none = PrismLaws(
        Payload.prisms.none, whole: values, part: .just(()), wholesAreEqual: ==,
        partsAreEqual: { _, _ in true })
      #expect(none.counterexample() == nil)
      let many = Payload.prisms.many.embed((1, 2, 3, 4, 5, 6, 7, 8))
      #expect(Payload.prisms.many.extract(many)?.7 == 8)
    }

    @Test func `a prism to a case of another module's enum is one line`() {
      let success = #prism(Result<Int, Oops>.success)
      let results = integer.map { Result<Int, Oops>.success($0) }
      #expect(PrismLaws(success, whole: results).counterexample() == nil)
      #expect(success.extract(.failure(Oops())) == nil)
      let some = #prism(Int?.some)
      #expect(PrismLaws(some, whole: Generator<Int?>.optional(integer)).counterexample() == nil)
      #expect(#prism(Payload.labelled).extract(.labelled(grams: 3)) == 3)
      let two = #prism(Payload.two(_:cups:))
      #expect(two.embed((1, 2)) == .two(1, cups: 2))
      #expect(two.extract(.two(1, cups: 2))?.1 == 2)
      #expect(two.extract(.one(1)) == nil)
    }

    @Test func `payloads may be tuples and existentials`() {
      #expect(Bound.prisms.tuple.extract(.tuple((1, "a")))?.1 == "a")
      #expect(Bound.prisms.labelledTuple.extract(.labelledTuple((x: 1, y: 2)))?.y == 2)
      #expect(Bound.prisms.nested.extract(.nested(p: (1, 2), q: 3))?.p.1 == 2)
      let square = Bound.prisms.existential.embed(Square(area: 4))
      #expect(Bound.prisms.existential.extract(square)?.area == 4)
      #expect(Bound.prisms.error.extract(Bound.prisms.error.embed(Oops())) is Oops)
      #expect(Bound.prisms.maybe.extract(square) == nil)
    }

    @Test func `raw values, no cases and conformances are in nobody's way`() {
      #expect(Raw.allCases.map { Raw.prisms.two.extract($0) != nil } == [false, true, false])
      #expect(Text.prisms.two.embed(()).rawValue == "2")
      #expect(MemoryLayout<Nothing.Prisms>.size == 0)
      let values = integer.map { Absorbing.number($0) }
      #expect(PrismLaws(Absorbing.prisms.number, whole: values).counterexample() == nil)
      #expect(Absorbing.prisms.number.extract(nil) == nil)
    }

    @Test func `what stands in an if has optics where it stands`() {
      #expect(Conditional.prisms.trace.extract(.plain(1)) == nil)
      let values = integer.map { Conditional.plain($0) }
      #expect(PrismLaws(Conditional.prisms.plain, whole: values).counterexample() == nil)
      let fields = integer.map { ConditionalFields(path: $0, count: 1) }
      #expect(LensLaws(ConditionalFields.lenses.path, whole: fields).counterexample() == nil)
      #expect(LensLaws(ConditionalFields.lenses.count, whole: fields).counterexample() == nil)
    }
  }
#endif
