import ArcoStore

extension SessionStoreLaws {
  /// The laws, those that find most mistakes first.
  static func laws(_ seed: UInt64) -> [(String, Try)] {
    [
      ("committed events are loaded in their order", committedIsLoaded),
      ("an event with a repeated number or reference is refused", doublesAreRefused),
      (
        "loading begins a new epoch, and commits of earlier epochs are refused",
        lostEpochsAreRefused
      ),
      ("a snapshot replaces the events that it contains", snapshotsReplace),
      ("a session can begin only once", beginsOnce),
      ("an expired session is not loaded, and is removed in batches", expiry),
      ("a subject's sessions are listed and removed", subjects),
      ("strangers are unused sessions without a subject", strangers),
      ("a removed session is unknown", removal),
      ("a secret keeps the first value for its name", secrets),
      ("the store counts its sessions and bytes", usage),
      ("concurrent commits are carried out one after the other, each as a whole", atOnce),
      (
        "any changes have the same result as in the store in memory",
        { store, trial in try await sameAsMemory(store, &trial, seed) }
      ),
    ]
  }

  static func session(
    _ id: String, subject: String? = nil, created: Int = 1, expires: Int = 1_000
  ) -> KeptSession {
    KeptSession(
      id: id, component: "todos", version: 3, build: "b1", subject: subject, created: created,
      expires: expires, owner: "one",
      snapshot: KeptSession.Snapshot(sequence: 0, reference: 0, payload: [1, 2, 3]))
  }

  static func event(_ sequence: Int, _ reference: Int?) -> KeptEvent {
    KeptEvent(
      sequence: sequence, reference: reference, payload: [UInt8(truncatingIfNeeded: sequence)],
      time: 10 + sequence)
  }

  @Sendable private static func committedIsLoaded(
    _ store: any SessionStore, _ trial: inout StoreTrial
  ) async throws {
    let a = session("a", subject: "Ada")
    let events = [event(1, 1), event(2, nil), event(3, 2)]
    var changes: [SessionChange] = [.begin(a), .begin(session("b"))]
    for event in events { changes.append(.append(event, to: a.claim)) }
    let refused = try await store.commit(changes)
    trial.expect(refused, equals: [:], "the refusals")
    var kept = a
    kept.epoch = 2
    kept.owner = "two"
    let loaded = try await store.load("a", for: "two", at: 5)
    trial.expect(loaded, equals: KeptHistory(session: kept, events: events), "the history")
    let other = try await store.load("c", for: "two", at: 5)
    trial.expect(other, equals: nil, "the history of an unknown session")
  }

  @Sendable private static func doublesAreRefused(
    _ store: any SessionStore, _ trial: inout StoreTrial
  ) async throws {
    let a = session("a")
    let refused = try await store.commit([
      .begin(a), .append(event(1, 1), to: a.claim), .append(event(1, 2), to: a.claim),
      .append(event(2, 1), to: a.claim), .append(event(3, 2), to: a.claim),
    ])
    trial.expect(refused, equals: [2: .repeated, 3: .repeated], "the refusals")
    let events = try await store.load("a", for: "two", at: 5)?.events
    trial.expect(events, equals: [event(1, 1), event(3, 2)], "the events")
  }

  @Sendable private static func lostEpochsAreRefused(
    _ store: any SessionStore, _ trial: inout StoreTrial
  ) async throws {
    let a = session("a")
    _ = try await store.commit([.begin(a)])
    let second = try await store.load("a", for: "two", at: 5)?.session.claim
    let third = try await store.load("a", for: "three", at: 5)?.session.claim
    trial.expect(second?.epoch, equals: 2, "the second epoch")
    trial.expect(third?.epoch, equals: 3, "the third epoch")
    guard let second, let third else { return }
    let refused = try await store.commit([
      .append(event(1, 1), to: second), .remove(second), replacement(1, 1, of: second),
      .append(event(1, 1), to: third),
    ])
    let lost = ChangeRefusal.lost(epoch: 3)
    trial.expect(refused, equals: [0: lost, 1: lost, 2: lost], "the refusals")
  }

  @Sendable private static func snapshotsReplace(
    _ store: any SessionStore, _ trial: inout StoreTrial
  ) async throws {
    let a = session("a")
    let refused = try await store.commit([
      .begin(a), .append(event(1, 1), to: a.claim), .append(event(2, 2), to: a.claim),
      .append(event(3, 3), to: a.claim), replacement(2, 2, of: a.claim),
      .append(event(2, 4), to: a.claim), .append(event(4, 2), to: a.claim),
      .append(event(5, 4), to: a.claim),
    ])
    trial.expect(refused, equals: [5: .repeated, 6: .repeated], "the refusals")
    let history = try await store.load("a", for: "two", at: 2_000)
    trial.expect(history?.session.snapshot.payload, equals: [9, 9], "the snapshot")
    trial.expect(history?.session.build, equals: "b2", "its program")
    trial.expect(history?.session.version, equals: 4, "its version")
    trial.expect(history?.events.map(\.sequence), equals: [3, 5], "the events")
  }

  @Sendable private static func beginsOnce(
    _ store: any SessionStore, _ trial: inout StoreTrial
  ) async throws {
    var other = session("a")
    other.component = "another"
    let refused = try await store.commit([.begin(session("a")), .begin(other)])
    trial.expect(refused, equals: [1: .exists], "the refusals")
    let component = try await store.load("a", for: "two", at: 5)?.session.component
    trial.expect(component, equals: "todos", "its component")
    let again = try await store.commit([.begin(session("a"))])
    trial.expect(
      again, equals: [0: .lost(epoch: 2)], "the refusals for a session of another server")
  }

  @Sendable private static func removal(
    _ store: any SessionStore, _ trial: inout StoreTrial
  ) async throws {
    let a = session("a")
    let refused = try await store.commit([
      .begin(a), .append(event(1, 1), to: a.claim), .remove(a.claim),
      .append(event(2, 2), to: a.claim), .remove(a.claim), .begin(a),
    ])
    trial.expect(refused, equals: [3: .unknown, 4: .unknown], "the refusals")
    let events = try await store.load("a", for: "two", at: 5)?.events
    trial.expect(events, equals: [], "the events of another session of its id")
  }

  @Sendable private static func secrets(
    _ store: any SessionStore, _ trial: inout StoreTrial
  ) async throws {
    trial.expect(try store.secret("key", or: [1]), equals: [1], "the first")
    trial.expect(try store.secret("key", or: [2]), equals: [1], "the first secret, asked for again")
    trial.expect(try store.secret("other", or: [2]), equals: [2], "the secret with another name")
  }

  static func replacement(
    _ sequence: Int, _ reference: Int, of claim: SessionClaim, expires: Int = 3_000
  ) -> SessionChange {
    .replace(
      KeptSession.Snapshot(sequence: sequence, reference: reference, payload: [9, 9]),
      of: claim, version: 4, build: "b2", expires: expires)
  }
}
