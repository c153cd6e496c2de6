import Arco
import ArcoAccounts
import ArcoHTML
import ArcoSQLite
import ArcoServer
import ArcoStore
import ArcoWeb
import ArcoWorld
import CoffeeFeature
import CoffeeHTML
import CountersFeature
import CountersHTML
import EditorFeature
import EditorHTML
import GalleryHTML
import HTTPTypes
import Hummingbird
import Logging
import LoginFeature
import LoginHTML
import NIOCore
import OrderFeature
import OrderHTML
import ReaderFeature
import ReaderHTML
import Shop
import SignUpFeature
import SignUpHTML
import StepperFeature
import StepperHTML
import TodoMVC
import TodosFeature
import TodosHTML

/// The web site with all examples.
public struct Demo: Sendable {
  let site: Site
  private let options: Options
  private let docs: Documentation
  private let local: LocalSites
  private let accounts: MemoryAccounts<Member>

  /// Sets the site up, without listening yet.
  public init(_ options: Options) throws(SiteError) {
    var logger = Logger(label: "arco-demo")
    logger.logLevel = .warning
    var configuration = Site.Configuration()
    configuration.limits.eventsPerSecond = Double(options.eventsPerSecond)
    configuration.limits.eventBurst = 2 * options.eventsPerSecond
    site = try Site(configuration, store: Self.store(options.sessions), logger: logger)
    self.options = options
    docs = Documentation(folder: options.docs)
    local = LocalSites(folder: options.local)
    accounts = .ofTheShop()
  }

  /// The store of sessions in a file, if the options name a file.
  private static func store(_ path: String?) throws(SiteError) -> (any SessionStore)? {
    guard let path else { return nil }
    do throws(StoreError) {
      return try SQLiteSessionStore(path)
    } catch {
      throw .store(error)
    }
  }

  /// The paths of all pages.
  public var routes: [String] {
    router().routes.filter { $0.method == .get }.map { "\($0.path)" }.sorted()
  }

  /// Serves until the process is asked to stop.
  ///
  /// - Parameter onRunning: called with the address once connections are accepted.
  public func run(onRunning: @escaping @Sendable (String) -> Void) async throws {
    let host = options.host
    try await site.run(router(), host: host, port: Int(options.port)) { port in
      onRunning("http://\(host.contains(":") ? "[\(host)]" : host):\(port)/")
    }
  }

  private func router() -> Router<VisitorContext<Member>> {
    let router = Router(context: VisitorContext<Member>.self)
    router.add(middleware: ErrorPages(of: site, failurePage))
    router.get("\(Assets.stylesheet.text)") { _, _ in Assets.style }
    router.get("\(Assets.favicon.text)") { _, _ in Assets.icon }
    router.get("/") { [local] _, _ in Response.page(indexPage(local)) }
    docs.serve(on: router)
    local.serve(on: router, figures: site.address(of: figuresElement))
    page(.coffee, on: router) { Program(coffee(), state: Brew()) }
    keptPage(.todos, on: router) {
      Program(
        todosPage(hint: FlakyStore.hint),
        state: Todos("Grind the beans", "Boil the water", "Pour, and wait"),
        world: .flaky())
    }
    page(.editor, on: router) { Program(editorPage(), state: Editor("The quick brown fox")) }
    page(.counters, on: router) { Program(countersPage(), state: TwoCounters()) }
    page(.stepper, on: router) { Program(stepperPage(), state: 0) }
    page(.login, on: router) {
      Program(loginPage(hint: Doorkeeper.hint), state: .loggedOut(nil), world: .kept())
    }
    page(.order, on: router) { Program(orderPage(), state: .writing(OrderForm())) }
    page(.signUp, on: router) {
      Program(signUpComponent(hint: Registry.hint), state: SignUpPage(), world: .kept())
    }
    page(.reader, on: router) { readerPage(world: .kiosk()) }
    router.get("/7guis") { _, _ in Response.page(sevenGUIsPage()) }
    for gui in GUI.all { page(gui.address, gui.name, on: router, gui.screen) }
    if options.hasTestPages { serveTestPages(on: router) }
    if options.hasHazards { serveHazards(on: router) }
    serveShop(on: router.group())
    router.group("todomvc").pages(of: site, title: "TodoMVC – Arco", configure: dress) { _, _ in
      Screen(
        todoMVCPage(), navigation: todoMVCNavigation, keeping: .inputs(as: "todomvc"))
    }
    router.get("\(Example.gallery.address.text)") { _, _ in Response.page(galleryPage(docs)) }
    for exhibit in Exhibit.all {
      page(exhibit.address, exhibit.name, on: router) { Screen { exhibit.page(isolation: $0) } }
    }
    return router
  }

