// Properties as others write them.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if Macros
  import Arco
  import ArcoMacros
  import ArcoLaws
  import ArcoTesting
  import Testing

  private final class Shared: Sendable {}
  private protocol Shape { var area: Int { get } }
  private struct Square: Shape { var area: Int }

  @Optics private struct Defaults: Equatable {
    var list = [Int]()
    var table = [String: [Int]]()
    var nested = [[Int?]]()
    var names = ["a", "b"]
    var byte = 3 as UInt8
    var below = -2.5
    var denied = !true
    let id: Int
  }

  @Optics private struct Referring {
    weak var weak: Shared?
    unowned var unowned: Shared
    unowned(unsafe) var unmanaged: Shared
    nonisolated(unsafe) var unsafe: Int
    let id: Int
  }

  @Optics private struct Written: Equatable {
    var a: Int { willSet {} }
    private(set) var b: String
    let c: (Int, Int)?
    var d: Int!
    let e: [Self]

    init(a new: Int, b: String, c: (Int, Int)?, d: Int!, e: [Self]) {
      self.e = e
      a = new
      self.b = b
      self.c = c
      self.d = d
    }

    static func == (left: Self, right: Self) -> Bool {
      left.a == right.a && left.b == right.b && left.c?.0 == right.c?.0
        && left.c?.1 == right.c?.1 && left.d == right.d && left.e == right.e
    }
  }

  @Optics private struct Typed {
    var pair: (Int, String)
    let point: (x: Int, y: Int)
    var shape: any Shape
    var shapes: [any Shape & Sendable]
    var type: any Shape.Type
    let own: Int.Type
    var any: Any
    var object: AnyObject
    var nothing: ()
    var computed: Int {
      get { point.x }
      set {}
    }
    static var shared: Int { 3 }
    static let fixed = 4
  }

  // 30 properties, of which the last is a constant.
  @Optics private struct Many: Equatable {
    var a0, a1, a2, a3, a4, a5, a6, a7, a8, a9: Int
    var b0, b1, b2, b3, b4, b5, b6, b7, b8, b9: Int
    var c0 = 0
    var c1 = 1
    var c2 = 2
    var c3 = 3
    var c4 = 4
    var c5 = 5
    var c6 = 6
    var c7 = 7
    var c8 = 8
    let c9: Int
  }

  @Optics private struct Empty {}

  @Optics private struct Attributed: @unchecked Sendable, Equatable {
    @usableFromInline var plain: Int
    @_documentation(visibility: internal) var hidden: Int
    @available(macOS 10.15, *) var available: Int
    let id: Int
  }

  @Optics private struct Coded: Codable, Hashable {
    var number: Int
    let text: String

    enum CodingKeys: String, CodingKey { case number, text }
  }

  @dynamicMemberLookup @Optics private struct Looking: Equatable {
    var coded: Coded
    let id: Int

    subscript<Part>(dynamicMember path: KeyPath<Coded, Part>) -> Part { coded[keyPath: path] }
  }

  struct PropertyTests {
    private let integer = Generator<Int>.integer()

    @Test func `what a value tells of its type is found`() {
      let values = integer.map { Defaults(id: $0) }
      #expect(LensLaws(Defaults.lenses.id, whole: values).counterexample() == nil)
      let lists = integer.map { [$0] }
      let list: some LensOptic<Defaults, [Int]> = Defaults.lenses.list
      #expect(LensLaws(list, whole: values, part: lists).counterexample() == nil)
      let byte: some LensOptic<Defaults, UInt8> = Defaults.lenses.byte
      #expect(LensLaws(byte, whole: values, part: .integer()).counterexample() == nil)
      let table: some LensOptic<Defaults, [String: [Int]]> = Defaults.lenses.table
      #expect(table.get(Defaults(id: 1)).isEmpty)
      #expect(Defaults.lenses.below.get(Defaults(id: 1)) == -2.5)
    }

    @Test func `references are looked into as optionals and as themselves`() {
      let (one, other) = (Shared(), Shared())
      let whole = Referring(weak: one, unowned: one, unmanaged: one, unsafe: 1, id: 2)
      withExtendedLifetime((one, other)) {
        #expect(Referring.lenses.weak.get(whole) === one)
        #expect(Referring.lenses.weak.setting(whole, to: other).weak === other)
        #expect(Referring.lenses.unowned.setting(whole, to: other).unowned === other)
        #expect(Referring.lenses.unmanaged.setting(whole, to: other).unmanaged === other)
        #expect(Referring.lenses.id.setting(whole, to: 3).weak === one)
      }
    }

    @Test func `an initialiser of one's own that sets each property makes the value again`() {
      let values = integer.map { Written(a: $0, b: "b", c: ($0, 1), d: nil, e: []) }
      #expect(LensLaws(Written.lenses.a, whole: values).counterexample() == nil)
      #expect(LensLaws(Written.lenses.b, whole: values).counterexample() == nil)
      let rest = LensLaws(Written.lenses.e, whole: values, part: values.map { [$0] })
      #expect(rest.counterexample() == nil)
      let optional = LensLaws(
        Written.lenses.d, whole: values, part: Generator<Int?>.optional(integer))
      #expect(optional.counterexample() == nil)
      let footprints = FootprintLaws(
        whole: values,
        [
          Place("b", Written.lenses.b, part: .string()),
          Place("e", Written.lenses.e, part: values.map { [$0] }),
        ])
      #expect(footprints.counterexample() == nil)
    }

    @Test func `types may be tuples, existentials and metatypes`() {
      let whole = Typed(
        pair: (1, "a"), point: (1, 2), shape: Square(area: 1), shapes: [], type: Square.self,
        own: Int.self, any: 1, object: Shared(), nothing: ())
      #expect(Typed.lenses.pair.setting(whole, to: (2, "b")).pair.1 == "b")
      #expect(Typed.lenses.point.setting(whole, to: (x: 3, y: 4)).computed == 3)
      #expect(Typed.lenses.shape.setting(whole, to: Square(area: 9)).shape.area == 9)
      #expect(Typed.lenses.own.get(whole) == Int.self)
    }

    @Test func `30 properties are 30 lenses`() {
      let values = integer.map { n in
        Many(
          a0: n, a1: n, a2: n, a3: n, a4: n, a5: n, a6: n, a7: n, a8: n, a9: n, b0: n, b1: n,
          b2: n, b3: n, b4: n, b5: n, b6: n, b7: n, b8: n, b9: n, c9: n)
      }
      #expect(LensLaws(Many.lenses.a0, whole: values).counterexample() == nil)
      #expect(LensLaws(Many.lenses.b9, whole: values).counterexample() == nil)
      #expect(LensLaws(Many.lenses.c9, whole: values).counterexample() == nil)
      #expect(Many.lenses.c9.footprint == .field(29))
      #expect(MemoryLayout<Empty.Lenses>.size == 0)
    }

    @Test func `attributes and conformances are in nobody's way`() {
      let values = integer.map { Attributed(plain: $0, hidden: 1, available: 2, id: 3) }
      #expect(LensLaws(Attributed.lenses.plain, whole: values).counterexample() == nil)
      #expect(LensLaws(Attributed.lenses.available, whole: values).counterexample() == nil)
      #expect(LensLaws(Attributed.lenses.id, whole: values).counterexample() == nil)
      let coded = integer.map { Coded(number: $0, text: "a") }
      #expect(LensLaws(Coded.lenses.text, whole: coded).counterexample() == nil)
      let looking = coded.map { Looking(coded: $0, id: 1) }
      #expect(LensLaws(Looking.lenses.id, whole: looking).counterexample() == nil)
      #expect(LensLaws(Looking.lenses.coded.number, whole: looking).counterexample() == nil)
    }
  }
#endif
