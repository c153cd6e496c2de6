import ArcoOptics
import ArcoTesting
import ArcoTypeChanging
import Testing

/// Type-changing optics where types are kept, and what they leave alone.
struct PStoringTests {
  @Test func `an optic that keeps its types is one of the plain kind, and back`() {
    typealias Pair = (Int, String)
    let lens = Lens<Pair, Int>.storing(.firstOfPair())
    var pair = (2, "cups")
    lens.modify(&pair) { $0 += 1 }
    #expect(pair == (3, "cups"))
    #expect(lens.get(pair) == 3)
    let again = PLens(lens)
    #expect(again.setting(pair, to: 9) == (9, "cups"))
    let prism = Prism<Int?, Int>.storing(.some())
    #expect(prism.extract(4) == 4 && prism.extract(nil) == nil && prism.embed(5) == 5)
    let affine = Affine<[Int], Int>.storing(
      PAffine(
        match: { $0.first.map { .present($0) } ?? .absent($0) },
        set: { $0.isEmpty ? $0 : [$1] + $0.dropFirst() }))
    #expect(affine.extract([1, 2]) == 1)
    #expect(affine.setting([1, 2], to: 7) == [7, 2])
    #expect(affine.setting([], to: 7) == [])
    let iso = Iso<Int, String>.storing(PIso(get: { "\($0)" }, embed: { Int($0) ?? 0 }))
    #expect(iso.get(4) == "4" && iso.embed("5") == 5)
    let each = Traversal<[Int], Int>.storing(.each())
    var list = [1, 2, 3]
    each.modifyEach(&list) { $0 *= 10 }
    #expect(list == [10, 20, 30])
    var seen: [Int] = []
    #expect(
      !each.visit(list) { number in
        seen.append(number)
        return number < 20
      })
    #expect(seen == [10, 20])
  }

  @Test func `the second of a pair changes, and the first stays`() {
    let lens = PLens<(String, Int), (String, String), Int, String>.secondOfPair()
    #expect(lens.get(("a", 2)) == 2)
    #expect(lens.modifying(("a", 2)) { "\($0 + 1)" } == ("a", "3"))
    #expect(lens.setting(("a", 2), to: "x") == ("a", "x"))
  }

  @Test func `where the part is absent the whole stays, on every way there`() {
    struct Trouble: Error, Equatable { var code = 7 }
    typealias Old = (Result<Int?, Trouble>, String)
    typealias New = (Result<String?, Trouble>, String)
    let held = PLens<Old, New, Result<Int?, Trouble>, Result<String?, Trouble>>.firstOfPair()
      .appending(PPrism.succeeded()).appending(PPrism<Int?, String?, Int, String>.some())
    for (whole, part) in [
      ((.success(4), "a"), 4), ((.success(nil), "b"), nil), ((.failure(Trouble()), "c"), nil),
    ] as [(Old, Int?)] {
      #expect(held.extract(whole) == part)
      let changed = held.modifying(whole) { "<\($0)>" }
      let set = held.setting(whole, to: "new")
      #expect(changed.1 == whole.1 && set.1 == whole.1)
      switch whole.0 {
      case .success(let value):
        #expect(changed.0 == .success(value.map { "<\($0)>" }))
        #expect(set.0 == .success(value.map { _ in "new" }))
      case .failure(let trouble):
        #expect(changed.0 == .failure(trouble) && set.0 == .failure(trouble))
      }
    }
  }

  @Test func `a failure changes its type, and a success stays`() {
    struct Text: Error, Equatable { var text: String }
    struct Code: Error, Equatable { var code: Int }
    let failed = PPrism<Result<Int, Code>, Result<Int, Text>, Code, Text>.failed()
    #expect(
      failed.modifying(.failure(Code(code: 4))) { Text(text: "\($0.code)") }
        == .failure(Text(text: "4")))
    #expect(failed.modifying(.success(1)) { _ in Text(text: "x") } == .success(1))
    #expect(failed.embed(Text(text: "y")) == .failure(Text(text: "y")))
    #expect(failed.match(.success(1)) == .absent(.success(1)))
    #expect(failed.match(.failure(Code(code: 4))) == .present(Code(code: 4)))
  }

  @Test func `a traversal of traversals has its parts in order, and changes each once`() {
    let cells = PTraversal<[[Int]], [[String]], [Int], [String]>.each().appending(
      PTraversal<[Int], [String], Int, String>.each())
    #expect(cells.values(in: [[1, 2], [], [3]]) == [1, 2, 3])
    var asked: [Int] = []
    let changed = cells.modifying([[1, 2], [], [3]]) { number in
      asked.append(number)
      return "<\(number)>"
    }
    #expect(changed == [["<1>", "<2>"], [], ["<3>"]])
    #expect(asked == [1, 2, 3])
    #expect(cells.setting([[1, 2], []], to: "x") == [["x", "x"], []])
    let values = PTraversal<[String: Int], [String: String], Int, String>.eachValue()
    #expect(values.modifying(["a": 1, "b": 2]) { "\($0)" } == ["a": "1", "b": "2"])
    #expect(values.values(in: ["a": 1, "b": 2]).sorted() == [1, 2])
  }

  @Test func `an iso the other way goes back, and changes by both`() {
    let iso = PIso<[Int], [String], Set<Int>, Set<String>>(
      get: { Set($0) }, embed: { $0.sorted() })
    #expect(iso.modifying([2, 1]) { Set($0.map { "\($0)" }) } == ["1", "2"])
    #expect(iso.reversed.get(["b", "a"]) == ["a", "b"])
    #expect(iso.reversed.embed([1]) == Set([1]))
  }
}
