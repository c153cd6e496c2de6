import ArcoHTML
import ArcoTesting
import Testing

@Suite struct NumberTableTests {
  @Test(arguments: 0..<20) func `a random history leaves what a dictionary has`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var table = NumberTable<String>()
    var plain: [Int: String] = [:]
    var last = 0
    for _ in 0..<2_000 {
      switch random.next() % 5 {
      case 4:
        // Neighbours, on up to three pages.
        let start = Int(random.next() % UInt64(last + 2))
        let numbers = start..<(start + Int(random.next() % 300))
        table.remove(numbers)
        for number in numbers { plain[number] = nil }
      case 0:
        // Mostly a new number, and sometimes one that was skipped.
        last += Int(random.next() % 40)
        table[last] = "new \(last)"
        plain[last] = "new \(last)"
      case 1:
        let number = Int(random.next() % UInt64(last + 2))
        table[number] = "again \(number)"
        plain[number] = "again \(number)"
      default:
        let number = Int(random.next() % UInt64(last + 2))
        table.remove(number)
        plain[number] = nil
      }
    }
    for number in 0..<(last + 200) { #expect(table[number] == plain[number]) }
  }

  @Test(arguments: 0..<8)
  func `the last value up to a number is the one before it on its page, unless it was taken out`(
    seed: Int
  ) {
    var random = SeededRandom(seed: UInt64(seed))
    var table = NumberTable<Int>()
    var last = 0
    var all: [(number: Int, isThere: Bool)] = []
    while last < 1_000 {
      last += 1 + Int(random.next() % 20)
      table.add(last, last)
      all.append((last, random.next() % 4 > 0))
    }
    for entry in all where !entry.isThere { table.remove(entry.number) }
    for number in 0..<1_200 {
      let before = all.last { $0.number <= number && table.areTogether($0.number, number) }
      #expect(table.last(upTo: number) == before.flatMap { $0.isThere ? $0.number : nil })
    }
  }

  @Test func `a number that was taken out can be given again`() {
    var table = NumberTable<String>()
    table[3] = "first"
    table[4] = "neighbour"
    table[3] = nil
    table[3] = "second"
    #expect(table[3] == "second")
    #expect(table[4] == "neighbour")
  }

  /// Adds the two values of a row, of ten numbers that it has.
  private func add(_ row: Int, to table: inout NumberTable<String>) {
    for number in [3, 8] { table[10 * row + number] = "\(row)" }
  }

  @Test func `rows that come where others went take no more pages`() {
    var table = NumberTable<String>()
    for row in 0..<100 { add(row, to: &table) }
    var made: [Int] = []
    // A page ends within every sixth row or so, and within some between their two values.
    for row in 100..<1_000 {
      if row > 100 { for number in [3, 8] { table[10 * (row - 1) + number] = nil } }
      add(row, to: &table)
      made.append(table.pagesMade)
    }
    #expect(made[100] == made[899])
    #expect(table[10 * 999 + 8] == "999")
    #expect(table[10 * 998 + 8] == nil)
    #expect(table[8] == "0")
  }

  @Test func `a new page has the room that the one before needed`() {
    var table = NumberTable<String>()
    // The first page is filled without knowing how much there will be.
    for number in 0..<96 { table[number] = "a" }
    table[128] = "b"
    #expect(table.room == 96)
    for number in 129..<224 { table[number] = "b" }
    #expect(table.room == 96)
  }
}
