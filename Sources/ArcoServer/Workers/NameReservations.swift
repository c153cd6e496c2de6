#if Server
  /// Names that the supervisor reserves for owners, on behalf of all workers, for a limited time.
  ///
  /// They outlive each worker, but not the supervisor. Log ins use them: after the answer to a log
  /// in, every worker knows the user; after the answer to a log out, none does.
  package struct NameReservations {
    private struct Reservation {
      var owner: String
      var end: UInt64
    }

    private var all: [String: Reservation] = [:]
    /// An owner's bytes: two spellings of one text are two owners.
    private typealias OwnerKey = [UInt8]

    /// The names of each owner, in the order of their reservation.
    private var ofOwner: [OwnerKey: [String]] = [:]
    private var nextSweep: UInt64 = 0

    package init() {}

    package var count: Int { all.count }

    /// Reserves a name. Returns the oldest names of the owner that had to go.
    ///
    /// - Parameters:
    ///   - end: the time of expiry, by the clock of `now`.
    ///   - most: the largest number of names of an owner. Beyond it, the oldest names go.
    @discardableResult
    package mutating func reserve(
      _ name: String, of owner: String, until end: UInt64, most: Int, at now: UInt64
    ) -> [String] {
      sweep(now)
      remove(name)
      let surplus = (ofOwner[OwnerKey(owner.utf8)]?.count ?? 0) + 1 - max(1, most)
      let oldest = Array(ofOwner[OwnerKey(owner.utf8)]?.prefix(max(0, surplus)) ?? [])
      for name in oldest { remove(name) }
      all[name] = Reservation(owner: owner, end: end)
      ofOwner[OwnerKey(owner.utf8), default: []].append(name)
      return oldest
    }

    package func owner(of name: String, at now: UInt64) -> String? {
      all[name].flatMap { now < $0.end ? $0.owner : nil }
    }

    /// The time that is left of a reservation.
    package func timeLeft(of name: String, at now: UInt64) -> UInt64? {
      all[name].flatMap { now < $0.end ? $0.end - now : nil }
    }

    package mutating func remove(_ name: String) {
      guard let reservation = all.removeValue(forKey: name) else { return }
      let owner = OwnerKey(reservation.owner.utf8)
      ofOwner[owner]?.removeAll { $0 == name }
      if ofOwner[owner]?.isEmpty == true { ofOwner[owner] = nil }
    }

    package mutating func removeAll(of owner: String) {
      for name in ofOwner.removeValue(forKey: OwnerKey(owner.utf8)) ?? [] { all[name] = nil }
    }

    /// Removes expired names, once a minute.
    private mutating func sweep(_ now: UInt64) {
      guard now >= nextSweep else { return }
      nextSweep = now + 60_000_000_000
      for (name, reservation) in all where reservation.end <= now { remove(name) }
    }
  }
#endif
