import Arco
import ArcoTesting
import Testing

/// How one order became another.
struct RearrangementTests {
  /// Makes random changes to a list of numbers, and notes them; what is new is less than 0.
  private func change(
    _ list: inout [Int], _ order: inout Rearrangement, _ steps: Int, _ seeded: inout SeededRandom
  ) {
    for _ in 0..<steps {
      let (one, other) = (seeded.below(list.count + 1), seeded.below(max(list.count, 1)))
      switch seeded.below(4) {
      case 0:
        order.insert(at: one)
        list.insert(-1 - seeded.below(1_000_000), at: one)
      case 1 where one < list.count:
        order.remove(at: one)
        list.remove(at: one)
      case 2 where one < list.count:
        order.move(from: one, to: other)
        list.insert(list.remove(at: one), at: other)
      case 3 where one < list.count:
        order.swapAt(one, other)
        list.swapAt(one, other)
      default: break
      }
    }
  }

  @Test func `a list that is rearranged is what the changes make of it`() {
    for seed in 0..<500 as Range<UInt64> {
      var seeded = SeededRandom(seed: seed)
      let old = Array(0..<seeded.below(40))
      var (new, order) = (old, Rearrangement(of: old.count))
      change(&new, &order, seeded.below(12), &seeded)
      var list = old
      order.apply(to: &list, new: new.filter { $0 < 0 })
      #expect(list == new, "seed \(seed)")
      #expect(order.count == new.count && order.before == old.count)
      #expect(order.removed.flatMap { Array($0) } == old.filter { !new.contains($0) })
      #expect(order.isUnchanged == (old == new), "seed \(seed)")
      for (one, other) in zip(order.pieces, order.pieces.dropFirst()) {
        #expect(one.isNew != other.isNew || one.start + one.count != other.start)
      }
    }
  }

  @Test func `one thing alone has the pieces that it has where pieces are kept`() {
    for seed in 0..<500 as Range<UInt64> {
      var (alone, among) = (SeededRandom(seed: seed), SeededRandom(seed: seed))
      let old = Array(0..<30)
      var (list, order) = (old, Rearrangement(of: old.count))
      change(&list, &order, 1, &alone)
      var (other, kept) = (old, Rearrangement(of: old.count))
      kept.insert(at: 3)
      kept.remove(at: 3)
      change(&other, &kept, 1, &among)
      #expect(order == kept && order.isUnchanged == kept.isUnchanged, "seed \(seed)")
    }
  }

  @Test func `it costs what was changed`() {
    var order = Rearrangement(of: 1_000_000)
    order.swapAt(1, 999_998)
    order.insert(at: 0)
    order.remove(at: 500_000)
    for _ in 0..<100 { order.insert(at: order.count) }
    #expect(order.pieces.count == 8)
    #expect(order.removed == [499_999..<500_000])
  }

  @Test func `what was done and undone is nothing`() {
    var order = Rearrangement(of: 10)
    order.insert(at: 4)
    order.swapAt(2, 7)
    order.swapAt(7, 2)
    order.remove(at: 4)
    order.move(from: 3, to: 8)
    order.move(from: 8, to: 3)
    #expect(order.isUnchanged)
    #expect(order == Rearrangement(of: 10))
  }
}
