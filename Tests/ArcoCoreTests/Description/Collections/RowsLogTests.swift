import Arco
import ArcoTesting
import Testing

/// What rows know of what was done to their order.
struct RowsLogTests {
  /// Changes rows and a plain list of ids and values in the same way.
  private func change(
    _ rows: inout Rows<Int, Int>, _ plain: inout [(id: Int, value: Int)], _ step: Int,
    _ seeded: inout SeededRandom
  ) {
    let (one, other) = (seeded.below(plain.count + 1), seeded.below(max(plain.count, 1)))
    let isThere = one < plain.count
    switch seeded.below(12) {
    case 0, 1:
      rows.insert(step, id: step, at: one)
      plain.insert((step, step), at: one)
    case 2:
      rows.append(step, id: step)
      plain.append((step, step))
    case 3, 4:
      guard isThere else { return }
      #expect(rows.remove(id: plain[one].id) == plain[one].value)
      plain.remove(at: one)
    case 5, 6:
      guard isThere else { return }
      rows.move(id: plain[one].id, to: other)
      plain.insert(plain.remove(at: one), at: other)
    case 7, 8:
      guard isThere else { return }
      rows.swapAt(one, other)
      plain.swapAt(one, other)
    case 9:
      guard isThere else { return }
      rows[one] = -step
      plain[one].value = -step
    case 10 where seeded.chance(10):
      rows.removeAll { $0 % 3 == 0 }
      plain.removeAll { $0.value % 3 == 0 }
    case 11 where seeded.chance(10):
      rows.sort()
      let order = plain.indices.sorted { plain[$0].value < plain[$1].value }
      plain = order.map { plain[$0] }
    default: break
    }
  }

  @Test func `rows do what a plain array does, and tell how their order came about`() {
    for seed in 0..<60 as Range<UInt64> {
      var seeded = SeededRandom(seed: seed)
      var rows = Rows((0..<seeded.below(600)).map { (-1 - $0, $0) })
      var plain = rows.keys.map { (id: $0, value: -1 - $0) }
      var seen = rows
      for step in 1..<200 {
        change(&rows, &plain, step, &seeded)
        #expect(rows.keys == plain.map(\.id), "seed \(seed), step \(step)")
        #expect(Array(rows) == plain.map(\.value), "seed \(seed), step \(step)")
        if let order = rows.rearrangement(since: seen.structure ?? 0) {
          var keys = seen.keys
          let new = order.news.map { rows.id(at: $0) }
          order.apply(to: &keys, new: new)
          #expect(keys == rows.keys, "seed \(seed), step \(step)")
        }
        if seeded.chance(30) { seen = rows }
      }
    }
  }

  @Test func `rows tell what was done since they were seen, and nothing of others`() {
    var rows = Rows((0..<1_000).map { ($0, $0) })
    let seen = rows
    #expect(rows.rearrangement(since: seen.structure ?? 0)?.isUnchanged == true)
    rows.insert(7, id: 1_001, at: 0)
    rows.remove(id: 500)
    #expect(rows.rearrangement(since: seen.structure ?? 0)?.pieces.count == 3)
    var other = seen
    other.swapAt(0, 1)
    #expect(other.rearrangement(since: rows.structure ?? 0) == nil)
    rows.sort(by: >)
    #expect(rows.rearrangement(since: seen.structure ?? 0) == nil)
    let built = Rows((0..<10).map { ($0, $0) })
    #expect(built.rearrangement(since: 0) == nil)
  }

  @Test func `a note of what was done is kept within bounds, and the newest of it are there`() {
    var rows = Rows((0..<100).map { ($0, $0) })
    let first = rows
    for turn in 0..<10_000 {
      let seen = rows
      rows.swapAt(turn % 100, (turn * 7) % 100)
      #expect(rows.rearrangement(since: seen.structure ?? 0) != nil)
    }
    #expect(rows.rearrangement(since: first.structure ?? 0) == nil)
  }

  @Test func `rows that were added tell so beside those that were edited`() {
    var rows = Rows((0..<100).map { ($0, $0) })
    let seen = rows.revision ?? 0
    for id in 100..<120 { rows.append(id, id: id) }
    #expect(rows.changes(since: seen).map { Set($0.map(\.id)) } == Set(100..<120))
    rows[id: 5] = 50
    #expect(rows.changes(since: seen).map { Set($0.map(\.id)) } == Set(100..<120).union([5]))
    rows[id: 6] = 60
    #expect(
      rows.changes(since: seen).map { Set($0.map(\.id)) } == Set(100..<120).union([5, 6]))
    rows[id: 110] = 0
    #expect(rows.changes(since: seen)?.isEmpty == nil)
  }

  @Test func `a row that many others came before is found`() {
    var rows = Rows((0..<2_000).map { ($0, $0) })
    for id in 2_000..<4_000 { rows.insert(id, id: id, at: 0) }
    for id in stride(from: 1_999, to: 0, by: -7) { #expect(rows.remove(id: id) == id) }
    rows.move(id: 3_000, to: 0)
    #expect(rows.first == 3_000)
    #expect(rows.keys == Array(rows))
  }
}

extension Rearrangement {
  /// The positions of what is new.
  fileprivate var news: [Int] {
    var (news, position) = ([Int](), 0)
    for piece in pieces {
      if piece.isNew { news += position..<(position + piece.count) }
      position += piece.count
    }
    return news
  }
}
