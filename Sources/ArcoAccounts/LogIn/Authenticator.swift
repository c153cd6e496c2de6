#if Server
  import ArcoCore
  public import ArcoServer
  import ArcoWorld
  import Foundation
  import Hummingbird
  import Logging

  /// Logs people in by a password, and knows who is logged in.
  ///
  /// - User: what pages know of somebody who is logged in.
  ///
  ///     let authenticator = Authenticator(accounts, for: site)
  ///     let router = Router(context: VisitorContext<Customer>.self)
  ///     router.logIn(by: authenticator)
  ///     router.page("/desk", of: site, title: "Desk") { _, visit in
  ///       Screen(Program(desk(), state: Desk(user: visit.user), world: World(visitor: visit.visitor)))
  ///     }
  ///
  /// A log in is kept in the memory of the process, and only a digest of its secret; where there are `Workers`,
  /// in the supervisor's memory for all of them. A restart of that process logs everybody out.
  public final class Authenticator<User: Sendable & Equatable>: Sendable {
    /// How people log in.
    public let configuration: LogInConfiguration
    let site: Site
    let logIns: LogIns<User>
    let accounts: any Accounts<User>
    private let byAddress: Tries
    private let byAccount: Tries
    private let byStrangers: Tries
    private let homes: Homes
    package let work: PasswordWork
    private let stranger: Locked<PasswordHash?>
    let news: LogInNews?

    /// Makes one for the pages of a site.
    public init(
      _ accounts: some Accounts<User>, for site: Site,
      _ configuration: LogInConfiguration = LogInConfiguration()
    ) {
      self.accounts = accounts
      self.site = site
      self.configuration = configuration
      logIns = LogIns(lifetime: configuration.lifetime)
      let (path, worker) = (configuration.path, site.worker)
      byAddress = Tries(configuration.triesOfAddress, "addresses of \(path)", of: worker)
      byAccount = Tries(configuration.triesOfAccount, "accounts of \(path)", of: worker)
      byStrangers = Tries(configuration.triesOfStrangers, "strangers of \(path)", of: worker)
      homes = Homes("home of \(path)", of: worker)
      work = PasswordWork(atOnce: configuration.hashesAtOnce, mostWaiting: 64)
      stranger = Locked(nil)
      news = LogInNews(of: site)
      news?.listen { [weak self] in await self?.hear($0) }
    }

    /// What came of a try to log in.
    package enum Outcome: Equatable {
      /// The secret for the browser.
      case loggedIn(String)
      case wrong
      case tooMany
      case busy
    }

    /// Tries to log somebody in. That there is no such account, and that the password is another one,
    /// takes as long and is answered by the same.
    package func logIn(
      _ name: String, _ password: String, from network: String
    ) async throws -> Outcome {
      let now = site.time.now()
      let networks = ClientNetworks(network)
      guard await byAddress.take(networks, at: now) else { return .tooMany }
      let account = name.utf8.count <= 320 ? try await accounts.account(named: name) : nil
      // A name that is written in two ways is one account, which has its tries once.
      let key = account.map { "id \($0.id)" } ?? "name \(LogIns<User>.name(name.lowercased()))"
      guard await byAccount.take(networks, key, at: now) else { return .tooMany }
      if await !homes.has(network, of: key), await !byStrangers.take(key, at: now) {
        return .tooMany
      }
      let cost = configuration.cost
      guard let hash = await hash(of: account),
        let isRight = await work.run({ hash.matches(password) })
      else { return .busy }
      guard isRight, let account else { return .wrong }
      if hash.cost.isLess(than: cost) {
        let renewed = await work.run { try? PasswordHash(of: password, cost: cost) }
        if let renewed = renewed ?? nil { try await accounts.store(renewed, for: account.id) }
      }
      homes.add(network, of: key)
      let secret = logIns.add(account.id, account.user, at: now)
      share(secret, of: account.id)
      return .loggedIn(secret)
    }

    /// What a password is compared with: what is kept of the account's, or of nobody's.
    private func hash(of account: Account<User>?) async -> PasswordHash? {
      if let account { return account.hash }
      if let known = stranger.withLock({ $0 }) { return known }
      let cost = configuration.cost
      let made = await work.run { try? PasswordHash(of: UUID().uuidString, cost: cost) } ?? nil
      stranger.withLock { $0 = made }
      return made
    }

    /// Who makes a request.
    func visit(of request: Request) async throws -> Visit<User> {
      let nobody = Visit<User>(logInPath: configuration.path)
      let now = site.time.now()
      guard let secret = cookie(for: request).value(in: request.headers[values: .cookie]),
        let found = try await find(secret, at: now)
      else { return nobody }
      guard let user = try await accounts.user(found.id) else {
        await logOut(found.id)
        return nobody
      }
      let visitor = found.source.visitor
      if visitor.user != user { await changed(user, id: found.id) }
      let (logIns, time, name) = (logIns, site.time, found.name)
      let subject = Subject(id: found.id, logIn: name) { logIns.has(name, at: time.now()) }
      return Visit(visitor: visitor, subject: subject, logInPath: configuration.path)
    }

    /// Tells the open pages of somebody what is known of them from now on: a right that they have lost, for
    /// instance. Pages that they may no longer see end, and their tabs load them anew.
    ///
    /// When it returns, what a page's visitor says is the new user.
    public func changed(_ user: User, id: String) async {
      logIns.source(of: id)?.become(user)
      await site.endSessions { $0.has(id: id) && !$0.mayStay() }
      news?.tell(.changed(id))
    }

    /// Logs somebody out in all their browsers: their pages end, and their tabs load what is for those
    /// who are not logged in.
    public func logOut(_ id: String) async {
      site.worker?.letGoOfAll(of: id)
      await logOutHere(id)
      news?.tell(.loggedOut(id))
    }

    func logOutHere(_ id: String) async {
      logIns.removeAll(of: id)?.become(nil)
      await site.endSessions { $0.has(id: id) }
    }

    /// Ends the log in of a browser, with the pages in all of its tabs.
    func logOut(of request: Request) async -> String? {
      guard let secret = cookie(for: request).value(in: request.headers[values: .cookie]),
        let found = try? await find(secret, at: site.time.now())
      else { return nil }
      site.worker?.letGo(of: found.name)
      await endLogIn(found.name)
      news?.tell(.ended(found.name))
      return found.id
    }

    func endLogIn(_ name: String) async {
      logIns.remove(name)
      await site.endSessions { $0.logIn == name }
    }

    func cookie(for request: Request) -> LogInCookie {
      LogInCookie(isSecure: site.caller(of: request).isSecure, lifetime: configuration.lifetime)
    }
  }
#endif
