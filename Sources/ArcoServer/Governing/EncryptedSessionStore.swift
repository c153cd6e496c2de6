#if Server
  public import ArcoStore

  /// A store that encrypts its payloads.
  ///
  ///     let store = try EncryptedSessionStore(MemorySessionStore(), keys: [storeKey])
  ///     let site = try Site(store: store)
  ///
  /// States, inputs and secrets are encrypted. Ids, component, version, subject, times and sequence
  /// numbers are not, since sessions are found by them. A payload that was changed, or moved from
  /// another session or event, counts as damaged.
  ///
  /// To rotate keys, put a new key before the old one. The first key encrypts, and all keys
  /// decrypt. Each snapshot is encrypted anew, and a session is deleted when it expires
  /// (``Site/Limits/token``). After that time the old key can be removed.
  /// - Source: AES-GCM of swift-crypto, with a key of 256 bits and a nonce for each payload.
  public struct EncryptedSessionStore<Inner: SessionStore>: SessionStore {
    private let inner: Inner
    private let cipher: PayloadCipher

    /// Makes a store that encrypts what it passes to `inner`.
    ///
    /// - Parameter keys: the first key encrypts, all keys decrypt.
    /// - Errors: `SiteError` if there is no key, or if two keys have the same id.
    public init(_ inner: Inner, keys: [StoreKey]) throws(SiteError) {
      self.inner = inner
      cipher = try PayloadCipher(keys)
    }

    /// Encrypts changes and commits them to the inner store.
    public func commit(
      _ changes: [SessionChange]
    ) async throws(StoreError) -> [Int: ChangeRefusal] {
      var sealed: [SessionChange] = []
      sealed.reserveCapacity(changes.count)
      var places: [Int] = []
      var refused: [Int: ChangeRefusal] = [:]
      for (place, change) in changes.enumerated() {
        do throws(StoreError) {
          sealed.append(try seal(change))
          places.append(place)
        } catch {
          refused[place] = .unwritable("\(error)")
        }
      }
      for (index, refusal) in try await inner.commit(sealed) { refused[places[index]] = refusal }
      return refused
    }

    private func seal(_ change: SessionChange) throws(StoreError) -> SessionChange {
      switch change {
      case .begin(var session):
        session.snapshot.payload = try cipher.seal(
          session.snapshot.payload, .snapshot(session.snapshot.sequence), of: session.id)
        return .begin(session)
      case .append(var event, let claim):
        event.payload = try cipher.seal(event.payload, .event(event.sequence), of: claim.id)
        return .append(event, to: claim)
      case .replace(var snapshot, let claim, let version, let build, let expires):
        snapshot.payload = try cipher.seal(
          snapshot.payload, .snapshot(snapshot.sequence), of: claim.id)
        return .replace(snapshot, of: claim, version: version, build: build, expires: expires)
      case .remove:
        return change
      }
    }

    /// Loads a session for a server that takes it over, as every `SessionStore` does, and decrypts
    /// it.
    public func load(
      _ id: String, for owner: String, at now: Int
    ) async throws(StoreError) -> KeptHistory? {
      guard var history = try await inner.load(id, for: owner, at: now) else { return nil }
      let snapshot = history.session.snapshot
      history.session.snapshot.payload = try cipher.open(
        snapshot.payload, .snapshot(snapshot.sequence), of: id)
      for index in history.events.indices {
        let event = history.events[index]
        history.events[index].payload = try cipher.open(
          event.payload, .event(event.sequence), of: id)
      }
      return history
    }

    /// Returns the sessions of a subject.
    public func sessions(
      of subject: String, at now: Int
    ) async throws(StoreError) -> [KeptSession] {
      try await inner.sessions(of: subject, at: now)
    }

    /// Removes sessions of a subject.
    public func removeSessions(of subject: String, limit: Int) async throws(StoreError) -> Int {
      try await inner.removeSessions(of: subject, limit: limit)
    }

    /// Removes sessions that have expired.
    public func removeExpired(at now: Int, limit: Int) async throws(StoreError) -> Int {
      try await inner.removeExpired(at: now, limit: limit)
    }

    /// Returns sessions of visitors who were not logged in and have not used them for long, for a
    /// server to remove if the store is full.
    public func strangers(
      expiringBefore expiry: Int, unusedSince time: Int, limit: Int
    ) async throws(StoreError) -> [SessionClaim] {
      try await inner.strangers(expiringBefore: expiry, unusedSince: time, limit: limit)
    }

    /// Returns the secret with this name, which is stored encrypted.
    public func secret(_ name: String, or new: [UInt8]) throws(StoreError) -> [UInt8] {
      let sealed = try cipher.seal(new, .secret, of: name)
      return try cipher.open(try inner.secret(name, or: sealed), .secret, of: name)
    }

    /// The inner store's notices for the operator, such as that other users can read its file.
    public var notices: [String] { inner.notices }

    /// The database of the inner store.
    public var databaseSystem: String? { inner.databaseSystem }

    /// Returns how much the inner store holds.
    public func usage() async throws(StoreError) -> StoreUsage { try await inner.usage() }
  }
#endif
