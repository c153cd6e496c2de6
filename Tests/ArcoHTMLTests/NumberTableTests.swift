import ArcoHTML
import Testing

@Suite struct NumberTableTests {
  @Test(arguments: 0..<20) func `a random history leaves what a dictionary has`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var table = NumberTable<String>()
    var plain: [Int: String] = [:]
    var last = 0
    for _ in 0..<2_000 {
      switch random.next() % 4 {
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

  @Test func `a number that was taken out can be given again`() {
    var table = NumberTable<String>()
    table[3] = "first"
    table[4] = "neighbour"
    table[3] = nil
    table[3] = "second"
    #expect(table[3] == "second")
    #expect(table[4] == "neighbour")
  }
}
