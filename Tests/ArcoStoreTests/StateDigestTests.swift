import ArcoStore
import ArcoTesting
import Testing

@Suite struct StateDigestTests {
  private struct Whole: Codable {
    var names: Set<String> = []
    var counts: [Int: Set<Int>] = [:]
    var list: [String] = []
    var note: String?
    var kind = Kind.plain
  }

  private enum Kind: Codable {
    case plain
    case marked(Int)
  }

  /// Sets of the same values whose order of iteration differs, in one process.
  private func shuffledSets() -> [Set<String>] {
    let names = (0..<40).map { "name \($0)" }
    var random = SeededRandom(seed: 1)
    return [0, 100, 1_000, 10_000].map { capacity in
      var set = Set<String>(minimumCapacity: capacity)
      for name in names.shuffled(using: &random) { set.insert(name) }
      return set
    }
  }

  @Test func `the order of a set is no part of it`() throws {
    let sets = shuffledSets()
    #expect(Set(sets.map { Array($0) }).count > 1, "the orders differ")
    let digests = try sets.map { set in
      try StateDigest.of(Whole(names: set, counts: [1: [3, 4, 5], 2: [7, 8, 9]]))
    }
    #expect(Set(digests).count == 1)
  }

  @Test func `it is the same in every process`() throws {
    var whole = Whole(names: ["a", "b"], counts: [1: [2], 3: [4]], list: ["x"])
    whole.kind = .marked(7)
    #expect(try StateDigest.of(whole) == 11_911_606_379_441_975_555)
  }

  @Test func `another value has another digest`() throws {
    var wholes = [Whole](
      repeating: Whole(names: ["a"], counts: [1: [2]], list: ["x", "y"]), count: 8)
    wholes[1].names = ["b"]
    wholes[2].counts = [2: [1]]
    wholes[3].list = ["y", "x"]
    wholes[4].note = ""
    wholes[5].kind = .marked(0)
    wholes[6].names = []
    wholes[7].list = ["x", "y", ""]
    #expect(Set(try wholes.map { try StateDigest.of($0) }).count == wholes.count)
  }

  @Test func `whatever is not a number is one value, as what is kept says no more of it`() throws {
    var zero = 0.0
    zero *= -1
    let made = [zero / zero, .nan, -.nan, .signalingNaN, Double(nan: 7, signaling: false)]
    #expect(Set(made.map(\.bitPattern)).count > 2)
    #expect(Set(try made.map { try StateDigest.of($0) }).count == 1)
    #expect(Set(try made.map { try StateDigest.of(Float($0)) }).count == 1)
    #expect(try StateDigest.of(-0.0) != StateDigest.of(0.0))
  }

  @Test func `nested lists are told from flat ones`() throws {
    let digests = [
      try StateDigest.of([[1, 2], [3]]), try StateDigest.of([[1], [2, 3]]),
      try StateDigest.of([[[1, 2], [3]]]), try StateDigest.of([[Int]]()),
      try StateDigest.of([[Int]](repeating: [], count: 1)),
    ]
    #expect(Set(digests).count == digests.count)
  }
}
