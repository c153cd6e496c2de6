import Arco
import ArcoTesting
import ArcoWorld
import Foundation
import Testing

struct UniqueIDTests {
  @Test func `a text is read and written as Foundation does`() {
    let random = { (seeded: inout SeededRandom) in UniqueID(random: &seeded) }
    forAll(seeds: 0..<200, random) { id in
      guard UUID(uuidString: id.description)?.uuidString.lowercased() == id.description else {
        return "Foundation does not read it"
      }
      if UniqueID(id.description) != id { return "not read" }
      return UniqueID(id.description.uppercased()) == id ? nil : "capitals are not read"
    }
  }

  @Test func `a random id has version 4 and the variant of the standard, and all else is random`() {
    var seeded = SeededRandom(seed: 1)
    let ids = (0..<400).map { _ in UniqueID(random: &seeded) }
    #expect(ids.allSatisfy { $0.high >> 12 & 0xF == 4 && $0.low >> 62 == 0b10 })
    typealias Bits = (high: UInt64, low: UInt64)
    let some = ids.reduce(Bits(0, 0)) { ($0.high | $1.high, $0.low | $1.low) }
    #expect(some == (0xFFFF_FFFF_FFFF_4FFF, 0xBFFF_FFFF_FFFF_FFFF))
    let all = ids.reduce(Bits(~0, ~0)) { ($0.high & $1.high, $0.low & $1.low) }
    #expect(all == (0x4000, 0x8000_0000_0000_0000))
  }

  @Test func `the example of the standard is read`() {
    let id = UniqueID("919108f7-52d1-4320-9bac-f847db4148a8")
    #expect(id == UniqueID(high: 0x9191_08f7_52d1_4320, low: 0x9bac_f847_db41_48a8))
  }

  @Test func `what is not the text of an id is none`() {
    let text = "919108f7-52d1-4320-9bac-f847db4148a8"
    let others = [
      "", "-", String(text.dropLast()), "\(text)0", "\(text)-", "-\(text)", "{\(text)}",
      text.replacingOccurrences(of: "-", with: ""), text.replacingOccurrences(of: "a", with: "g"),
      "919108f75-2d1-4320-9bac-f847db4148a8", "919108f7--2d1-4320-9bac-f847db4148a8",
      text.replacingOccurrences(of: "8a8", with: "8é"),
    ]
    for other in others { #expect(UniqueID(other) == nil, "\(other)") }
  }

  @Test func `the order is that of the texts`() {
    var seeded = SeededRandom(seed: 2)
    let ids = (0..<200).map { _ in UniqueID(high: UInt64(seeded.below(3)), low: seeded.next()) }
    #expect(ids.sorted().map(\.description) == ids.map(\.description).sorted())
  }

  @Test func `it is encoded as Foundation's are, and what is none is a decoding error`() throws {
    let id = UniqueID(high: 1, low: 2)
    let file = try JSONEncoder().encode([id])
    #expect(try JSONDecoder().decode([UUID].self, from: file)[0].uuidString == id.description)
    let other = try JSONEncoder().encode([UUID(uuidString: "00000000-0000-0000-0000-000000000000")])
    #expect(try JSONDecoder().decode([UniqueID].self, from: other) == [UniqueID(high: 0, low: 0)])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([UniqueID].self, from: Data(#"["a"]"#.utf8))
    }
  }
}
