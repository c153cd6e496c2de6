#if Server
  import ArcoCore
  import ArcoHTML
  package import ArcoWorld
  import Logging

  /// A value per browser, shared by its pages: for example a cart, which every page of a shop shows
  /// in every tab, and which survives a reload.
  ///
  /// - Value: the value that the pages share.
  ///
  ///     let carts = SharedValues(of: site, first: Cart())
  ///     router.page("/teas", of: site, title: "Teas", sharing: carts) { _, _, cart in
  ///       Screen(teas(), state: Teas(cart: cart.value), world: World(cart: cart))
  ///     }
  ///     router.page("/cart", of: site, title: "Cart", sharing: carts) { _, _, cart in
  ///       Screen(cartPage(), state: cart.value, world: World(cart: cart))
  ///     }
  ///
  /// Pages change the value by `Effect.change`, and observe it by `Effect.listen`.
  ///
  /// A value belongs to a browser, known by its cookie, and to the user who is logged in there.
  /// Another user of the same browser gets another value. A log in (`ArcoAccounts`) copies the
  /// visitor's value to the user. A log out deletes the user's value.
  ///
  /// Values live in the memory of the process; each of several `Workers` has its own. A value that
  /// was never changed is released with its last page.
  public final class SharedValues<Value: Equatable & Sendable>: Sendable {
    private let first: Value
    private let lifetime: Duration
    private let most: Int
    private let mostPerAddress: Int
    private let time: Timekeeper
    private let state = Locked(State())

    fileprivate struct State {
      /// The values in use, and the values that were changed.
      var entries: [String: Entry] = [:]
      /// For each pool, the browsers whose changed values it counts; the least recently used
      /// browser first.
      var pools: [Pool: RecencyQueue<String>] = [:]
      var lastNumber = 0
    }

    fileprivate struct Entry {
      var owner: SharedOwner?
      var pools: [Pool]
      /// Distinguishes the values that a browser had one after the other.
      var number: Int
      /// Nil once no page uses the value.
      weak var place: Place?
      /// Nil for a value that was never changed.
      var kept: Place?
      var lastUse: Duration
    }

    /// A group of values that a limit counts together.
    fileprivate struct Pool: Hashable {
      var name: String
      /// The pool's limit, in multiples of `mostPerAddress`; nil if only the total is limited.
      var factor: Int?

      static var strangers: Pool { Pool(name: "strangers") }
      static var owners: Pool { Pool(name: "owners") }

      /// Visitors who are not logged in are counted by network, users who are logged in by account.
      static func all(of owner: SharedOwner?, from client: String) -> [Pool] {
        if let owner { return [.owners, Pool(name: "owner \(owner.id)", factor: 1)] }
        return [.strangers]
          + ClientNetworks(client).all.map { Pool(name: "from \($0.name)", factor: $0.factor) }
      }
    }

    fileprivate final class Place: Sendable {
      let value: Shared<Value>
      private let onEnd: @Sendable () -> Void

      init(_ value: Value, onEnd: @escaping @Sendable () -> Void) {
        (self.value, self.onEnd) = (.inMemory(value), onEnd)
      }

      deinit { onEnd() }
    }

    /// Makes values for the pages of a site.
    ///
    /// - Parameters:
    ///   - value: the value that each browser begins with.
    ///   - lifetime: how long a value is kept that no page uses.
    ///   - most: the largest number of values that are kept. Beyond it, the least recently used
    ///     values are deleted, first those of visitors who are not logged in.
    ///   - mostPerAddress: the largest number of values that are kept for one address, or one /64
    ///     of IPv6; four times as many for a /56, and sixteen times for a /48. Users who are logged
    ///     in are counted by account instead, with the same limit.
    public init(
      of site: Site, first value: Value, lifetime: Duration = .seconds(24 * 3600),
      most: Int = 10_000, mostPerAddress: Int = 1_000
    ) {
      (first, self.lifetime, time) = (value, lifetime, site.time)
      (self.most, self.mostPerAddress) = (max(1, most), max(1, mostPerAddress))
      site.browserValues.withLock { $0.append(self) }
      guard site.worker != nil else { return }
      site.logger.notice(
        """
        Each worker has its own SharedValues of \(Value.self): a browser may see another value after its next \
        load. The article "Workers of a site" says what to use instead.
        """)
    }

    /// The number of values that were changed.
    package var count: Int { state.withLock { $0.count } }

    /// The value of a browser and of the user who is logged in there.
    ///
    /// - Parameter client: `Caller.network`.
    package func value(
      for browser: String, of owner: SharedOwner?, from client: String = "unknown"
    ) -> Shared<Value> {
      let now = time.now()
      let pools = Pool.all(of: owner, from: client)
      let (number, fresh) = make(first, for: browser)
      // The removed entry is released after the lock.
      let (_, place) = state.withLock { state -> (Entry?, Place) in
        if let entry = state.entries[browser], entry.owner == owner, now - entry.lastUse < lifetime,
          let place = entry.place
        {
          state.touch(browser, now)
          return (nil, place)
        }
        let former = state.remove(browser)
        state.entries[browser] = Entry(
          owner: owner, pools: pools, number: number, place: fresh, kept: nil, lastUse: now)
        return (former, fresh)
      }
      return Shared(
        value: { place.value.value },
        change: { [weak self] body in
          place.value.change(body)
          self?.keep(place, of: browser)
        },
        listen: { place.value.listen($0) })
    }

    private func make(_ value: Value, for browser: String) -> (Int, Place) {
      let number = state.withLock { state in
        state.lastNumber += 1
        return state.lastNumber
      }
      let place = Place(value) { [weak self] in self?.forget(number, of: browser) }
      return (number, place)
    }

    /// Removes a value that is not in use and was never changed.
    private func forget(_ number: Int, of browser: String) {
      _ = state.withLock { $0.entries[browser]?.number == number ? $0.remove(browser) : nil }
    }

    /// Keeps a changed value, unless its browser has another value by now.
    private func keep(_ place: Place, of browser: String) {
      let now = time.now()
      _ = state.withLock { state -> (Place?, [Entry]) in
        let present = state.entries[browser]?.place
        guard present === place else { return (present, []) }
        state.entries[browser]?.kept = place
        state.touch(browser, now)
        return (present, makeRoom(in: &state, for: browser, now))
      }
    }

    /// Removes expired values, and those that exceed a limit after a change of this browser's
    /// value.
    private func makeRoom(in state: inout State, for browser: String, _ now: Duration) -> [Entry] {
      var dropped: [Entry] = []
      func drop(_ pool: Pool, where isDropped: (Entry) -> Bool) -> Bool {
        guard let oldest = state.pools[pool]?.first(), let entry = state.entries[oldest],
          isDropped(entry)
        else { return false }
        state.remove(oldest).map { dropped.append($0) }
        return true
      }
      for pool in [Pool.strangers, .owners] {
        while drop(pool, where: { now - $0.lastUse >= lifetime }) {}
      }
      for pool in state.entries[browser]?.pools ?? [] {
        guard let factor = pool.factor else { continue }
        let (granted, isMuch) = mostPerAddress.multipliedReportingOverflow(by: factor)
        while !isMuch, state.pools[pool]?.count ?? 0 > granted, drop(pool, where: { _ in true }) {}
      }
      while state.count > most,
        drop(.strangers, where: { _ in true }) || drop(.owners, where: { _ in true })
      {}
      return dropped
    }
  }

  extension SharedValues.State {
    /// The number of values that are kept.
    fileprivate var count: Int {
      (pools[.strangers]?.count ?? 0) + (pools[.owners]?.count ?? 0)
    }

    /// Notes that a value is used now.
    fileprivate mutating func touch(_ browser: String, _ now: Duration) {
      entries[browser]?.lastUse = now
      guard let entry = entries[browser], entry.kept != nil else { return }
      for pool in entry.pools { pools[pool, default: RecencyQueue()].add(browser) }
    }

    fileprivate mutating func remove(_ browser: String) -> SharedValues.Entry? {
      guard let entry = entries.removeValue(forKey: browser) else { return nil }
      for pool in entry.pools {
        pools[pool]?.remove(browser)
        if pools[pool]?.count == 0 { pools[pool] = nil }
      }
      return entry
    }
  }

  extension SharedValues: BrowserValues {
    /// Copies the value of a browser to its new cookie, so that the old cookie gives no access to
    /// it any longer. Deletes a value that belonged to a user.
    func renew(_ browser: String, as cookie: String, for owner: SharedOwner?) {
      let entry = state.withLock { $0.remove(browser) }
      guard let entry, let owner, entry.owner == nil, let place = entry.kept else { return }
      let (number, copy) = make(place.value.value, for: cookie)
      let now = time.now()
      _ = state.withLock { state -> (Entry?, [Entry]) in
        let former = state.remove(cookie)
        state.entries[cookie] = Entry(
          owner: owner, pools: Pool.all(of: owner, from: ""), number: number, place: copy,
          kept: copy, lastUse: now)
        state.touch(cookie, now)
        return (former, makeRoom(in: &state, for: cookie, now))
      }
    }
  }

  /// The user who is logged in at a browser.
  package struct SharedOwner: Equatable, Sendable {
    let id: String
    let logIn: String

    package init(_ subject: Subject) { (id, logIn) = (subject.id, subject.logIn) }

    package static func == (one: Self, other: Self) -> Bool {
      one.id.hasSameBytes(as: other.id) && one.logIn.hasSameBytes(as: other.logIn)
    }
  }

  /// Values that follow a browser to its new cookie.
  protocol BrowserValues: AnyObject, Sendable {
    /// - Parameter owner: the user who has logged in; nil if the values are to be deleted.
    func renew(_ browser: String, as cookie: String, for owner: SharedOwner?)
  }
#endif
