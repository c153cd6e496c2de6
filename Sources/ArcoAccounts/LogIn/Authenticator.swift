#if Server
  import ArcoCore
  public import ArcoServer
  import ArcoWorld
  import Foundation
  import Hummingbird
  import Logging

  /// Logs users in by a password, and recognises them in later requests.
  ///
  /// - User: the data of a user that pages get.
  ///
  ///     let authenticator = Authenticator(accounts, for: site)
  ///     let router = Router(context: VisitorContext<Customer>.self)
  ///     router.logIn(by: authenticator)
  ///     router.page("/desk", of: site, title: "Desk") { _, visit in
  ///       Screen(desk(), state: Desk(user: visit.user), world: World(visitor: visit.visitor))
  ///     }
  ///
  /// A log in is held in the memory of the process; with `Workers`, in the supervisor's memory for
  /// all workers. Only a digest of its secret is held. A restart of that process logs all users
  /// out.
  ///
  /// A log in ends after its lifetime, by a log out, or when its user has a hundred newer ones.
  /// Then its pages end at all workers, and their visitor is nobody.
  public final class Authenticator<User: Sendable & Equatable>: Sendable {
    /// The settings of the log in.
    public let configuration: LogInConfiguration
    let site: Site
    let logIns: LogIns<User>
    let accounts: any Accounts<User>
    private let limits: LogInLimits
    package let work: PasswordHasher
    private let derive: KeyDerivation
    /// The hash that is checked for a name without an account.
    private let ofNobody: PasswordHash
    let news: LogInNews?
    private let alarms = Locked<Alarms<Void>?>(nil)
    /// The time at which log ins are checked for expiry; nil if no check is due.
    private let alarm = Locked<Duration?>(nil)
    /// The largest number of log ins that a user has at the same time, one for each browser. A
    /// further log in ends the oldest.
    private static var mostOfUser: Int { 100 }

    /// Makes the authenticator for the pages of a site.
    ///
    /// - Precondition: the site has no other authenticator. The cookie, the log ins and the pages of a site
    ///   know a user by the id alone, so a customer 7 and an employee 7 would be the same user. For several kinds
    ///   of users, make one `User` with a property for the kind, and ids that differ.
    public convenience init(
      _ accounts: some Accounts<User>, for site: Site,
      _ configuration: LogInConfiguration = LogInConfiguration()
    ) {
      self.init(accounts, for: site, configuration, derive: PasswordHash.scrypt)
    }

    /// - Parameter derive: derives the key that the hash of a password is compared with.
    package init(
      _ accounts: some Accounts<User>, for site: Site, _ configuration: LogInConfiguration,
      derive: @escaping KeyDerivation
    ) {
      precondition(
        site.takeAuthenticator(),
        """
        A site has one Authenticator, since its log ins know a user by the id alone. For several kinds of users, \
        make one User with a property for the kind.
        """)
      self.accounts = accounts
      self.site = site
      self.configuration = configuration
      self.derive = derive
      // With workers, the supervisor counts the log ins of a user.
      logIns = LogIns(mostOfUser: site.worker == nil ? Self.mostOfUser : .max)
      limits = LogInLimits(configuration, of: site.worker)
      work = PasswordHasher(atOnce: configuration.hashesAtOnce, mostWaiting: 64)
      ofNobody = .ofNobody(cost: configuration.cost)
      news = LogInNews(of: site)
      news?.listen { [weak self] in await self?.hear($0) }
      let alarms = Alarms<Void>(time: site.time) { [weak self] _ in
        Task.detached { await self?.endOverdue() }
      }
      self.alarms.withLock { $0 = alarms }
    }

    /// The result of a try to log in.
    package enum Outcome: Equatable {
      /// The secret for the browser's cookie, and the marks for its device cookie.
      case loggedIn(secret: String, marks: [String])
      case wrong
      case tooMany
      case busy
    }

    /// Tries to log a user in. A missing account and a wrong password take the same time and have
    /// the same result.
    ///
    /// - Parameter marks: the marks of the browser, from earlier log ins.
    package func logIn(
      _ name: String, _ password: String, from network: String, marks: [String] = []
    ) async throws -> Outcome {
      let now = site.time.now()
      let networks = ClientNetworks(network)
      guard await limits.mayTry(from: networks, at: now) else { return .tooMany }
      let account = name.utf8.count <= 320 ? try await accounts.account(named: name) : nil
      let mark = marks.first { site.devices.isMark($0, of: account) }
      let hash: PasswordHash
      switch await limits.mayTry(
        name, of: account?.id, from: networks, by: mark, at: now)
      {
      case .no: return .tooMany
      case .noButUnseen: hash = ofNobody
      case .yes: hash = account?.hash ?? ofNobody
      }
      let (cost, derive) = (configuration.cost, derive)
      guard
        let isRight = await work.run({ hash.matches(password, afterWorkOf: cost, by: derive) })
      else { return .busy }
      guard isRight, let account else { return .wrong }
      return try await begin(
        for: account, named: name, hash: try await renew(hash, password, of: account.id),
        marks: marks)
    }

    /// Makes a new hash if the stored one cost less than the present cost.
    private func renew(
      _ hash: PasswordHash, _ password: String, of id: String
    ) async throws -> PasswordHash {
      let cost = configuration.cost
      guard hash.cost.isLess(than: cost),
        let made = await work.run({ try? PasswordHash(of: password, cost: cost) }), let made
      else { return hash }
      try await accounts.store(made, for: id, inPlaceOf: hash)
      return made
    }

    /// Begins a log in after the password was right.
    ///
    /// Checking the password took time. So the account is read again, until nobody changed or
    /// logged out its user during the read.
    private func begin(
      for account: Account<User>, named name: String, hash: PasswordHash, marks: [String]
    ) async throws -> Outcome {
      let secret = Hexadecimal.random(bytes: 32)
      let logInName = LogIns<User>.name(secret)
      while true {
        try Task.checkCancellation()
        let reading = logIns.beginReading()
        defer { logIns.endReading(reading) }
        guard let present = try await accounts.account(named: name), present.id == account.id,
          present.hash == hash || present.hash == account.hash
        else { return .wrong }
        // Before the log in is added here: whatever ends it from now on also removes it from the
        // supervisor.
        site.worker?.reserve(
          logInName, of: account.id, for: configuration.lifetime, most: Self.mostOfUser)
        guard
          let added = logIns.add(
            logInName, account.id, present.user, until: site.time.now() + configuration.lifetime,
            in: reading)
        else {
          site.worker?.letGo(of: logInName)
          continue
        }
        rearm()
        await endPages(of: added.over)
        return .loggedIn(secret: secret, marks: site.devices.marks(marks, with: present))
      }
    }

    /// Finds the visitor of a request.
    func visit(of request: Request) async throws -> Visit<User> {
      guard let secret = cookie(for: request).value(in: request.headers[values: .cookie]),
        let logIn = try await current(LogIns<User>.name(secret))
      else { return Visit(logInPath: configuration.path) }
      let now = site.time.now
      let subject = Subject(id: logIn.id, logIn: logIn.name) { !logIn.isOver(at: now()) }
      return Visit(
        visitor: logIn.visitor(now), subject: subject, logInPath: configuration.path)
    }

    /// Returns a log in, after its pages got the present user; nil if it has ended.
    private func current(_ name: String) async throws -> LogIn<User>? {
      while true {
        try Task.checkCancellation()
        let reading = logIns.beginReading()
        defer { logIns.endReading(reading) }
        guard let owner = await owner(of: name) else { return nil }
        guard let user = try await accounts.user(owner.id) else {
          if logIns.hasNoted(owner.id, in: reading) { continue }
          await logOut(owner.id)
          return nil
        }
        guard
          let added = logIns.add(name, owner.id, user, until: owner.end, in: reading)
        else { continue }
        rearm()
        let logIn = added.logIn
        if logIn.visitor(site.time.now).user == user || logIn.isOver(at: site.time.now()) {
          return logIn
        }
        if await tell(user, id: owner.id, in: reading) { return logIn }
      }
    }

    /// Reads a user again and updates the pages of this process; nil if the account is gone.
    func readAgain(_ id: String) async throws -> User? {
      while true {
        try Task.checkCancellation()
        let reading = logIns.beginReading()
        defer { logIns.endReading(reading) }
        let user = try await accounts.user(id)
        guard let user else {
          if logIns.hasNoted(id, in: reading) { continue }
          return nil
        }
        guard logIns.become(user, of: id, in: reading) else { continue }
        await site.endPagesNoLongerAllowed { $0.has(id: id) }
        return user
      }
    }

    /// Replaces the data of a user on all open pages of the user, for instance after the user has
    /// lost a right. Pages that the user may no longer see end, and their tabs load again.
    ///
    /// After the call, the visitor of each page of this process is the new user. Other workers of the site
    /// read the user anew, and end the user's pages if that takes longer than `limits.answer`.
    public func changed(_ user: User, id: String) async { _ = await tell(user, id: id) }

    /// - Parameter reading: the read that `user` comes from; nil if the application passed it.
    ///   Returns false if the user changed since the read.
    private func tell(_ user: User, id: String, in reading: Int? = nil) async -> Bool {
      guard logIns.become(user, of: id, in: reading) else { return false }
      news?.tell(.changed(id))
      await site.endPagesNoLongerAllowed { $0.has(id: id) }
      return true
    }

    /// Logs a user out in all browsers. Their pages end, and their tabs load again without a user.
    public func logOut(_ id: String) async {
      site.worker?.letGoOfAll(of: id)
      _ = logIns.removeAll(of: id)
      news?.tell(.loggedOut(id))
      await site.endSessions { $0.has(id: id) }
    }

    /// Ends the log in of a browser, with the pages in all of its tabs. Returns the id of its user;
    /// nil if nobody is logged in there.
    func logOut(of request: Request) async -> String? {
      guard let secret = cookie(for: request).value(in: request.headers[values: .cookie]),
        let owner = await owner(of: LogIns<User>.name(secret))
      else { return nil }
      let name = LogIns<User>.name(secret)
      site.worker?.letGo(of: name)
      _ = logIns.remove(name)
      news?.tell(.ended(name))
      await site.endSessions { $0.logIn == name }
      return owner.id
    }

    /// Ends the pages of ended log ins.
    func endPages(of over: [LogIn<User>]) async {
      guard !over.isEmpty else { return }
      let names = Set(over.map(\.name))
      await site.endSessions { names.contains($0.logIn) }
    }

    /// Ends expired log ins.
    private func endOverdue() async {
      alarm.withLock { $0 = nil }
      let over = logIns.removeOverdue(at: site.time.now())
      for logIn in over { site.worker?.letGo(of: logIn.name) }
      rearm()
      await endPages(of: over)
    }

    /// Schedules the next check for expired log ins, unless an earlier one is scheduled.
    private func rearm() {
      guard let next = logIns.nextEnd else { return }
      let isNews = alarm.withLock { alarm in
        if let alarm, alarm <= next { return false }
        alarm = next
        return true
      }
      if isNews { alarms.withLock { $0 }?.set((), at: next) }
    }

    func cookie(for request: Request) -> LogInCookie {
      LogInCookie(isSecure: site.caller(of: request).isSecure, lifetime: configuration.lifetime)
    }

    func deviceCookie(for request: Request) -> DeviceCookie {
      DeviceCookie(isSecure: site.caller(of: request).isSecure)
    }
  }
#endif
