import ArcoCore
import ArcoLaws
import ArcoOptics
import ArcoTesting
import Testing

private struct Point: Equatable, Sendable, Generatable {
  var x = 0.0
  var label = ""

  static let generator = Generator { Point(x: $0.draw(), label: $0.draw()) }
}

private enum Shape: Equatable, Sendable {
  case none
  case dot(Point)
  case line([Double], Double?)
}

private final class Cell: Sendable {}

/// Counts as equal what is as large, whatever its sign.
private struct Size: Equatable {
  var value: Double
  static func == (left: Size, right: Size) -> Bool { abs(left.value) == abs(right.value) }
}

struct SamenessTests {
  @Test func `a NaN is the same as itself, and zeros differ by their sign`() {
    #expect(areSame(Double.nan, .nan))
    #expect(!areSame(0.0, -0.0))
    #expect(!areSame(Double.nan, -.nan))
    #expect(!areSame(Double.nan, Double(nan: 5, signaling: false)))
    #expect(areSame(Float.nan, .nan))
    #expect(!areSame(Float(0), -0.0))
    #expect(areSame(1.5, 1.5))
    #expect(!areSame(Double.nan, 1))
  }

  @Test func `so it is inside of other values`() {
    #expect(areSame([1, .nan], [1, .nan]))
    #expect(!areSame([1, .nan], [2, .nan]))
    #expect(!areSame([1, .nan], [1, .nan, 1]))
    #expect(!areSame([0.0], [-0.0]))
    #expect(areSame(Point(x: .nan, label: "a"), Point(x: .nan, label: "a")))
    #expect(!areSame(Point(x: .nan, label: "a"), Point(x: .nan, label: "b")))
    #expect(!areSame(Point(x: 0), Point(x: -0.0)))
    #expect(areSame(Shape.line([0], .nan), .line([0], .nan)))
    #expect(!areSame(Shape.line([0], .nan), .line([-0.0], .nan)))
    #expect(!areSame(Shape.line([0], .nan), .line([0], nil)))
    #expect(!areSame(Shape.dot(Point(x: .nan)), .none))
    #expect(areSame(Double??.some(.nan), .some(.nan)))
    #expect(!areSame(Double??.some(nil), nil))
    #expect(areSame(Result<Double, Never>.success(.nan), .success(.nan)))
  }

  @Test func `sets, dictionaries and rows are the same in any storage`() {
    #expect(areSame(["a": Double.nan, "b": 0, "c": 1], ["c": 1, "b": 0, "a": .nan]))
    #expect(!areSame(["a": Double.nan, "b": 0], ["a": .nan, "b": -0.0]))
    #expect(!areSame(["a": Double.nan, "b": 0], ["a": 0, "b": .nan]))
    #expect(areSame(Set([0.0, .nan, 2]), Set([2, .nan, 0.0])))
    #expect(!areSame(Set([0.0]), Set([-0.0])))
    let rows = Rows([(1, Double.nan), (2, 0)])
    var moved = Rows([(2, 0.0), (1, .nan)])
    #expect(!areSame(rows, moved))
    moved.move(id: 1, to: 0)
    #expect(areSame(rows, moved))
  }

  @Test func `zeros that change their places in a dictionary or a set are others`() {
    #expect(!areSame([1: 0.0, 2: -0.0], [1: -0.0, 2: 0.0]))
    #expect(areSame([1: 0.0, 2: -0.0], [2: -0.0, 1: 0.0]))
    #expect(!areSame([1: [0.0], 2: [-0.0]], [1: [-0.0], 2: [0.0]]))
    struct Place: Hashable {
      var name: String
      var height: Double
    }
    let (low, high) = (Place(name: "a", height: 0), Place(name: "b", height: -0.0))
    let swapped = Set([Place(name: "a", height: -0.0), Place(name: "b", height: 0)])
    #expect(!areSame(Set([low, high]), swapped))
    #expect(areSame(Set([low, high]), Set([high, low])))
  }

  @Test func `what has no == is compared by its parts`() {
    #expect(areSame((1, Double.nan), (1, Double.nan)))
    #expect(!areSame((1, "a"), (1, "b")))
    let cell = Cell()
    #expect(areSame(cell, cell))
    #expect(!areSame(cell, Cell()))
    #expect(!areSame((1, { 1 }), (1, { 1 })))
  }

  @Test func `an == of one's own decides but for NaN and the signs of zeros`() {
    #expect(areSame(Size(value: 2), Size(value: -2)))
    #expect(!areSame(Size(value: 2), Size(value: 3)))
    #expect(areSame("é", "e\u{301}"))
  }

  @Test func `a lawful lens onto a number has no counterexample, whatever number`() {
    #expect(LensLaws(Lens(\Point.x)).counterexample(tries: 1_000) == nil)
    let point = Lens(\[Point].[0].x)
    #expect(
      LensLaws(
        point, whole: .array(of: Point.generator, count: 1...3), part: .double()
      ).counterexample(tries: 400) == nil)
    #expect(PrismLaws(StandardOptics.Some<Double>()).counterexample(tries: 400) == nil)
    #expect(TraversalLaws(StandardOptics.Each<[Double]>()).counterexample(tries: 400) == nil)
  }

  @Test func `a lens that loses the sign of zero or the NaN is caught`() {
    let adding = Lens<Point, Double>(
      get: { $0.x }, set: { point, x in Point(x: x + 0.0, label: point.label) })
    let found = LensLaws(adding).counterexample(tries: 1_000)
    #expect(found?.law == "get what you set")
    #expect(found?.expected == "-0.0")
    #expect(found?.found == "0.0")
    let cleaning = Lens<Point, Double>(
      get: { $0.x }, set: { point, x in Point(x: x.isNaN ? 0 : x, label: point.label) })
    #expect(LensLaws(cleaning).counterexample(tries: 1_000)?.expected == "nan")
  }

  @Test func `a test of a state with a NaN goes on as any other`() throws {
    let measuring = Dispatcher<Void, Point, Double>.reduce { $0.x = $1 }
    let test = TestDriver(measuring, state: Point())
    try test.send(.nan) { $0.x = .nan }
    try test.send(.nan)
    try test.send(1) { $0.x = 1 }
    try test.finish()
  }
}
