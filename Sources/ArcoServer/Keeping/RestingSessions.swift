#if Server
  import ArcoStore

  /// The kept sessions of strangers that this process has no page of, counted by their networks: those that rested
  /// longest give way.
  ///
  /// A removal names the epoch, so it is refused once somebody has come back to the session.
  struct RestingSessions {
    private struct Entry {
      var claim: SessionClaim
      var networks: ClientNetworks
    }

    /// How many are counted. Beyond that, those that rested longest stay in the store uncounted.
    static let most = 50_000

    private var entries: [String: Entry] = [:]
    private var all = RecencyQueue<String>()
    private var ofNetwork: [String: RecencyQueue<String>] = [:]

    var count: Int { entries.count }

    /// Counts a session. Returns those that are too many with it in one of its networks.
    mutating func add(
      _ claim: SessionClaim, of networks: ClientNetworks, most: Int
    ) -> [SessionClaim] {
      remove(claim.id)
      entries[claim.id] = Entry(claim: claim, networks: networks)
      all.add(claim.id)
      var removed: [SessionClaim] = []
      for network in networks.all {
        ofNetwork[network.name, default: RecencyQueue()].add(claim.id)
        let (granted, isMuch) = most.multipliedReportingOverflow(by: network.factor)
        while !isMuch, ofNetwork[network.name]?.count ?? 0 > granted,
          let oldest = ofNetwork[network.name]?.first(), let entry = remove(oldest)
        {
          removed.append(entry)
        }
      }
      if entries.count > Self.most, let oldest = all.first() { remove(oldest) }
      return removed
    }

    /// Notes the newer epoch of a session that was loaded, and is not brought back for sure.
    mutating func renew(_ claim: SessionClaim) {
      if entries[claim.id] != nil { entries[claim.id]?.claim = claim }
    }

    @discardableResult
    mutating func remove(_ id: String) -> SessionClaim? {
      guard let entry = entries.removeValue(forKey: id) else { return nil }
      all.remove(id)
      for network in entry.networks.all {
        ofNetwork[network.name]?.remove(id)
        if ofNetwork[network.name]?.count == 0 { ofNetwork[network.name] = nil }
      }
      return entry.claim
    }

    /// Takes out those that rested longest.
    mutating func takeOldest(_ limit: Int) -> [SessionClaim] {
      var taken: [SessionClaim] = []
      while taken.count < limit, let oldest = all.first(), let claim = remove(oldest) {
        taken.append(claim)
      }
      return taken
    }
  }
#endif
