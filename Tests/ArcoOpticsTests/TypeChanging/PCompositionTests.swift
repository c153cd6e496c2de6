import ArcoLaws
import ArcoOptics
import ArcoTypeChanging
import Testing

private typealias Old = Int
private typealias New = String

/// What every two kinds make: the weaker of both, or an affine. Nothing runs: a line compiles only if its two kinds
/// make the kind in front.
private enum CompiledTable {
  static func everyTwoKinds() {
    iso(someIso.appending(someIso))
    lens(someIso.appending(someLens))
    prism(someIso.appending(somePrism))
    affine(someIso.appending(someAffine))
    traversal(someIso.appending(someTraversal))
    lens(someLens.appending(someIso))
    lens(someLens.appending(someLens))
    affine(someLens.appending(somePrism))
    affine(someLens.appending(someAffine))
    traversal(someLens.appending(someTraversal))
    prism(somePrism.appending(someIso))
    affine(somePrism.appending(someLens))
    prism(somePrism.appending(somePrism))
    affine(somePrism.appending(someAffine))
    traversal(somePrism.appending(someTraversal))
    affine(someAffine.appending(someIso))
    affine(someAffine.appending(someLens))
    affine(someAffine.appending(somePrism))
    affine(someAffine.appending(someAffine))
    traversal(someAffine.appending(someTraversal))
    traversal(someTraversal.appending(someIso))
    traversal(someTraversal.appending(someLens))
    traversal(someTraversal.appending(somePrism))
    traversal(someTraversal.appending(someAffine))
    traversal(someTraversal.appending(someTraversal))
  }
}

struct PCompositionTests {
  @Test func `what they make goes through both`() {
    let some = PPrism<Int?, String?, Int, String>.some()
    let each = PTraversal<[Int?], [String?], Int?, String?>.each()
    #expect(each.appending(some).modifying([1, nil, 3]) { "\($0)" } == ["1", nil, "3"])
    #expect(each.appending(some).values(in: [1, nil, 3]) == [1, 3])
    let twice = PPrism<Int??, String??, Int?, String?>.some().appending(some)
    #expect(twice.match(.some(.some(1))) == .present(1))
    #expect(twice.match(.some(.none)) == .absent(.some(.none)))
    #expect(twice.match(.none) == .absent(.none))
    #expect(twice.embed("x") == .some(.some("x")))
    let held = some.appending(PAffine(someIso))
    #expect(held.modifying(nil) { "\($0)" } == nil)
    #expect(held.match(nil) == .absent(nil))
  }

  @Test func `composing keeps the laws`() {
    let pairs = PTraversal<[(Int, Int?)], [(Int, Int?)], (Int, Int?), (Int, Int?)>.each()
    let numbers = pairs.appending(PLens.secondOfPair()).appending(PPrism.some())
    let laws = TraversalLaws(
      Traversal.storing(numbers), whole: .array(of: .pair(.integer(), Int?.generator)),
      part: .integer(),
      wholesAreEqual: { $0.elementsEqual($1, by: ==) }, partsAreEqual: ==)
    #expect(laws.counterexample() == nil)
    let nested = Prism.storing(PPrism<Int??, Int??, Int?, Int?>.some().appending(PPrism.some()))
    #expect(PrismLaws(nested).counterexample() == nil)
  }
}

// Each of these takes its own kind alone, so that the calls above are a table of types.
private func iso(_: PIso<Old, New, Old, New>) {}
private func lens(_: PLens<Old, New, Old, New>) {}
private func prism(_: PPrism<Old, New, Old, New>) {}
private func affine(_: PAffine<Old, New, Old, New>) {}
private func traversal(_: PTraversal<Old, New, Old, New>) {}

private let someIso = PIso<Old, New, Old, New>(get: { $0 }, embed: { $0 })
private let someLens = PLens(someIso)
private let somePrism = PPrism(someIso)
private let someAffine = PAffine(someLens)
private let someTraversal = PTraversal(someAffine)
