#if Server
  /// What workers have a supervisor hold for all of them: names that belong to somebody, for a while.
  ///
  /// It outlives each worker, and not the supervisor. Log ins are what it is for: who has logged in at one worker
  /// is known to all, and who has logged out is known to none, from the answer on.
  package struct Holdings {
    private struct Holding {
      var owner: String
      var end: UInt64
    }

    private var all: [String: Holding] = [:]
    /// In the order in which they came.
    private var ofOwner: [String: [String]] = [:]
    private var nextSweep: UInt64 = 0

    package init() {}

    package var count: Int { all.count }

    /// Holds a name. Returns the owner's oldest names that gave way.
    ///
    /// - Parameters:
    ///   - end: by the clock that `now` is of.
    ///   - most: how many an owner may have; the oldest give way.
    @discardableResult
    package mutating func hold(
      _ name: String, of owner: String, until end: UInt64, most: Int, at now: UInt64
    ) -> [String] {
      sweep(now)
      remove(name)
      let surplus = (ofOwner[owner]?.count ?? 0) + 1 - max(1, most)
      let oldest = Array(ofOwner[owner]?.prefix(max(0, surplus)) ?? [])
      for name in oldest { remove(name) }
      all[name] = Holding(owner: owner, end: end)
      ofOwner[owner, default: []].append(name)
      return oldest
    }

    package func owner(of name: String, at now: UInt64) -> String? {
      all[name].flatMap { now < $0.end ? $0.owner : nil }
    }

    /// How long a name is still held.
    package func timeLeft(of name: String, at now: UInt64) -> UInt64? {
      all[name].flatMap { now < $0.end ? $0.end - now : nil }
    }

    package mutating func remove(_ name: String) {
      guard let holding = all.removeValue(forKey: name) else { return }
      ofOwner[holding.owner]?.removeAll { $0 == name }
      if ofOwner[holding.owner]?.isEmpty == true { ofOwner[holding.owner] = nil }
    }

    package mutating func removeAll(of owner: String) {
      for name in ofOwner.removeValue(forKey: owner) ?? [] { all[name] = nil }
    }

    /// Lets go of what is over, once a minute.
    private mutating func sweep(_ now: UInt64) {
      guard now >= nextSweep else { return }
      nextSweep = now + 60_000_000_000
      for (name, holding) in all where holding.end <= now { remove(name) }
    }
  }
#endif
