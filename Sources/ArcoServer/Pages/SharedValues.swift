#if Server
  import ArcoCore
  import ArcoHTML
  package import ArcoWorld
  import Logging

  /// A value for each browser that its pages have in common: a cart, say, that every page of a shop shows,
  /// in every tab, and that a load does not empty.
  ///
  /// - Value: what they have in common.
  ///
  ///     let carts = SharedValues(of: site, first: Cart())
  ///     router.page("/teas", of: site, title: "Teas", sharing: carts) { _, _, cart in
  ///       Screen(teas(), state: Teas(cart: cart.value), world: World(cart: cart))
  ///     }
  ///     router.page("/cart", of: site, title: "Cart", sharing: carts) { _, _, cart in
  ///       Screen(cartPage(), state: cart.value, world: World(cart: cart))
  ///     }
  ///
  /// Pages change it by `Effect.change`, and hear of it by `Effect.listen`.
  ///
  /// It belongs to a browser, as its cookie tells, and to whoever is logged in there: nobody else who uses
  /// the browser gets it. Who logs in (`ArcoAccounts`) takes a copy along; a log out forgets it.
  ///
  /// It lives in the memory of the process: where there are `Workers`, each has its own. What was never changed costs nothing once its pages are gone.
  public final class SharedValues<Value: Equatable & Sendable>: Sendable {
    private let first: Value
    private let lifetime: Duration
    private let most: Int
    private let mostPerAddress: Int
    private let time: Timekeeper
    private let state = Locked(State())

    fileprivate struct State {
      /// The values in use, and those that somebody changed.
      var entries: [String: Entry] = [:]
      /// The browsers whose values are kept, by the pools that their values are counted in; the one that was used longest
      /// ago first.
      var pools: [Pool: RecencyQueue<String>] = [:]
      var lastNumber = 0
    }

    fileprivate struct Entry {
      var owner: SharedOwner?
      var pools: [Pool]
      /// Tells the values that a browser had one after the other.
      var number: Int
      /// In use while some page has it.
      weak var place: Place?
      /// Nil for a value that nobody changed.
      var kept: Place?
      var lastUse: Duration
    }

    /// Values that are counted together.
    fileprivate struct Pool: Hashable {
      var name: String
      /// How many clients' worth of values it may have; nil for as many as there are in all.
      var factor: Int?

      static var strangers: Pool { Pool(name: "strangers") }
      static var owners: Pool { Pool(name: "owners") }

      /// Strangers are counted by their networks. Somebody who is logged in is counted wherever they are.
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

    /// Makes it for the pages of a site.
    ///
    /// - Parameters:
    ///   - value: what each browser begins with.
    ///   - lifetime: how long a value is kept of which nobody has a page.
    ///   - most: how many values are kept. With more, those that were used longest ago are forgotten, first of visitors
    ///     who are not logged in.
    ///   - mostPerAddress: how many values are kept of the visitors of one address, or of one /64 of IPv6; of a /56 four
    ///     times as many, of a /48 sixteen times. Who is logged in is not counted by address: as many are kept of one account.
    public init(
      of site: Site, first value: Value, lifetime: Duration = .seconds(24 * 3600),
      most: Int = 10_000, mostPerAddress: Int = 1_000
    ) {
      (first, self.lifetime, time) = (value, lifetime, site.time)
      (self.most, self.mostPerAddress) = (max(1, most), max(1, mostPerAddress))
      site.sharings.withLock { $0.append(self) }
      guard site.worker != nil else { return }
      site.logger.notice(
        """
        SharedValues of \(Value.self) are each worker's own: a browser may find another value at its next \
        load. See "Workers of a site" for what to use instead.
        """)
    }

    /// How many values there are that somebody changed.
    package var count: Int { state.withLock { $0.count } }

    /// The value of a browser and of whoever uses it.
    ///
    /// - Parameter client: `Caller.network`.
    package func value(
      for browser: String, of owner: SharedOwner?, from client: String = "unknown"
    ) -> Shared<Value> {
      let now = time.now()
      let pools = Pool.all(of: owner, from: client)
      let (number, fresh) = make(first, for: browser)
      // What is dropped is released once the lock is free.
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

    /// Forgets a value that nobody uses and nobody changed.
    private func forget(_ number: Int, of browser: String) {
      _ = state.withLock { $0.entries[browser]?.number == number ? $0.remove(browser) : nil }
    }

    /// Keeps a value that was changed, unless its browser has another one by now.
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

    /// Takes out what is over, and what is too much with the value of a browser.
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
    /// How many values are kept.
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

  extension SharedValues: Sharing {
    /// What a browser had is that of its new cookie now, as a copy: who knows the old one has nothing more
    /// to do with it. What belonged to somebody who was logged in is forgotten.
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

  /// Who uses a browser: a log in.
  package struct SharedOwner: Equatable, Sendable {
    let id: String
    let logIn: String

    package init(_ subject: Subject) { (id, logIn) = (subject.id, subject.logIn) }

    package static func == (one: Self, other: Self) -> Bool {
      one.id.hasSameBytes(as: other.id) && one.logIn.hasSameBytes(as: other.logIn)
    }
  }

  /// What hears of a browser's new cookie.
  protocol Sharing: AnyObject, Sendable {
    /// - Parameter owner: who has logged in; nil where what is shared is to be forgotten.
    func renew(_ browser: String, as cookie: String, for owner: SharedOwner?)
  }
#endif
