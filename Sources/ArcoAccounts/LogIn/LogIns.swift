#if Server
  import ArcoCore
  import ArcoServer
  import Crypto

  /// The present log ins, by the secret in a browser's cookie. Only a digest of each secret is
  /// held.
  ///
  /// Each function that ends log ins returns them, so that the caller can end their pages. Their
  /// visitors are told already.
  final class LogIns<User: Sendable & Equatable>: Sendable {
    fileprivate struct State {
      /// By the digest of the secret.
      var entries: [String: LogIn<User>] = [:]
      /// By the bytes of the id: two Unicode spellings of an accented letter are two users.
      var byUser: [[UInt8]: [String]] = [:]
      var ends = LogInEnds()
      var readings = Readings()
      /// The number of the newest change of a user.
      var lastChange = 0
    }

    private let state = Locked(State())
    private let mostOfUser: Int

    /// - Parameter mostOfUser: the largest number of log ins that a user has at the same time, one
    ///   for each browser. A further log in ends the oldest.
    init(mostOfUser: Int) { self.mostOfUser = mostOfUser }

    static func name(_ secret: String) -> String {
      Hexadecimal.text(SHA256.hash(data: Array(secret.utf8)))
    }

    /// Begins to record ends and changes, until `endReading`.
    func beginReading() -> Int { state.withLock { $0.readings.begin() } }

    func endReading(_ reading: Int) { state.withLock { $0.readings.end(reading) } }

    /// Records that a user changed, so that reads that are running now do not count.
    func noteChange(of id: String) { state.withLock { $0.readings.note(.user(Array(id.utf8))) } }

    /// Whether a user or a log in has ended or changed since a reading began.
    func hasNoted(_ id: String, in reading: Int) -> Bool {
      state.withLock { $0.readings.hasNoted(.user(Array(id.utf8)), in: reading) }
    }

    /// Adds a log in of a user. Returns it with the oldest log ins that had to end for it. Nil if
    /// the user or the log in has ended or changed since the reading began.
    func add(
      _ name: String, _ id: String, _ user: User, until end: Duration, in reading: Int
    ) -> (logIn: LogIn<User>, over: [LogIn<User>])? {
      let added = state.withLock { state -> (logIn: LogIn<User>, over: [LogIn<User>])? in
        let key = Array(id.utf8)
        guard !state.readings.hasNoted(.user(key), .logIn(name), in: reading) else { return nil }
        // Another request may have added it already.
        if let known = state.entries[name] { return (known, []) }
        let surplus = (state.byUser[key]?.count ?? 0) + 1 - mostOfUser
        let oldest = Array(state.byUser[key]?.prefix(max(0, surplus)) ?? [])
        let over = oldest.compactMap { state.remove($0) }
        let logIn = LogIn(name, of: id, user, change: state.lastChange, until: end)
        state.entries[name] = logIn
        state.byUser[key, default: []].append(name)
        state.ends.insert(name, at: end)
        return (logIn, over)
      }
      for logIn in added?.over ?? [] { logIn.tellOver() }
      return added
    }

    func find(_ name: String) -> LogIn<User>? { state.withLock { $0.entries[name] } }

    /// Whether a user is logged in.
    func has(_ id: String) -> Bool { state.withLock { $0.byUser[Array(id.utf8)] != nil } }

    /// Gives the pages of a user new data. Returns false and does nothing if the user has ended or
    /// changed since the reading began.
    ///
    /// - Parameter reading: the read that `user` comes from; nil if the application passed it.
    func become(_ user: User, of id: String, in reading: Int? = nil) -> Bool {
      let change = state.withLock { state -> (logIns: [LogIn<User>], number: Int)? in
        let key = Array(id.utf8)
        if let reading, state.readings.hasNoted(.user(key), in: reading) { return nil }
        state.readings.note(.user(key))
        state.lastChange += 1
        return (state.byUser[key, default: []].compactMap { state.entries[$0] }, state.lastChange)
      }
      guard let change else { return false }
      for logIn in change.logIns { logIn.become(user, change: change.number) }
      return true
    }

    func remove(_ name: String) -> [LogIn<User>] {
      over { state in
        state.readings.note(.logIn(name))
        return state.remove(name).map { [$0] } ?? []
      }
    }

    func removeAll(of id: String) -> [LogIn<User>] {
      over { state in
        let key = Array(id.utf8)
        state.readings.note(.user(key))
        return state.byUser[key, default: []].compactMap { state.remove($0) }
      }
    }

    func removeOverdue(at now: Duration) -> [LogIn<User>] {
      over { state in state.ends.takeDue(now).compactMap { state.remove($0) } }
    }

    /// The time at which the next log in expires; nil if there is none.
    var nextEnd: Duration? { state.withLock { $0.ends.first } }

    /// Removes log ins, and tells their pages outside of the lock.
    private func over(_ remove: (inout State) -> [LogIn<User>]) -> [LogIn<User>] {
      let over = state.withLock { remove(&$0) }
      for logIn in over { logIn.tellOver() }
      return over
    }
  }

  extension LogIns.State {
    fileprivate mutating func remove(_ name: String) -> LogIn<User>? {
      guard let logIn = entries.removeValue(forKey: name) else { return nil }
      readings.note(.logIn(name))
      logIn.markOver()
      let key = Array(logIn.id.utf8)
      byUser[key]?.removeAll { $0 == name }
      if byUser[key]?.isEmpty == true { byUser[key] = nil }
      let entries = entries
      ends.compact(atMost: entries.count) { entries[$0] != nil }
      return logIn
    }
  }

  /// The ends of log ins in order of time.
  ///
  /// - Complexity: O(1) for a log in that ends after all others, as new ones do.
  struct LogInEnds {
    private var ends: [(at: Duration, name: String)] = []
    /// The index of the first end. Ends before it were taken.
    private var start = 0

    var first: Duration? { start < ends.count ? ends[start].at : nil }

    mutating func insert(_ name: String, at end: Duration) {
      var place = ends.count
      while place > start, ends[place - 1].at > end { place -= 1 }
      ends.insert((end, name), at: place)
    }

    /// Removes and returns the names whose time has come. Some of these log ins may have ended
    /// earlier.
    mutating func takeDue(_ now: Duration) -> [String] {
      var due: [String] = []
      while start < ends.count, ends[start].at <= now {
        due.append(ends[start].name)
        start += 1
      }
      return due
    }

    /// Removes unneeded entries once they are the majority.
    mutating func compact(atMost count: Int, where isNeeded: (String) -> Bool) {
      guard ends.count > 64, ends.count > 2 * count else { return }
      ends.removeSubrange(..<start)
      start = 0
      ends.removeAll { !isNeeded($0.name) }
    }
  }
#endif
