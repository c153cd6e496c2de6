import ArcoStore
import ArcoTesting

extension SessionStoreLaws {
  @Sendable static func expiry(
    _ store: any SessionStore, _ trial: inout StoreTrial
  ) async throws {
    let sessions = [
      session("late", expires: 90), session("first", expires: 20), session("next", expires: 30),
      session("last", expires: 40),
    ]
    let first = sessions[1].claim
    _ = try await store.commit(sessions.map { .begin($0) })
    _ = try await store.commit([.append(event(1, 1), to: first)])
    let isThere = try await store.load("next", for: "two", at: 30) != nil
    trial.expect(isThere, equals: false, "whether the expired session is loaded")
    var counts: [Int] = []
    for _ in 0..<3 { counts.append(try await store.removeExpired(at: 40, limit: 2)) }
    trial.expect(counts, equals: [2, 1, 0], "the numbers of sessions removed each time")
    var left: [String] = []
    for session in sessions where try await store.load(session.id, for: "two", at: 0) != nil {
      left.append(session.id)
    }
    trial.expect(left, equals: ["late"], "the remaining sessions")
  }

  @Sendable static func subjects(
    _ store: any SessionStore, _ trial: inout StoreTrial
  ) async throws {
    let sessions = [
      session("b", subject: "Ada", created: 2), session("a", subject: "Ada", created: 1),
      session("c", subject: "Alan", created: 1), session("d", created: 1),
      session("e", subject: "Ada", created: 3, expires: 4),
    ]
    let claim = sessions[0].claim
    _ = try await store.commit(sessions.map { .begin($0) })
    _ = try await store.commit([.append(event(1, 1), to: claim)])
    let mine = try await store.sessions(of: "Ada", at: 5)
    trial.expect(mine.map(\.id), equals: ["a", "b"], "the sessions of a subject")
    trial.expect(mine.map(\.snapshot.payload), equals: [[], []], "their payloads")
    var counts: [Int] = []
    for _ in 0..<3 { counts.append(try await store.removeSessions(of: "Ada", limit: 2)) }
    trial.expect(counts, equals: [2, 1, 0], "the numbers of sessions removed each time")
    let refused = try await store.commit([.append(event(2, 2), to: claim)])
    trial.expect(refused, equals: [0: .unknown], "the refusals afterwards")
    trial.expect(
      try await store.sessions(of: "Ada", at: 0).count, equals: 0, "the remaining sessions")
    trial.expect(
      try await store.sessions(of: "Alan", at: 5).count, equals: 1,
      "the number of sessions of another subject")
  }

  @Sendable static func strangers(
    _ store: any SessionStore, _ trial: inout StoreTrial
  ) async throws {
    let sessions = [
      session("late", expires: 50), session("used", expires: 10), session("b", expires: 30),
      session("a", expires: 30), session("hers", subject: "Ada", expires: 20),
      session("first", expires: 20), session("last", expires: 40),
    ]
    _ = try await store.commit(sessions.map { .begin($0) })
    let (used, first) = (sessions[1].claim, sessions[5].claim)
    // The events are from the times 11 and 15.
    _ = try await store.commit([.append(event(1, 1), to: first), .append(event(5, 1), to: used)])
    func ids(_ time: Int, _ limit: Int) async throws -> [String] {
      try await store.strangers(expiringBefore: 50, unusedSince: time, limit: limit).map(\.id)
    }
    let all = try await store.strangers(expiringBefore: 50, unusedSince: 15, limit: 9)
    // A store may also name no strangers.
    if all.isEmpty { return }
    trial.expect(all.map(\.id), equals: ["first", "a", "b", "last"], "the strangers")
    trial.expect(
      try await ids(11, 9), equals: ["a", "b", "last"], "the strangers without an event since then")
    trial.expect(try await ids(15, 2), equals: ["first", "a"], "two of them")
    let refused = try await store.commit(all.map { .remove($0) })
    trial.expect(refused, equals: [:], "the refused removals")
  }

  @Sendable static func usage(
    _ store: any SessionStore, _ trial: inout StoreTrial
  ) async throws {
    trial.expect(try await store.usage().sessions, equals: 0, "the sessions of an empty store")
    let before = try await store.usage().bytes
    var large = session("a")
    large.snapshot.payload = [UInt8](repeating: 7, count: 100_000)
    _ = try await store.commit([.begin(large), .begin(session("b"))])
    let usage = try await store.usage()
    trial.expect(usage.sessions, equals: 2, "the sessions")
    trial.expect(usage.bytes >= before + 100_000, equals: true, "whether the bytes are counted")
    _ = try await store.commit([.remove(large.claim)])
    let after = try await store.usage()
    trial.expect(after.sessions, equals: 1, "the number of sessions after one was removed")
    trial.expect(after.bytes < usage.bytes, equals: true, "whether its bytes are free")
  }

  static func sameAsMemory(
    _ store: any SessionStore, _ trial: inout StoreTrial, _ seed: UInt64
  ) async throws {
    let memory = MemorySessionStore()
    var random = SeededRandom(seed: seed)
    var epochs = ["a": 1, "b": 1, "c": 1]
    let ids = epochs.keys.sorted()
    for round in 0..<60 {
      let id = ids[Int.random(in: 0..<3, using: &random)]
      if Int.random(in: 0..<5, using: &random) == 0 {
        let now = Int.random(in: 0..<1_500, using: &random)
        let history = try await memory.load(id, for: "\(round)", at: now)
        let found = try await store.load(id, for: "\(round)", at: now)
        trial.expect(found, equals: history, "seed \(seed), round \(round): the history of \(id)")
        if let epoch = history?.session.epoch { epochs[id] = epoch }
        continue
      }
      let changes = (0..<Int.random(in: 1..<8, using: &random)).map { _ in
        change(of: ids[Int.random(in: 0..<3, using: &random)], epochs, &random)
      }
      let expected = try await memory.commit(changes)
      let refused = try await store.commit(changes)
      trial.expect(refused, equals: expected, "seed \(seed), round \(round): the refusals")
      if !trial.found.isEmpty { return }
    }
  }

  private static func change(
    of id: String, _ epochs: [String: Int], _ random: inout SeededRandom
  ) -> SessionChange {
    let old = Int.random(in: 0..<6, using: &random) == 0 ? 1 : 0
    let claim = SessionClaim(id: id, epoch: (epochs[id] ?? 1) - old)
    let sequence = Int.random(in: 1..<20, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0...1: return .begin(session(id, expires: Int.random(in: 100..<1_500, using: &random)))
    case 2: return .remove(claim)
    case 3: return replacement(sequence, sequence, of: claim, expires: 1_000)
    default:
      let reference = Bool.random(using: &random) ? sequence : nil
      return .append(event(sequence, reference), to: claim)
    }
  }
}
