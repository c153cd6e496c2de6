#if Server
  import ArcoServer
  import ArcoStore
  import ArcoLaws
  import ArcoTesting
  import Testing

  @Suite struct EncryptedSessionStoreTests {
    private func key(_ id: String, _ byte: UInt8 = 7) throws -> StoreKey {
      try StoreKey(id: id, secret: [UInt8](repeating: byte, count: 32))
    }

    private func session(_ id: String, _ text: String) -> KeptSession {
      KeptSession(
        id: id, component: "c", version: 1, build: "b", created: 1, expires: 1_000, owner: "one",
        snapshot: KeptSession.Snapshot(sequence: 0, reference: 0, payload: Array(text.utf8)))
    }

    private func event(_ sequence: Int, _ text: String) -> KeptEvent {
      KeptEvent(sequence: sequence, reference: sequence, payload: Array(text.utf8), time: 1)
    }

    private func error(_ body: () async throws -> Void) async -> StoreError? {
      do {
        try await body()
        return nil
      } catch {
        return error as? StoreError ?? .failed("\(error)")
      }
    }

    @Test func `it keeps to the laws of a store`() async throws {
      let key = try key("a")
      let broken = await SessionStoreLaws {
        try EncryptedSessionStore(MemorySessionStore(), keys: [key])
      }.broken()
      #expect(broken == [])
    }

    @Test func `what lies in the store says nothing`() async throws {
      let inner = MemorySessionStore()
      let store = try EncryptedSessionStore(inner, keys: [key("a")])
      let one = session("1", "a secret state")
      _ = try await store.commit([
        .begin(one), .append(event(1, "a secret input"), to: one.claim),
      ])
      #expect(try store.secret("signing key", or: Array("a secret".utf8)) == Array("a secret".utf8))
      let history = try #require(try await inner.load("1", for: "two", at: 0))
      let lying =
        [history.session.snapshot.payload, try inner.secret("signing key", or: [])]
        + history.events.map(\.payload)
      #expect(lying.allSatisfy { !String(decoding: $0, as: UTF8.self).contains("secret") })
      // Equal payloads do not lie there as equal ones.
      _ = try await store.commit([.begin(session("2", "x")), .begin(session("3", "x"))])
      let two = try await inner.load("2", for: "two", at: 0)?.session.snapshot.payload
      let three = try await inner.load("3", for: "two", at: 0)?.session.snapshot.payload
      #expect(two != three)
    }

    @Test func `a new key encrypts, and the old one reads`() async throws {
      let inner = MemorySessionStore()
      let (old, new) = (try key("old", 1), try key("new", 2))
      let one = session("1", "first")
      let before = try EncryptedSessionStore(inner, keys: [old])
      _ = try await before.commit([.begin(one), .append(event(1, "e"), to: one.claim)])
      let during = try EncryptedSessionStore(inner, keys: [new, old])
      let history = try #require(try await during.load("1", for: "two", at: 0))
      #expect(history.session.snapshot.payload == Array("first".utf8))
      let replaced = try await during.commit([
        .replace(
          KeptSession.Snapshot(sequence: 1, reference: 1, payload: Array("second".utf8)),
          of: history.session.claim, version: 1, build: "b", expires: 1_000)
      ])
      #expect(replaced.isEmpty)
      // Since its snapshot the session needs the old key no more.
      let after = try EncryptedSessionStore(inner, keys: [new])
      #expect(
        try await after.load("1", for: "three", at: 0)?.session.snapshot.payload
          == Array("second".utf8))
    }

    @Test func `a key that is missing is named`() async throws {
      let inner = MemorySessionStore()
      _ = try await EncryptedSessionStore(inner, keys: [key("old")])
        .commit([.begin(session("1", "s"))])
      let other = try EncryptedSessionStore(inner, keys: [key("new")])
      let found = await error { _ = try await other.load("1", for: "two", at: 0) }
      #expect(found == .keyMissing(id: "old"))
      #expect("\(StoreError.keyMissing(id: "old"))".contains("the key old"))
    }

    @Test func `what was changed, or put in another place, is damaged`() async throws {
      let inner = MemorySessionStore()
      let store = try EncryptedSessionStore(inner, keys: [key("a")])
      let one = session("1", "state of one")
      _ = try await store.commit([.begin(one), .append(event(1, "e"), to: one.claim)])
      let sealed = try #require(try await inner.load("1", for: "two", at: 0))
      func expectDamage(_ payload: [UInt8], as id: String) async throws {
        var copy = session(id, "")
        copy.snapshot.payload = payload
        _ = try await inner.commit([.begin(copy)])
        let found = await error { _ = try await store.load(id, for: "two", at: 0) }
        #expect(found == .damagedSession(id: id))
      }
      let payload = sealed.session.snapshot.payload
      try await expectDamage(payload, as: "2")
      var changed = payload
      changed[changed.count - 1] ^= 1
      _ = try await inner.commit([.remove(sealed.session.claim)])
      try await expectDamage(changed, as: "1")
      try await expectDamage([], as: "3")
      try await expectDamage([1, 200, 0], as: "4")
      try await expectDamage(sealed.events[0].payload, as: "5")
    }

    @Test func `a payload at another place of its own session is damaged`() async throws {
      let inner = MemorySessionStore()
      let store = try EncryptedSessionStore(inner, keys: [key("a")])
      let one = session("1", "state")
      _ = try await store.commit([
        .begin(one), .append(event(1, "first"), to: one.claim),
        .append(event(2, "second"), to: one.claim),
      ])
      let sealed = try #require(try await inner.load("1", for: "two", at: 0))
      let (state, first) = (sealed.session.snapshot.payload, sealed.events[0].payload)
      _ = try store.secret("1", or: [7])
      let secret = try inner.secret("1", or: [])

      func isDamaged(
        snapshot: ([UInt8], at: Int), event: ([UInt8], at: Int)? = nil
      ) async throws -> Bool {
        var copy = one
        copy.snapshot.payload = snapshot.0
        copy.snapshot.sequence = snapshot.at
        var changes: [SessionChange] = [.begin(copy)]
        if let event {
          changes.append(
            .append(
              KeptEvent(sequence: event.at, reference: nil, payload: event.0, time: 1),
              to: copy.claim))
        }
        let place = MemorySessionStore()
        #expect(try await place.commit(changes) == [:])
        let other = try EncryptedSessionStore(place, keys: [key("a")])
        return await error { _ = try await other.load("1", for: "two", at: 0) }
          == .damagedSession(id: "1")
      }
      #expect(try await !isDamaged(snapshot: (state, at: 0), event: (first, at: 1)))
      #expect(try await isDamaged(snapshot: (state, at: 1)), "an older state as a newer one")
      #expect(try await isDamaged(snapshot: (first, at: 1)), "an event as a state")
      #expect(try await isDamaged(snapshot: (secret, at: 0)), "a secret as a state")
      #expect(
        try await isDamaged(snapshot: (state, at: 0), event: (first, at: 2)),
        "an event in the place of another")
    }

    @Test func `a key that is short, or of a name twice, is refused`() throws {
      #expect(throws: SiteError.secretTooShort(bytes: 31)) {
        try StoreKey(id: "a", secret: [UInt8](repeating: 1, count: 31))
      }
      #expect(throws: SiteError.noStoreKey) {
        try EncryptedSessionStore(MemorySessionStore(), keys: [])
      }
      #expect(throws: SiteError.keyNameInvalid("a")) {
        try EncryptedSessionStore(MemorySessionStore(), keys: [key("a"), key("a", 8)])
      }
      #expect(throws: SiteError.keyNameInvalid("a b")) { try key("a b") }
    }
  }
#endif
