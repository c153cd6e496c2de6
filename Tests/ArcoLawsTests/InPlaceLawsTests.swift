import ArcoLaws
import ArcoOptics
import Testing

private struct Shelf: Equatable, Sendable, Generatable {
  var labels: [Int] = []
  var rows: [[Int]] = []

  static let generator = Generator { choices in
    Shelf(labels: choices.draw(), rows: choices.draw(.array(of: [Int].generator, count: 0...3)))
  }
}

/// Keeps the shelf as it was, to put it back when a change throws.
private struct Careful: LensOptic {
  func get(_ shelf: Shelf) -> [Int] { shelf.labels }
  func modify<R, E: Error>(
    _ shelf: inout Shelf, _ body: (inout [Int]) throws(E) -> R
  ) throws(E) -> R {
    let old = shelf
    do throws(E) {
      return try body(&shelf.labels)
    } catch {
      shelf = old
      throw error
    }
  }
}

struct InPlaceLawsTests {
  @Test func `changes through our optics copy nothing`() {
    #expect(InPlaceLaws(Lens(\Shelf.labels)).counterexample() == nil)
    #expect(InPlaceLaws(StandardOptics.Some<[Int]>()).counterexample() == nil)
    #expect(InPlaceLaws(StandardOptics.Each<[[Int]]>()).counterexample() == nil)
    #expect(InPlaceLaws(Lens(\Shelf.rows).each).counterexample() == nil)
    #expect(
      InPlaceLaws(Setter.storing(StandardOptics.Each<[[Int]?]>().some)).counterexample() == nil)
  }

  @Test func `a lens that makes copies is caught`() {
    let copying = Lens<Shelf, [Int]>(
      get: { $0.labels }, set: { Shelf(labels: $1, rows: $0.rows) })
    for breaches in [
      InPlaceLaws(copying).counterexamples(), InPlaceLaws(Careful()).counterexamples(),
    ] {
      #expect(
        breaches.map(\.law) == ["a change copies nothing", "a change that throws copies nothing"])
      #expect(breaches.first?["whole"] == "Shelf(labels: [], rows: [])")
      #expect(breaches.first?["parts"] == "[[0]]")
      #expect(breaches.first?.found == "copies: 1")
    }
  }
}
