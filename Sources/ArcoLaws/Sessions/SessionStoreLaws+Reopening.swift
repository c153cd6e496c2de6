import ArcoStore

extension SessionStoreLaws {
  /// The laws of a store that is opened again.
  static var lawsOfReopening: [(String, Reopening)] {
    [
      ("committed changes are there after the store is opened again", reopened),
      ("no epoch begins twice, however often the store is opened", epochsGoOn),
    ]
  }

  @Sendable private static func reopened(
    _ open: Opening, _ name: String, _ trial: inout StoreTrial
  ) async throws {
    let (a, b, gone) = (session("a", subject: "Ada"), session("b"), session("gone"))
    let before = try await filled(open(name), a, b, gone)
    let store = try await open(name)
    trial.expect(try await store.usage().sessions, equals: 2, "the sessions")
    trial.expect(try store.secret("key", or: [2]), equals: [1], "the secret")
    trial.expect(try await store.sessions(of: "Ada", at: 5).map(\.id), equals: ["a"], "Ada's")
    let first = try await store.load("a", for: "two", at: 5)
    trial.expect(first?.events, equals: [event(1, 1), event(2, nil)], "the events")
    trial.expect(first?.session.snapshot, equals: a.snapshot, "the snapshot")
    let second = try await store.load("b", for: "two", at: 5)
    trial.expect(second?.session.snapshot.payload, equals: [9, 9], "the newer snapshot")
    trial.expect(second?.events, equals: [event(4, 4)], "the events after it")
    trial.expect(
      try await store.load("gone", for: "two", at: 5), equals: nil,
      "the history of the removed session")
    trial.expect(before, equals: [:], "the refusals")
    guard let claim = first?.session.claim else { return }
    let refused = try await store.commit([.append(event(1, 5), to: claim)])
    trial.expect(refused, equals: [0: .repeated], "the refusals for a repeated number")
  }

  private static func filled(
    _ store: any SessionStore, _ a: KeptSession, _ b: KeptSession, _ gone: KeptSession
  ) async throws -> [Int: ChangeRefusal] {
    _ = try store.secret("key", or: [1])
    let refused = try await store.commit([
      .begin(a), .begin(b), .begin(gone), .append(event(1, 1), to: a.claim),
      .append(event(2, nil), to: a.claim), .append(event(1, 1), to: b.claim),
      .append(event(2, 2), to: b.claim),
    ])
    let later = try await store.commit([
      replacement(2, 2, of: b.claim), .append(event(4, 4), to: b.claim), .remove(gone.claim),
    ])
    return refused.merging(later) { one, _ in one }
  }

  @Sendable private static func epochsGoOn(
    _ open: Opening, _ name: String, _ trial: inout StoreTrial
  ) async throws {
    let a = session("a")
    _ = try await open(name).commit([.begin(a)])
    var claims = [a.claim]
    for epoch in 2...4 {
      guard let claim = try await open(name).load("a", for: "\(epoch)", at: 5)?.session.claim else {
        return trial.expect("no session", equals: "a session", "what was found")
      }
      trial.expect(claim.epoch, equals: epoch, "the epoch")
      claims.append(claim)
    }
    let refused = try await open(name).commit(claims.map { .append(event(1, 1), to: $0) })
    let lost = ChangeRefusal.lost(epoch: 4)
    trial.expect(refused, equals: [0: lost, 1: lost, 2: lost], "the refusals")
  }

  /// Several tasks commit their own events; every second commit also contains an event that exists
  /// already.
  @Sendable static func atOnce(
    _ store: any SessionStore, _ trial: inout StoreTrial
  ) async throws {
    let (tasks, commits) = (8, 12)
    let sessions = [session("a"), session("b")]
    _ = try await store.commit(sessions.map { .begin($0) })
    _ = try await store.commit(sessions.map { .append(event(1, 1), to: $0.claim) })
    let wrong = try await withThrowingTaskGroup(of: [String].self) { group in
      for task in 0..<tasks {
        group.addTask {
          var wrong: [String] = []
          for number in 0..<commits {
            let sequence = 2 + number * tasks + task
            var changes = sessions.map { SessionChange.append(event(sequence, nil), to: $0.claim) }
            if number.isMultiple(of: 2) {
              changes.insert(.append(event(1, nil), to: sessions[task % 2].claim), at: 1)
            }
            let refused = try await store.commit(changes)
            let expected = number.isMultiple(of: 2) ? [1: ChangeRefusal.repeated] : [:]
            if refused != expected { wrong.append("\(refused) in place of \(expected)") }
          }
          return wrong
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    trial.expect(wrong, equals: [], "the wrong results of commits")
    for session in sessions {
      let events = try await store.load(session.id, for: "two", at: 5)?.events
      trial.expect(
        events?.map(\.sequence), equals: Array(1...tasks * commits + 1),
        "the events of \(session.id)")
    }
  }
}
