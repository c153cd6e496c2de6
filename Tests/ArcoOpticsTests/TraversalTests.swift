import ArcoOptics
import Testing

/// The numbers of a pair, by hand.
private struct Both: TraversalOptic {
  func visit<E: Error>(
    _ pair: Pair, _ body: (Int) throws(E) -> Bool
  ) throws(E) -> Bool {
    guard try body(pair.one) else { return false }
    return try body(pair.other)
  }

  func modifyEach<E: Error>(_ pair: inout Pair, _ body: (inout Int) throws(E) -> Void) throws(E) {
    try body(&pair.one)
    try body(&pair.other)
  }
}

private struct Pair: Equatable {
  var one: Int
  var other: Int
}

/// A list from back to front.
private struct Mirrored: MutableCollection {
  var numbers: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { numbers.count }
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> Int {
    get { numbers[numbers.count - 1 - index] }
    set { numbers[numbers.count - 1 - index] = newValue }
  }
}

struct TraversalTests {
  var seeded = Seeded(10)

  func breaches<Optic: TraversalOptic>(_ optic: Optic, _ wholes: [Optic.Whole]) -> [String]
  where Optic.Whole: Equatable, Optic.Part == Int {
    var found: [String] = []
    for whole in wholes {
      if optic.modifying(whole, { _ in }) != whole { found.append("identity \(whole)") }
      let once = optic.modifying(optic.modifying(whole) { $0 &+= 3 }) { $0 &*= 2 }
      let both = optic.modifying(whole) { $0 = ($0 &+ 3) &* 2 }
      if once != both { found.append("composition \(whole)") }
      if optic.values(in: both) != optic.values(in: whole).map({ ($0 &+ 3) &* 2 }) {
        found.append("agreement \(whole)")
      }
    }
    return found
  }

  @Test mutating func `traversals of every make obey the laws`() {
    let lists = seeded.many { seeded in seeded.many(seeded.below(5)) { $0.below(9) } }
    #expect(breaches(Each<[Int]>(), lists) == [])
    #expect(breaches(Traversal(Each<[Int]>()), lists) == [])
    #expect(breaches(Each<ArraySlice<Int>>(), lists.map { $0.dropFirst() }) == [])
    let stored = Traversal<[Int], Int>(
      values: { $0 },
      modifyEach: { numbers, change in for index in numbers.indices { change(&numbers[index]) } })
    #expect(breaches(stored, lists) == [])
    let pairs = lists.map { Pair(one: $0.count, other: $0.first ?? 0) }
    #expect(breaches(Both(), pairs) == [])
    let rows: [[Pair?]] = pairs.indices.map { Array(pairs[..<$0]) + [nil] }
    #expect(breaches(Each().appending(Some()).appending(Both()), rows) == [])
    let storedRows: Traversal<[Pair?], Int> = Traversal(Each().appending(Some()))
      .appending(Traversal(Both()))
    #expect(breaches(storedRows, rows) == [])
  }

  @Test func `an unlawful traversal is caught`() {
    let forgetful = Traversal<[Int], Int>(
      values: { $0 },
      modifyEach: { numbers, change in if !numbers.isEmpty { change(&numbers[0]) } })
    #expect(names(breaches(forgetful, [[1, 2]])) == ["agreement"])
    let growing = Traversal<[Int], Int>(
      values: { $0 }, modifyEach: { numbers, _ in numbers.append(0) })
    #expect(names(breaches(growing, [[1]])).contains("identity"))
  }

  @Test func `changing each element copies nothing, also when the change throws`() {
    var all = [Tracked(), Tracked(), Tracked()]
    let address = all.withUnsafeBufferPointer { $0.baseAddress }
    func refuse(_ box: inout Tracked) throws(Refusal) {
      box.append(4)
      throw Refusal()
    }
    let kept = Each<[Tracked]>().filtered { !$0.numbers.isEmpty }
    Each<[Tracked]>().modifyEach(&all) { $0.append(1) }
    Traversal(Each<[Tracked]>()).modifyEach(&all) { $0.append(2) }
    kept.modifyEach(&all) { $0.append(3) }
    #expect(throws: Refusal()) { try Each<[Tracked]>().modifyEach(&all, refuse) }
    #expect(throws: Refusal()) { try Setter(kept).modifyEach(&all, refuse) }
    #expect(all.map(\.numbers) == [[0, 1, 2, 3, 4, 4], [0, 1, 2, 3], [0, 1, 2, 3]])
    #expect(all.allSatisfy { $0.copies == 0 })
    #expect(all.withUnsafeBufferPointer { $0.baseAddress } == address)
  }

  @Test func `a collection without bare memory is traversed too`() {
    var mirrored = Mirrored(numbers: [1, 2, 3])
    Each<Mirrored>().modifyEach(&mirrored) { $0 += 1 }
    #expect(mirrored.numbers == [2, 3, 4])
    func refuse(_ number: inout Int) throws(Refusal) { throw Refusal() }
    #expect(throws: Refusal()) { try Each<Mirrored>().modifyEach(&mirrored, refuse) }
  }

  @Test func `payloads of cases and optionals in a list are changed without a copy`() {
    var all: [Held?] = [.box(Tracked()), nil, .other, .box(Tracked())]
    let boxes = Each<[Held?]>().appending(Some()).appending(BoxPrism())
    boxes.modifyEach(&all) { $0.append(1) }
    Traversal(boxes).modifyEach(&all) { $0.append(2) }
    let values = boxes.values(in: all)
    #expect(values.map(\.numbers) == [[0, 1, 2], [0, 1, 2]])
    #expect(values.allSatisfy { $0.copies == 0 })
  }
}
