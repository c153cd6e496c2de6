import Arco
import ArcoTesting
import Testing

/// What rows know of their last edit.
struct RowsEditTests {
  private func ids(_ rows: Rows<Int, Int>, since seen: Rows<Int, Int>) -> [Int]? {
    seen.revision.flatMap { rows.changes(since: $0) }.map { $0.map(\.id) }
  }

  @Test func `rows tell which elements were edited since they were seen, each of them once`() {
    var rows = Rows((0..<5).map { ($0, $0) })
    let seen = rows
    #expect(ids(rows, since: seen) == [])
    rows.swapAt(0, 1)
    #expect(ids(rows, since: seen) == [])
    rows.modify(id: 1) { $0 = 10 }
    #expect(ids(rows, since: seen) == [1])
    #expect(rows.changes(since: seen.revision ?? 0)?.first?.version == rows.versions?.first)
    rows[id: 3] = 30
    #expect(ids(rows, since: seen) == [1, 3])
    rows[id: 1] = 11
    #expect(ids(rows, since: seen) == nil)
    for edit in [
      { $0[id: 2] = 20 }, { $0[2] = 21 }, { $0.insert(9, id: 9, at: 0) }, { $0[id: 8] = 8 },
    ] as [(inout Rows<Int, Int>) -> Void] {
      let seen = rows
      edit(&rows)
      #expect(ids(rows, since: seen)?.count == 1)
    }
    let full = rows
    rows[id: 9] = 10
    rows.remove(id: 9)
    #expect(ids(rows, since: full) == [])
  }

  @Test func `rows tell of up to a quarter of them that they were edited`() {
    var rows = Rows((0..<400).map { ($0, $0) })
    let seen = rows
    for id in 0..<100 { rows[id: id] = -id }
    #expect(ids(rows, since: seen).map(Set.init) == Set(0..<100))
    rows[id: 100] = -100
    #expect(ids(rows, since: seen) == nil)
  }

  @Test func `rows are copied when one of those that share them changes, and not before`() {
    let first = Rows((0..<5).map { ($0, $0) })
    for change in [
      { $0[id: 1] = 10 }, { $0[2] = 20 }, { $0.modify(id: 3) { $0 = 30 } }, { $0.append(9, id: 9) },
      { $0.insert(9, id: 9, at: 0) }, { $0.remove(id: 4) }, { $0.move(id: 0, to: 4) },
      { $0.swapAt(0, 1) }, { $0.sort(by: >) }, { $0.removeAll { $0 > 2 } }, { $0[id: 8] = 8 },
      { $0[id: 0] = nil },
    ] as [(inout Rows<Int, Int>) -> Void] {
      var other = first
      change(&other)
      #expect(other != first)
      #expect(Array(first) == [0, 1, 2, 3, 4])
      #expect(first.keys == [0, 1, 2, 3, 4])
    }
  }

  @Test func `rows that were edited apart know nothing of each other's edits`() {
    var one = Rows((0..<5).map { ($0, $0) })
    var other = one
    one[id: 1] = 10
    other[id: 2] = 20
    #expect(ids(other, since: one) == nil)
    #expect(ids(one, since: other) == nil)
  }

  @Test func `what is not among the changes is the same, whatever was seen before`() {
    for seed in 0..<50 as Range<UInt64> {
      var seeded = SeededRandom(seed: seed)
      var versions = [Rows<Int, Int>()]
      for step in 0..<200 {
        var rows = versions[seeded.below(versions.count)]
        let id = seeded.below(6)
        switch seeded.below(5) {
        case 0: rows[id: id] = nil
        case 1: if !rows.isEmpty { rows.swapAt(0, seeded.below(rows.count)) }
        case 2: rows.modify(id: id) { $0 += 1 }
        case 3: if !rows.isEmpty { rows[seeded.below(rows.count)] = step }
        default: rows[id: id] = step
        }
        versions.append(rows)
        for seen in versions.suffix(20) {
          guard let changed = ids(rows, since: seen) else { continue }
          for id in Set(rows.keys).intersection(seen.keys).subtracting(changed) {
            #expect(rows[id: id] == seen[id: id], "seed \(seed), step \(step)")
          }
        }
      }
    }
  }
}
