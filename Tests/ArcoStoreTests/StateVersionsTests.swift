import ArcoStore
import ArcoTesting
import Foundation
import Testing

/// What a purse was at first, then, and is now.
private struct PurseOf1: Codable {
  var coins: Int
}

private struct PurseOf2: Codable {
  var coins: Int
  var notes: Int
}

private struct Purse: Equatable, VersionedState {
  var cents: Int
  var owner: String?

  static let versions = StateVersions(PurseOf1.self)
    .next { PurseOf2(coins: $0.coins, notes: 0) }
    .next { purse throws(Overdrawn) in
      guard purse.coins >= 0 else { throw Overdrawn() }
      return Purse(cents: purse.coins + 100 * purse.notes, owner: nil)
    }
}

private struct Overdrawn: Error {}

@Suite struct StateVersionsTests {
  private func read(
    _ text: String, _ version: Int, digest: UInt64? = nil
  ) throws(StateFault) -> Purse {
    try Purse.versions.state(of: Array(text.utf8), version: version, digest: digest)
  }

  @Test func `a state of any version becomes the newest, step by step`() throws {
    #expect(Purse.versions.version == 3)
    #expect(try read(#"{"coins":5}"#, 1) == Purse(cents: 5))
    #expect(try read(#"{"coins":5,"notes":2}"#, 2) == Purse(cents: 205))
    #expect(try read(#"{"cents":7,"owner":"Ada"}"#, 3) == Purse(cents: 7, owner: "Ada"))
  }

  @Test func `what its version does not read is said so`() {
    let notRead = #expect(throws: StateFault.self) { try read(#"{"cents":5}"#, 1) }
    guard case .notRead(version: 1, _) = notRead else {
      Issue.record("found \(String(describing: notRead))")
      return
    }
    let notMigrated = #expect(throws: StateFault.self) { try read(#"{"coins":-1}"#, 1) }
    #expect(notMigrated == .notMigrated(to: 3, why: "Overdrawn()"))
  }

  @Test(arguments: [0, 4]) func `a version that is not known is not read`(version: Int) {
    #expect(throws: StateFault.unknownVersion(version, known: 1...3)) {
      try read(#"{"cents":5}"#, version)
    }
  }

  @Test func `the digest is of the state as it was kept`() throws {
    let digest = try StateDigest.of(PurseOf1(coins: 5))
    #expect(try read(#"{"coins":5}"#, 1, digest: digest) == Purse(cents: 5))
    #expect(throws: StateFault.anotherState(version: 1)) {
      try read(#"{"coins":6}"#, 1, digest: digest)
    }
  }

  @Test func `the oldest version can be let go of`() {
    let versions = StateVersions(PurseOf2.self, version: 2).next { Purse(cents: $0.coins) }
    #expect((versions.oldest, versions.version) == (2, 3))
    #expect(throws: StateFault.unknownVersion(1, known: 2...3)) {
      try versions.state(of: Array("{}".utf8), version: 1, digest: nil)
    }
  }
}

@Suite struct StateSamplesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Samples/purse").path

  @Test func `the samples of every version are read`() throws {
    let samples = StateSamples(Purse.self, in: Self.folder)
    #expect(samples.broken() == [])
    #expect(try samples.state(1) == Purse(cents: 5))
    #expect(try samples.state(2) == Purse(cents: 205))
  }

  @Test func `each mistake is found`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("arco-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let samples = StateSamples(Purse.self, in: folder.path)
    #expect(samples.broken() == [1, 2, 3].map { .missing(version: $0) })
    try samples.keep(Purse(cents: 1, owner: "Ada"))
    #expect(samples.broken() == [.missing(version: 1), .missing(version: 2)])
    // Kept once: a later type does not write its own proof.
    try samples.keep(Purse(cents: 2))
    #expect(try samples.state(3) == Purse(cents: 1, owner: "Ada"))
    func write(_ text: String, _ version: Int) throws {
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(version).json"))
    }
    try write(#"{"coins":-1}"#, 1)
    try write(#"{"coins":1,"notes":1}"#, 2)
    try write(#"{"cents":1,"owner":"Ada","since":1815}"#, 3)
    #expect(
      samples.broken() == [
        .unreadable(version: 1, .notMigrated(to: 3, why: "Overdrawn()")), .changed(version: 3),
      ])
  }
}
