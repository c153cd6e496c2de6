import ArcoOptics
import Testing

/// A class without isolation: what it is given to must stay with its owner.
private final class Counter {
  var count = 0
}

private func later(_ number: Int) async -> Int {
  await Task.yield()
  return number + 1
}

@MainActor
struct AsyncChangeTests {
  @Test func `a part is changed by a body that suspends`() async {
    var dose = Dose(grams: 1, label: "")
    let counter = Counter()
    let old = await storedGrams.modifyAsync(&dose) { grams in
      counter.count += 1
      let old = grams
      grams = await later(grams)
      return old
    }
    #expect(old == 1)
    #expect(dose.grams == 2)
    #expect(counter.count == 1)
  }

  @Test func `parts are changed one after the other, and none where there is none`() async {
    var numbers = [1, 2, 3]
    let odd = StandardOptics.Each<[Int]>().filtered { !$0.isMultiple(of: 2) }
    await odd.modifyEachAsync(&numbers) { $0 = await later($0) }
    #expect(numbers == [2, 2, 4])
    await odd.modifyEachAsync(&numbers) { _ in Issue.record("nothing is odd") }
  }

  @Test func `what was changed before an error is put back`() async {
    func refuse(_ number: inout Int) async throws(Refusal) {
      number = await later(number)
      if number == 3 { throw Refusal() }
    }
    var numbers = [1, 2, 5]
    await #expect(throws: Refusal()) {
      try await StandardOptics.Each<[Int]>().modifyEachAsync(&numbers, refuse)
    }
    #expect(numbers == [2, 3, 5])
  }

  @Test func `what a body made of a part before it threw is put back`() async {
    func refuse(_ grams: inout Int) async throws(Refusal) {
      grams = await later(grams)
      throw Refusal()
    }
    var dose = Dose(grams: 1, label: "")
    await #expect(throws: Refusal()) { try await storedGrams.modifyAsync(&dose, refuse) }
    #expect(dose.grams == 2)
  }

  @Test func `changes that do not suspend stay what they are in asynchronous code`() async {
    var dose = Dose(grams: 1, label: "")
    storedGrams.modify(&dose) { $0 += 1 }
    #expect(dose.grams == 2)
  }
}
