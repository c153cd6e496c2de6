import ArcoHTML
import ArcoTesting
import Testing

@Suite struct KeyedTests {
  private func list(_ rows: [Int]) -> HTML {
    ul { keyed(rows, id: { $0 }) { row in li("\(row)", .onClick {}) } }
  }

  @Test func `taking a row out is one operation`() throws {
    let page = Page(list(Array(0..<1000)))
    let operations = try page.show(list((0..<1000).filter { $0 != 500 }))
    #expect(operations == [.remove(node: 2 + 2 * 500)])
  }

  @Test func `a row that comes is one operation`() throws {
    let page = Page(list([1, 2, 3]))
    let operations = try page.show(list([1, 9, 2, 3]))
    guard case .insert(parent: 1, before: 4, _) = operations.first else {
      Issue.record("\(operations)")
      return
    }
    #expect(operations.count == 1)
  }

  @Test func `a row that goes to the other end is one move`() throws {
    let page = Page(list([1, 2, 3, 4]))
    #expect(try page.show(list([2, 3, 4, 1])) == [.move(parent: 1, before: 0, node: 2)])
    #expect(try page.show(list([1, 2, 3, 4])) == [.move(parent: 1, before: 4, node: 2)])
  }

  @Test func `equal rows in the same order are nothing to send`() throws {
    let page = Page(list([1, 2, 3]))
    #expect(try page.show(list([1, 2, 3])) == [])
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `no order takes more moves than there are rows out of place`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let order = Array(0..<8).shuffled(using: &random)
    let page = Page(list(Array(0..<8)))
    let operations = try page.show(list(order))
    #expect(operations.count == 8 - longestIncreasing(order), "seed \(seed)")
  }

  /// The length of the longest increasing subsequence, by trying them all.
  private func longestIncreasing(_ values: [Int]) -> Int {
    (0..<(1 << values.count)).map { subset in
      let chosen = values.indices.filter { subset & (1 << $0) != 0 }.map { values[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 } ? chosen.count : 0
    }.max() ?? 0
  }

  @Test func `a key that comes twice is shown twice`() throws {
    let page = Page(list([1, 1, 2]))
    try page.show(list([2, 1, 1]))
    #expect(page.dom.description == Page(list([2, 1, 1])).dom.description)
    try page.show(list([1]))
    #expect(page.dom.description == Page(list([1])).dom.description)
  }

  private struct Todo: Identifiable {
    enum ID: String, HTML.RowIdentifier { case first, second }
    let id: ID
  }

  @Test func `rows that know their identity need no id`() throws {
    let todos = [Todo(id: .first), Todo(id: .second)]
    let page = Page(ul { keyed(todos) { li($0.id.rawValue) } })
    let operations = try page.show(ul { keyed(todos.dropFirst()) { li($0.id.rawValue) } })
    #expect(operations.count == 1)
  }
}
