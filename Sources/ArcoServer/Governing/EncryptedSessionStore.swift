#if Server
  public import ArcoStore

  /// A store whose payloads nobody reads without a key.
  ///
  ///     let store = try EncryptedSessionStore(MemorySessionStore(), keys: [storeKey])
  ///     let site = try Site(store: store)
  ///
  /// Encrypted are the states, the inputs and the secrets. In clear are what sessions are found by: ids,
  /// component, version, subject, times and numbers. A payload that was changed, or that is another
  /// session's or another event's, counts as damaged.
  ///
  /// To rotate, put a new key in front. It encrypts from then on, and the others still read. A
  /// session is written anew with each of its snapshots, and is forgotten when it expires
  /// (``Site/Limits/token``): after that time the old key can be dropped.
  /// - Source: AES-GCM of swift-crypto, with a key of 256 bits and a nonce for each payload.
  public struct EncryptedSessionStore<Inner: SessionStore>: SessionStore {
    private let inner: Inner
    private let cipher: PayloadCipher

    /// Encrypts what goes to a store.
    ///
    /// - Parameter keys: the first encrypts, all of them read.
    /// - Errors: `SiteError` where there is no key, or two have one id.
    public init(_ inner: Inner, keys: [StoreKey]) throws(SiteError) {
      self.inner = inner
      cipher = try PayloadCipher(keys)
    }

    /// Encrypts changes, and has them carried out.
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

    /// Takes a session over, and decrypts it.
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

    /// The sessions of a subject.
    public func sessions(
      of subject: String, at now: Int
    ) async throws(StoreError) -> [KeptSession] {
      try await inner.sessions(of: subject, at: now)
    }

    /// Forgets sessions of a subject.
    public func removeSessions(of subject: String, limit: Int) async throws(StoreError) -> Int {
      try await inner.removeSessions(of: subject, limit: limit)
    }

    /// Forgets sessions that have expired.
    public func removeExpired(at now: Int, limit: Int) async throws(StoreError) -> Int {
      try await inner.removeExpired(at: now, limit: limit)
    }

    /// Sessions of visitors who were not logged in, which nobody uses.
    public func strangers(
      expiringBefore expiry: Int, unusedSince time: Int, limit: Int
    ) async throws(StoreError) -> [SessionClaim] {
      try await inner.strangers(expiringBefore: expiry, unusedSince: time, limit: limit)
    }

    /// The secret of a name, which lies encrypted.
    public func secret(_ name: String, or new: [UInt8]) throws(StoreError) -> [UInt8] {
      let sealed = try cipher.seal(new, .secret, of: name)
      return try cipher.open(try inner.secret(name, or: sealed), .secret, of: name)
    }

    /// What the store inside has to say.
    public var notices: [String] { inner.notices }

    /// The database inside.
    public var databaseSystem: String? { inner.databaseSystem }

    /// How much is kept.
    public func usage() async throws(StoreError) -> StoreUsage { try await inner.usage() }
  }
#endif
