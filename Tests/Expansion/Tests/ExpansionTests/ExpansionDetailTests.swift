import Testing

struct ExpansionDetailTests {
  @Test func `a lens is as visible as writing by hand is`() {
    let source = """
      @Optics public struct A {
        public var open: Int
        public private(set) var shown: Int
        var own: Int
        private var hidden: Int
        package var shared: Int
      }
      """
    let expansion = Expansion(of: source)
    #expect(expansion.diagnostics == [])
    #expect(expansion.has("    @inlinable public var open: OpenLens {"))
    #expect(expansion.has("    fileprivate var shown: ShownLens {"))
    #expect(expansion.has("    var own: OwnLens {"))
    #expect(expansion.has("    fileprivate var hidden: HiddenLens {"))
    #expect(expansion.has("    package var shared: SharedLens {"))
    #expect(expansion.has("  @inlinable public nonisolated static var lenses: Lenses {"))
  }

  @Test func `optics of a type that is not public say nothing of access`() {
    for level in ["", "private ", "fileprivate ", "internal "] {
      let expansion = Expansion(of: "@Optics \(level)struct A { public var x: Int }")
      #expect(expansion.has("    var x: XLens {"), "\(level)")
      #expect(expansion.has("  nonisolated static var lenses: Lenses {"), "\(level)")
    }
    #expect(Expansion(of: "@Optics package enum A {}").has("  package nonisolated struct Prisms"))
    let around = "public extension Outer { @Optics struct A { public var x: Int } }"
    #expect(Expansion(of: around).has("    @inlinable public var x: XLens {"))
  }

