import ArcoLaws
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

private struct Pair: Equatable, Generatable {
  var one: Int
  var other: Int

  static let generator = Generator { choices in
    Pair(one: choices.draw(), other: choices.draw())
  }
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
  @Test func `traversals of every make obey the laws`() {
    #expect(TraversalLaws(StandardOptics.Each<[Int]>()).counterexample() == nil)
    #expect(TraversalLaws(Traversal.storing(StandardOptics.Each<[Int]>())).counterexample() == nil)
    let slices = [Int].generator.map { $0.dropFirst() }
    #expect(
      TraversalLaws(StandardOptics.Each<ArraySlice<Int>>(), whole: slices).counterexample() == nil)
    let stored = Traversal<[Int], Int>(
      values: { $0 },
      modifyEach: { numbers, change in for index in numbers.indices { change(&numbers[index]) } })
    #expect(TraversalLaws(stored).counterexample() == nil)
    #expect(TraversalLaws(Both()).counterexample() == nil)
    let rows = StandardOptics.Each<[Pair?]>().some.appending(Both())
    #expect(TraversalLaws(rows).counterexample() == nil)
    let storedRows = Traversal.storing(
      Traversal.storing(StandardOptics.Each<[Pair?]>().some).appending(Both()))
    #expect(TraversalLaws(storedRows).counterexample() == nil)
    #expect(SameOpticLaws(rows, storedRows).counterexample() == nil)
  }

  @Test func `an unlawful traversal is caught`() {
    let forgetful = Traversal<[Int], Int>(
      values: { $0 },
      modifyEach: { numbers, change in if !numbers.isEmpty { change(&numbers[0]) } })
    let found = TraversalLaws(forgetful).counterexample()
    #expect(found?.law == "a change is handed the parts that are visited, in the same order")
    #expect(found?["whole"] == "[0, 0]")
  }

  @Test func `changing each element copies nothing, also when the change throws`() {
    var all = [Tracked(), Tracked(), Tracked()]
    let address = all.withUnsafeBufferPointer { $0.baseAddress }
    func refuse(_ box: inout Tracked) throws(Refusal) {
      box.append(4)
      throw Refusal()
    }
    let kept = StandardOptics.Each<[Tracked]>().filtered { !$0.numbers.isEmpty }
    StandardOptics.Each<[Tracked]>().modifyEach(&all) { $0.append(1) }
    Traversal.storing(StandardOptics.Each<[Tracked]>()).modifyEach(&all) { $0.append(2) }
    kept.modifyEach(&all) { $0.append(3) }
    #expect(throws: Refusal()) { try StandardOptics.Each<[Tracked]>().modifyEach(&all, refuse) }
    #expect(throws: Refusal()) { try Setter.storing(kept).modifyEach(&all, refuse) }
    #expect(all.map(\.numbers) == [[0, 1, 2, 3, 4, 4], [0, 1, 2, 3], [0, 1, 2, 3]])
    #expect(all.allSatisfy { $0.copies == 0 })
    #expect(all.withUnsafeBufferPointer { $0.baseAddress } == address)
  }

  @Test func `a collection without bare memory is traversed too`() {
    var mirrored = Mirrored(numbers: [1, 2, 3])
    StandardOptics.Each<Mirrored>().modifyEach(&mirrored) { $0 += 1 }
    #expect(mirrored.numbers == [2, 3, 4])
    func refuse(_ number: inout Int) throws(Refusal) { throw Refusal() }
    #expect(throws: Refusal()) { try StandardOptics.Each<Mirrored>().modifyEach(&mirrored, refuse) }
  }

  @Test func `payloads of cases and optionals in a list are changed without a copy`() {
    var all: [Held?] = [.box(Tracked()), nil, .other, .box(Tracked())]
    let boxes = StandardOptics.Each<[Held?]>().some.appending(BoxPrism())
    boxes.modifyEach(&all) { $0.append(1) }
    Traversal.storing(boxes).modifyEach(&all) { $0.append(2) }
    let values = boxes.values(in: all)
    #expect(values.map(\.numbers) == [[0, 1, 2], [0, 1, 2]])
    #expect(values.allSatisfy { $0.copies == 0 })
  }
}
