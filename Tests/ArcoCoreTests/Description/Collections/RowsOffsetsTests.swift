import Arco
import Testing

struct RowsOffsetsTests {
  /// What the standard library's words say: the moved elements, in order, before the element at the destination.
  private func moved(_ letters: [String], _ offsets: [Int], to destination: Int) -> [String] {
    func rest(_ range: Range<Int>) -> [String] {
      range.filter { !offsets.contains($0) }.map { letters[$0] }
    }
    return rest(0..<destination) + offsets.sorted().map { letters[$0] }
      + rest(destination..<letters.count)
  }

  @Test func `elements move together to where SwiftUI says, for each choice and each destination`()
  {
    let letters = ["a", "b", "c", "d", "e"]
    for choice in 0..<32 {
      let offsets = (0..<5).filter { choice >> $0 & 1 == 1 }
      for destination in 0...5 {
        var rows = Rows(letters.map { ($0, $0) })
        rows.move(fromOffsets: offsets.reversed(), toOffset: destination)
        #expect(Array(rows.keys) == moved(letters, offsets, to: destination))
      }
    }
  }

  @Test func `elements at positions before the removal go together`() {
    var rows = Rows(["a", "b", "c", "d"].map { ($0, $0) })
    rows.remove(atOffsets: [0, 2])
    #expect(Array(rows.keys) == ["b", "d"])
  }
}
