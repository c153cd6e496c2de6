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
  ///       Screen(Program(teas(), state: Teas(cart: cart.value), world: World(cart: cart)))
  ///     }
  ///     router.page("/cart", of: site, title: "Cart", sharing: carts) { _, _, cart in
  ///       Screen(Program(cartPage(), state: cart.value, world: World(cart: cart)))
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
    private let time: Timekeeper
    private let state = Locked<[String: Entry]>([:])

    private struct Entry {
      var owner: SharedOwner?
      /// In use while some page has it.
      weak var place: Place?
      /// Nil for a value that nobody changed.
      var kept: Place?
      var lastUse: Duration
    }

    private final class Place: Sendable {
      let value: Shared<Value>
      init(_ value: Value) { self.value = .inMemory(value) }
    }

    /// Makes it for the pages of a site.
    ///
    /// - Parameters:
    ///   - value: what each browser begins with.
    ///   - lifetime: how long a value is kept of which nobody has a page.
    ///   - most: how many values are kept. With more, those that were used longest ago are forgotten.
    public init(
      of site: Site, first value: Value, lifetime: Duration = .seconds(24 * 3600),
      most: Int = 10_000
    ) {
      (first, self.lifetime, self.most, time) = (value, lifetime, max(1, most), site.time)
      site.sharings.withLock { $0.append(self) }
      guard site.worker != nil else { return }
      site.logger.notice(
        """
        SharedValues of \(Value.self) are each worker's own: a browser may find another value at its next \
        load. See "Workers of a site" for what to use instead.
        """)
    }

    /// How many values there are that somebody changed.
    package var count: Int { state.withLock { $0.values.count { $0.kept != nil } } }

    /// The value of a browser and of whoever uses it.
    package func value(for browser: String, of owner: SharedOwner?) -> Shared<Value> {
      let now = time.now()
      let fresh = Place(first)
      // What is dropped is released once the lock is free.
      let (place, _) = state.withLock { entries -> (Place, [Entry]) in
        if let entry = entries[browser], entry.owner == owner, now - entry.lastUse < lifetime,
          let place = entry.place
        {
          entries[browser]?.lastUse = now
          return (place, [])
        }
        var dropped = entries.removeValue(forKey: browser).map { [$0] } ?? []
        dropped += makeRoom(in: &entries, now)
        entries[browser] = Entry(owner: owner, place: fresh, kept: nil, lastUse: now)
        return (fresh, dropped)
      }
      return Shared(
        value: { place.value.value },
        change: { [weak self] body in
          place.value.change(body)
          self?.keep(place, of: browser)
        },
        listen: { place.value.listen($0) })
    }

    /// Keeps a value that was changed, unless its browser has another one by now.
    private func keep(_ place: Place, of browser: String) {
      let now = time.now()
      state.withLock { entries in
        guard entries[browser]?.place === place else { return }
        entries[browser]?.kept = place
        entries[browser]?.lastUse = now
      }
    }

    /// Takes out what is over, and if that is not enough the older half.
    private func makeRoom(in entries: inout [String: Entry], _ now: Duration) -> [Entry] {
      guard entries.count >= most else { return [] }
      var dropped: [Entry] = []
      func keep(_ isKept: (Entry) -> Bool) {
        dropped += entries.values.filter { !isKept($0) }
        entries = entries.filter { isKept($0.value) }
      }
      keep { $0.place != nil && now - $0.lastUse < lifetime }
      guard entries.count >= most else { return dropped }
      let middle = entries.values.map(\.lastUse).sorted()[entries.count / 2]
      keep { $0.lastUse > middle }
      return dropped
    }
  }

  extension SharedValues: Sharing {
    /// What a browser had is that of its new cookie now, as a copy: who knows the old one has nothing more
    /// to do with it. What belonged to somebody who was logged in is forgotten.
    func renew(_ browser: String, as cookie: String, for owner: SharedOwner?) {
      let entry = state.withLock { $0.removeValue(forKey: browser) }
      guard let entry, let owner, entry.owner == nil, let place = entry.kept else { return }
      let copy = Place(place.value.value)
      state.withLock { entries in
        entries[cookie] = Entry(owner: owner, place: copy, kept: copy, lastUse: time.now())
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
