#if Server
  import ArcoCore
  import ArcoServer
  import ArcoWorld
  import Crypto

  /// Who is logged in: by the secret that their browser keeps in a cookie.
  ///
  /// Invariant: a user has a source as long as they have a log in. Only a digest of each secret is kept.
  final class LogIns<User: Sendable & Equatable>: Sendable {
    struct Found: Sendable {
      let id: String
      /// Names the log in, and is no secret.
      let name: String
      let source: VisitorSource<User>
    }

    fileprivate struct Entry {
      let id: String
      let end: Duration
    }

    fileprivate struct State {
      /// By the digest of the secret.
      var entries: [String: Entry] = [:]
      /// By the bytes of the id: two spellings of an accented letter are two users.
      var byUser: [[UInt8]: (names: [String], source: VisitorSource<User>)] = [:]
    }

    private let state = Locked(State())
    let lifetime: Duration
    let mostOfUser: Int

    init(lifetime: Duration, mostOfUser: Int = 100) {
      self.lifetime = lifetime
      self.mostOfUser = mostOfUser
    }

    static func name(_ secret: String) -> String {
      Hexadecimal.text(SHA256.hash(data: Array(secret.utf8)))
    }

    /// Logs somebody in; returns the secret.
    func add(_ id: String, _ user: User, at now: Duration) -> String {
      let secret = Hexadecimal.random(bytes: 32)
      add(Self.name(secret), id, user, at: now)
      return secret
    }

    /// Takes over a log in that was made elsewhere.
    func add(_ name: String, _ id: String, _ user: User, at now: Duration) {
      state.withLock { state in
        guard state.entries[name] == nil else { return }
        let key = Array(id.utf8)
        let names = state.byUser[key]?.names ?? []
        if names.count == mostOfUser, let oldest = names.first { state.remove(oldest) }
        state.entries[name] = Entry(id: id, end: now + lifetime)
        state.byUser[key, default: ([], VisitorSource(user))].names.append(name)
      }
    }

    func find(_ secret: String, at now: Duration) -> Found? {
      let name = Self.name(secret)
      return state.withLock { state -> Found? in
        guard let entry = state.entries[name] else { return nil }
        guard now < entry.end else {
          state.remove(name)
          return nil
        }
        return state.byUser[Array(entry.id.utf8)].map {
          Found(id: entry.id, name: name, source: $0.source)
        }
      }
    }

    /// Whether a log in is not over.
    func has(_ name: String, at now: Duration) -> Bool {
      state.withLock { $0.entries[name].map { now < $0.end } ?? false }
    }

    func source(of id: String) -> VisitorSource<User>? {
      state.withLock { $0.byUser[Array(id.utf8)]?.source }
    }

    func remove(_ name: String) { state.withLock { $0.remove(name) } }

    /// Ends all log ins of a user; returns what tells their pages.
    func removeAll(of id: String) -> VisitorSource<User>? {
      state.withLock { state in
        let user = state.byUser[Array(id.utf8)]
        for name in user?.names ?? [] { state.remove(name) }
        return user?.source
      }
    }
  }

  extension LogIns.State {
    fileprivate mutating func remove(_ name: String) {
      guard let entry = entries.removeValue(forKey: name) else { return }
      let key = Array(entry.id.utf8)
      byUser[key]?.names.removeAll { $0 == name }
      if byUser[key]?.names.isEmpty == true { byUser[key] = nil }
    }
  }
#endif