  @Test func `a constant's lens is as visible as the initialiser that makes the value again`() {
    let memberwise = Expansion(of: "@Optics public struct A { public let id: Int }")
    #expect(memberwise.has("    var id: IdLens {"))
    #expect(memberwise.has("whole = Whole(id: part)"))
    #expect(memberwise.has(".field(0)"))
    let written = Expansion(
      of: """
        @Optics public struct A {
          public let id: Int
          let hidden: Int
          public init(hidden: Int, id: Int) {
            self.hidden = hidden
            self.id = id
          }
        }
        """)
    #expect(written.has("    @inlinable public var id: IdLens {"))
    #expect(written.has("whole = Whole(remaking: (part, whole.hidden, ()))"))
    #expect(
      written.has("      public func modify<Result, Failure"), "it reads what is not public")
    #expect(written.has("  fileprivate nonisolated init("))
    #expect(written.has(".field(0)"), "nothing else changes")
  }

  @Test func `an initialiser that may fail, throw or wait makes no value again`() {
    for signature in [
      "init?(id: Int)", "init(id: Int) throws", "init(id: String)", "init<T>(id: Int)",
    ] {
      let body = "{ self.id = id }"
      let expansion = Expansion(of: "@Optics struct A { let id: Int; \(signature) \(body) }")
      #expect(expansion.diagnostics.count == 1, "\(signature)")
    }
  }

  @Test func `an initialiser that does more than set each property makes no value again`() {
    for body in [
      "self.id = abs(id)", "self.id = id; print(id)", "", "self.id = other", "id.self = id",
      "self.init(id)", "if true { self.id = id }", "self.id += id",
    ] {
      let expansion = Expansion(
        of: "@Optics struct A { let id: Int; init(id: Int) { \(body) } }")
      #expect(expansion.diagnostics.count == 1, "\(body)")
      #expect(!expansion.has("IdLens"), "\(body)")
    }
    for written in [
      "init(id: Int) { self.id = id }", "init(id new: Int) { id = new }",
      "private nonisolated init(id: Int) { self.id = id }",
    ] {
      let expansion = Expansion(of: "@Optics struct A { let id: Int; \(written) }")
      #expect(expansion.diagnostics == [], "\(written)")
      #expect(expansion.has("IdLens"), "\(written)")
    }
  }

  @Test func `what has no storage gets nothing and says nothing`() {
    let expansion = Expansion(
      of: """
        @Optics struct A {
          static var shared = A()
          var computed: Int { 1 }
          var both: Int { get { 1 } set {} }
          var x: Int
          func y() {}
        }
        """)
    #expect(expansion.diagnostics == [])
    #expect(expansion.text.split(separator: "LensOptic").count == 2)
    #expect(expansion.has(".field(0)"))
  }

  @Test func `a property with observers has no known place`() {
    let expansion = Expansion(
      of: "@Optics struct A { var a: Int { didSet { b = a } }\n var b: Int }")
    #expect(expansion.has("try body(&whole.a)"))
    #expect(!expansion.has(".field(0)"))
    #expect(expansion.has(".field(1)"))
  }

  @Test func `types are found and written as they can be said inside`() {
    let expansion = Expansion(
      of: """
        @Optics struct A {
          var a, b: Int
          var next: [Self]
          var found: Int!
          var number = -1
          var text = ""
          var flag = true
          var size = 1.5
          var list = [UInt]()
          var table = [Swift.Int: [String?]]()
          var names = ["a", "b"]
          var byte = 3 as UInt8
          var denied = !true
        }
        """)
    #expect(expansion.diagnostics == [])
    for type in ["[UInt]", "[Swift.Int: [String?]]", "[Swift.String]", "UInt8"] {
      #expect(expansion.has("typealias Part = \(type)\n"), "\(type)")
    }
    #expect(expansion.text.split(separator: "typealias Part = Int\n").count == 3)
    #expect(expansion.has("typealias Part = [A]"))
    #expect(expansion.has("typealias Part = Int?"))
    for type in ["Int", "String", "Bool", "Double"] {
      #expect(expansion.has("typealias Part = Swift.\(type)"))
    }
  }

  @Test func `no name that is written shadows one that the declaration uses`() {
    let expansion = Expansion(
      of: "@Optics struct Whole { var part: Part; var zoom: ZoomLens; var `default`: Int }")
    #expect(expansion.has("typealias PartLensPart = Part\n"))
    #expect(expansion.has("typealias Part = PartLensPart\n"))
    #expect(expansion.has("typealias Whole = PartLensWhole\n"))
    #expect(expansion.has("var zoom: ZoomLensOptic {"))
    #expect(expansion.has("var `default`: DefaultLens {"))
    #expect(expansion.has("try body(&whole.`default`)"))
  }

  @Test func `conditions are kept around what stands in them`() {
    let expansion = Expansion(
      of: """
        @Optics enum A {
          case a
          #if os(Linux)
          case b(Int)
          #else
          case b(String)
          #endif
        }
        """)
    let written = expansion.text.split(separator: "struct Prisms")[1]
    let kept = written.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(kept.filter { $0.hasPrefix("#") } == ["#if os(Linux)", "#else", "#endif"])
    #expect(expansion.has(".case(1)") && expansion.has(".case(2)"))
  }

  @Test func `availability of the type, of those around it and of its members is kept`() {
    let expansion = Expansion(
      of: """
        @available(macOS 16, *) enum Space {
          @available(*, deprecated) @Optics enum A { @available(iOS 19, *) case a }
        }
        """)
    #expect(
      expansion.has("@available(macOS 16, *)\n@available(*, deprecated)\nextension Space.A"))
    #expect(expansion.text.split(separator: "@available(iOS 19, *)").count == 4)
  }

  @Test func `the lens of a property that is a system interface is one, too`() {
    let expansion = Expansion(
      of: "@Optics public struct A { @_spi(X) public var a: Int; public var b: Int }")
    // Of the property, of the lens's name and of its type.
    #expect(expansion.text.split(separator: "@_spi(X)").count == 4)
  }

  @Test func `nothing to look into is no mistake`() {
    for empty in ["@Optics struct A {}", "@Optics enum A {}"] {
      let expansion = Expansion(of: empty)
      #expect(expansion.diagnostics == [])
      #expect(expansion.has("extension A: nonisolated ArcoOptics.Has"))
    }
  }

  @Test func `payloads are nothing, a value, or a tuple with its labels`() {
    let expansion = Expansion(
      of: """
        @Optics enum A {
          case none, one(Int), named(value: Int), pair((Int, Int)), two(from: Int, _ to: Int)
          case twice(x: Int, x: Int)
          indirect case again(Self)
          case defaulted(Int = 3)
        }
        """)
    #expect(expansion.diagnostics == [])
    #expect(expansion.has("typealias Part = Swift.Void"))
    #expect(expansion.has("case .named(value: let value) = whole"))
    #expect(expansion.has("typealias Part = (Int, Int)"))
    #expect(expansion.has("typealias Part = (from: Int, Int)"))
    #expect(expansion.has(".two(from: part.0, part.1)"))
    #expect(expansion.has(".twice(x: part.0, x: part.1)"))
    #expect(expansion.has("typealias Part = A\n"))
  }
}
