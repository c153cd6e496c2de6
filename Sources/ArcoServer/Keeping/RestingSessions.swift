#if Server
  package import ArcoStore

  /// The kept sessions that this process has no page of, counted by the networks of strangers or by subject: those that
  /// rested longest give way.
  ///
  /// A removal names the epoch, so it is refused once somebody has come back to the session.
  package struct RestingSessions {
    private struct Entry {
      var claim: SessionClaim
      var networks: ClientNetworks
    }

    /// How many are counted. Beyond that, those that rested longest stay in the store uncounted.
    static let most = 20_000

    package init() {}

    private var entries: [String: Entry] = [:]
    private var all = RecencyQueue<String>()
    private var ofNetwork: [String: RecencyQueue<String>] = [:]

    package var count: Int { entries.count }

    /// Counts a session. Returns the sessions that exceed the bound of one of its networks.
    package mutating func add(
      _ claim: SessionClaim, of networks: ClientNetworks, most: Int
    ) -> [SessionClaim] {
      remove(claim.id)
      enter(claim, of: networks)
      var removed: [SessionClaim] = []
      for network in networks.all {
        let (granted, isMuch) = most.multipliedReportingOverflow(by: network.factor)
        while !isMuch, ofNetwork[network.name]?.count ?? 0 > granted,
          let oldest = ofNetwork[network.name]?.first(), let entry = take(oldest)
        {
          removed.append(entry.claim)
        }
      }
      if entries.count > Self.most, let oldest = all.first() { remove(oldest) }
      return removed
    }

    /// Notes the newer epoch of a session that was loaded. While it is being brought back, others go first.
    package mutating func renew(_ claim: SessionClaim) {
      guard let entry = entries[claim.id] else { return }
      enter(claim, of: entry.networks)
    }

    /// Counts sessions again that could not be removed, as those that rested for the shortest time.
    package mutating func putBack(_ taken: [(claim: SessionClaim, networks: ClientNetworks)]) {
      for one in taken where entries[one.claim.id] == nil { enter(one.claim, of: one.networks) }
    }

    private mutating func enter(_ claim: SessionClaim, of networks: ClientNetworks) {
      entries[claim.id] = Entry(claim: claim, networks: networks)
      all.add(claim.id)
      for network in networks.all {
        ofNetwork[network.name, default: RecencyQueue()].add(claim.id)
      }
    }

    package mutating func remove(_ id: String) { _ = take(id) }

    private mutating func take(
      _ id: String
    ) -> (claim: SessionClaim, networks: ClientNetworks)? {
      guard let entry = entries.removeValue(forKey: id) else { return nil }
      all.remove(id)
      for network in entry.networks.all {
        ofNetwork[network.name]?.remove(id)
        if ofNetwork[network.name]?.count == 0 { ofNetwork[network.name] = nil }
      }
      return (entry.claim, entry.networks)
    }

    /// Takes out those that rested longest.
    package mutating func takeOldest(
      _ limit: Int
    ) -> [(claim: SessionClaim, networks: ClientNetworks)] {
      var taken: [(claim: SessionClaim, networks: ClientNetworks)] = []
      while taken.count < limit, let oldest = all.first(), let one = take(oldest) {
        taken.append(one)
      }
      return taken
    }
  }
#endif
