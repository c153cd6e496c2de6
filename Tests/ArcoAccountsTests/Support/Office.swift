#if Server
  import Arco
  import ArcoCore
  import ArcoAccounts
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import ArcoWorld
  import HTTPTypes
  import Hummingbird
  import Logging

  struct Clerk: Equatable, Sendable {
    var name: String
    var isChief = false
  }

  typealias Office = Browser<RouterResponder<VisitorContext<Clerk>>>

  /// What a password costs where a test is not about its cost.
  let cheap = PasswordCost(rounds: 2, blockSize: 1, parallelism: 1)

  /// A site with a desk for everybody, a drawer for who is logged in, and a safe for chiefs.
  struct Bench {
    let accounts = MemoryAccounts<Clerk>()
    let site: Site
    let authenticator: Authenticator<Clerk>
    let carts: SharedValues<[String]>
    /// Those of the desks that were shown, in their order.
    let visitors = Locked<[Visitor<Clerk>]>([])
    private let responder: RouterResponder<VisitorContext<Clerk>>

    /// - Parameters:
    ///   - worker: one of several, if it is given.
    ///   - parts: what a test puts in the place of others.
    init(
      at watch: Watch? = nil, worker: Worker? = nil,
      of parts: Parts = Parts(),
      _ configure: (inout LogInConfiguration) -> Void = { _ in }
    ) throws {
      site =
        if let watch = watch ?? worker.map({ _ in Watch() }) {
          try Site(
            Self.patient, logger: Logger(label: "test"), time: watch.timekeeper, worker: worker)
        } else {
          try Site()
        }
      let carts = SharedValues(of: site, first: [String]())
      self.carts = carts
      try accounts.add(
        Clerk(name: "Ada"), id: "1", named: "ada", password: "engine", cost: cheap)
      try accounts.add(
        Clerk(name: "Grace", isChief: true), id: "2", named: "grace", password: "compiler",
        cost: cheap)
      var configuration = LogInConfiguration()
      configuration.cost = cheap
      configure(&configuration)
      authenticator = Authenticator(
        parts.around(accounts), for: site, configuration, derive: parts.derive)
      let router = Router(context: VisitorContext<Clerk>.self)
      router.logIn(by: authenticator)
      router.page("/cart", of: site, title: "Cart", sharing: carts) { request, _, cart in
        if let tea = request.uri.queryParameters["add"] { cart.change { $0.append(String(tea)) } }
        let teas = cart.value.joined(separator: ",")
        return Screen(
          Component(.empty()) { (_: Int, _: Send<Void>) in h1("Cart [\(teas)]") }, state: 0)
      }
      router.page("/desk", of: site, title: "Desk") { [visitors] _, visit in
        visitors.withLock { $0.append(visit.visitor) }
        return Self.screen(visit)
      }
      router.requires().page("/drawer", of: site, title: "Drawer") { _, visit in
        Self.screen(visit)
      }
      router.requires { $0.isChief }.page("/safe", of: site, title: "Safe") { _, visit in
        Self.screen(visit)
      }
      responder = router.buildResponder()
    }

    /// What a test puts in the place of others.
    struct Parts {
      /// Puts something around the accounts.
      var around: (MemoryAccounts<Clerk>) -> any Accounts<Clerk> = { $0 }
      var derive: KeyDerivation = PasswordHash.scrypt
    }

    /// A site on which no page ends by itself.
    private static var patient: Site.Configuration {
      var configuration = Site.Configuration()
      configuration.limits.unclaimed = .seconds(365 * 24 * 3_600)
      return configuration
    }

    private static func screen(_ visit: VisitorContext<Clerk>) -> Screen {
      let name = visit.user?.name ?? "stranger"
      return Screen(
        Component(.empty()) { (_: Int, _: Send<Void>) in h1("Hello \(name)") }, state: 0)
    }

    func browser() -> Office { Browser(responder) }

    /// A browser that somebody has logged in with.
    func browser(of name: String, _ password: String) async throws -> Office {
      let browser = browser()
      _ = try await logIn(name, password, with: browser)
      return browser
    }

    func logIn(
      _ name: String, _ password: String, with browser: Office, from path: String = "/log-in"
    ) async throws -> Office.Answer {
      let form = try await browser.get(path)
      return try await browser.post(
        "/log-in",
        [
          ("arco-proof", form.field("arco-proof") ?? ""), ("name", name), ("password", password),
          ("next", form.field("next") ?? ""),
        ])
    }
  }
#endif
