// Of the rows, what is public is public for its own sake.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if Macros
  import Arco
  import ArcoMacros
  import ArcoLaws
  import ArcoTesting
  import Testing

  // Where a type stands, who sees it, whom it belongs to and since when it is there.

  @Optics public struct Levels: Equatable {
    public var open: Int
    package var shared: Int
    internal var inside: Int
    fileprivate var beside: Int
    private var hidden: Int
    public private(set) var shown: Int
    public internal(set) var set: Int
    public let constant: Int
    private let secret: Int

    fileprivate static func make(_ number: Int) -> Levels {
      Levels(
        open: number, shared: 2, inside: 3, beside: 4, hidden: 5, shown: 6, set: 7, constant: 8,
        secret: 9)
    }
  }

  @frozen @Optics public struct Frozen: Equatable {
    public var number: Int
    public let text: String

    public init(number: Int, text: String) {
      self.number = number
      self.text = text
    }
  }

  @frozen @Optics public enum FrozenCase: Equatable {
    case number(Int)
    case none
  }

  @Optics package struct Packaged: Equatable {
    package var number: Int
    let text: String
  }

  @Optics private struct Beside: Equatable { let number: Int }

  public enum Around {
    @Optics public struct Inner: Equatable { public var number: Int }
    @Optics enum Case: Equatable {
      case inner(Inner)
      case none
    }
  }

  extension Around {
    @Optics public struct Extended: Equatable { public var number: Int }
  }

  extension Around {
    @Optics fileprivate struct Hidden: Equatable {
      var number: Int
      let text: String
    }
  }

  extension Int {
    @Optics fileprivate struct Digits: Equatable { var count: Int }
  }

  @available(*, deprecated) @Optics private struct Old {
    var number: Int
    let text: Older
  }

  @available(*, deprecated) private struct Older {}

  @Optics private struct Aged: Equatable {
    @available(*, deprecated) var old: Int
    var new: Int
  }

  @Optics private enum AgedCase: Equatable {
    @available(*, deprecated) case old(Int)
    @available(macOS 99, iOS 99, *) case next(Int)
    case new(Int)
  }

  @MainActor @Optics private struct Isolated {
    var width: Int
    let title: String?
    nonisolated var recipe: Recipe
    var sizes: [String: (Int, Double)]
    var close: @Sendable () -> Void
    let own: [Self]

    init(
      width: Int, title: String?, recipe: Recipe, sizes: [String: (Int, Double)],
      close: @escaping @Sendable () -> Void, own: [Self]
    ) {
      self.width = width
      self.title = title
      self.recipe = recipe
      self.sizes = sizes
      self.close = close
      self.own = own
    }
  }

  @MainActor @Optics private enum IsolatedCase {
    case recipe(Recipe)
    case run(() -> Void)
  }

  @Optics nonisolated private struct Free: Equatable {
    var number: Int
    let text: String
  }

  struct PlaceTests {
    private let integer = Generator<Int>.integer()

    @Test func `lenses of every level obey the laws`() {
      let values = integer.map { Levels.make($0) }
      #expect(LensLaws(Levels.lenses.open, whole: values).counterexample() == nil)
      #expect(LensLaws(Levels.lenses.hidden, whole: values).counterexample() == nil)
      #expect(LensLaws(Levels.lenses.shown, whole: values).counterexample() == nil)
      #expect(LensLaws(Levels.lenses.constant, whole: values).counterexample() == nil)
      #expect(LensLaws(Levels.lenses.secret, whole: values).counterexample() == nil)
      let frozen = integer.map { Frozen(number: $0, text: "a") }
      #expect(LensLaws(Frozen.lenses.number, whole: frozen).counterexample() == nil)
      #expect(LensLaws(Frozen.lenses.text, whole: frozen).counterexample() == nil)
      let packaged = integer.map { Packaged(number: $0, text: "a") }
      #expect(LensLaws(Packaged.lenses.text, whole: packaged).counterexample() == nil)
      let beside = integer.map { Beside(number: $0) }
      #expect(LensLaws(Beside.lenses.number, whole: beside).counterexample() == nil)
      let cases = integer.map { FrozenCase.number($0) }
      #expect(PrismLaws(FrozenCase.prisms.number, whole: cases).counterexample() == nil)
    }

    @Test func `types inside others and in extensions have optics`() {
      let inner = integer.map { Around.Inner(number: $0) }
      #expect(LensLaws(Around.Inner.lenses.number, whole: inner).counterexample() == nil)
      let cases = inner.map { Around.Case.inner($0) }
      #expect(
        PrismLaws(Around.Case.prisms.inner, whole: cases, part: inner).counterexample() == nil)
      #expect(Around.Case.prisms.inner.number.extract(.inner(.init(number: 3))) == 3)
      let extended = integer.map { Around.Extended(number: $0) }
      #expect(LensLaws(Around.Extended.lenses.number, whole: extended).counterexample() == nil)
      let hidden = integer.map { Around.Hidden(number: $0, text: "a") }
      #expect(LensLaws(Around.Hidden.lenses.text, whole: hidden).counterexample() == nil)
      let digits = integer.map { Int.Digits(count: $0) }
      #expect(LensLaws(Int.Digits.lenses.count, whole: digits).counterexample() == nil)
    }

    @Test func `what is old beside it changes no optic`() {
      #expect(Aged.lenses.new.footprint == .field(1))
      let cases = integer.map { AgedCase.new($0) }
      #expect(PrismLaws(AgedCase.prisms.new, whole: cases).counterexample() == nil)
    }

    @MainActor @Test func `lenses of a type of an actor belong to nobody, its initialiser too`()
      async
    {
      let window = Isolated(
        width: 1, title: "a", recipe: .house, sizes: [:], close: {}, own: [])
      let changed = await Task.detached {
        let wide = Isolated.lenses.width.setting(window, to: 2)
        return Isolated.lenses.title.setting(wide, to: "b")
      }.value
      #expect(changed.width == 2)
      #expect(changed.title == "b")
      #expect(Isolated.lenses.recipe.beans.grams.get(changed) == Recipe.house.beans.grams)
      #expect(IsolatedCase.prisms.recipe.extract(.run {}) == nil)
      let free = integer.map { Free(number: $0, text: "a") }
      #expect(LensLaws(Free.lenses.text, whole: free).counterexample() == nil)
    }
  }
#endif