  /// Serves the shop, its log in, and the office.
  private func serveShop(on group: RouterGroup<VisitorContext<Member>>) {
    let (shop, accounts) = (ShopWorld(), accounts)
    let authenticator = Authenticator(accounts, for: site, .ofTheShop())
    let carts = SharedValues(of: site, first: Cart())
    @Sendable func world(
      _ visit: VisitorContext<Member>, cart: Shared<Cart>? = nil
    ) -> ShopWorld {
      var world = shop
      if let cart { world.cart = cart }
      world.visitor = visit.visitor
      let id = visit.subject?.id
      world.resign = {
        guard let id, var member = try? await accounts.user(id) else { return }
        member.isStaff = false
        accounts.change(id, to: member)
        await authenticator.changed(member, id: id)
      }
      return world
    }
    group.logIn(by: authenticator)
    group.requires { $0.isStaff }
      .page("/shop/office", of: site, title: "Office – Tea", configure: dress) { _, visit in
        Screen(officePage(world: world(visit)))
      }
    group.group("shop").pages(
      of: site, title: "Tea – Arco", sharing: carts, configure: dress
    ) { _, visit, cart in
      Screen(shopPage(world: world(visit, cart: cart)), navigation: shopNavigation)
    }
  }

  /// Serves an example with its source beside it.
  private func page<World, State, Input>(
    _ example: Example, on router: Router<VisitorContext<Member>>,
    _ program: @escaping @Sendable () -> Program<World, State, Input, HTML>
  ) {
    let (docs, local) = (docs, local)
    page(example.address, example.name, on: router, files: [figuresElement]) {
      Screen(shown(program(), as: example, docs, local))
    }
  }

  /// Serves an example whose sessions outlive the server, with its source beside it.
  private func keptPage<World, State: Codable & SendableMetatype, Input: Codable>(
    _ example: Example, on router: Router<VisitorContext<Member>>,
    _ program: @escaping @Sendable () -> Program<World, State, Input, HTML>
  ) {
    let (docs, local) = (docs, local)
    page(example.address, example.name, on: router, files: [figuresElement]) {
      Screen(
        surrounded(program(), as: example, docs, local), keeping: .inputs(as: example.name))
    }
  }

  func page(
    _ address: WebAddress, _ name: String, on router: Router<VisitorContext<Member>>,
    files: [Site.File] = [], _ screen: @escaping @Sendable () -> Screen
  ) {
    router.page(
      "\(address.text)",
      of: site,
      title: "\(name) – Arco",
      configure: {
        dress(&$0)
        $0.files = files
      },
      screen: { _, _ in screen() })
  }

  func dress(_ shell: inout Shell) {
    shell.stylesheets = [Assets.stylesheet.text]
    shell.icon = Assets.favicon.text
  }
}

extension Response {
  /// A response with a page that has no component.
  static func page(_ page: HTML) -> Response {
    var headers: HTTPFields = [.contentType: "text/html; charset=utf-8"]
    headers[.contentSecurityPolicy] = """
      default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; \
      frame-ancestors 'none'
      """
    headers[.xContentTypeOptions] = "nosniff"
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: page.renderedPage())))
  }
}
