#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoOptics
  import ArcoRoutes
  import ArcoServer
  import ArcoWeb
  import Foundation
  import Hummingbird
  import Testing

  private enum Place: Equatable, Sendable {
    case list
    case item(Int)
  }

  private let places = Route.oneOf {
    Route.path("shop").into(
      Prism<Place, Void>(extract: { $0 == .list ? () : nil }, embed: { .list }))
    Route.path("shop/items").segment(.integer).into(
      Prism(Place.item) { if case .item(let number) = $0 { number } else { nil } })
  }

  private func shop() -> Program<Void, Place, Place, HTML> {
    let going = Dispatcher<Void, Place, Place>.reduce { place, next in place = next }
    let component = Component(going) { place, _ in
      switch place {
      case .list: h1("List", .lang("de"))
      case .item(let number):
        title("Item <\(number)>")
        meta(.name("description"), .content("\"\(number)\""))
        HTML.link(.rel("canonical"), .href(places, place))
        HTML.link(.rel("stylesheet"), .href("/items.css"))
        a("List", .href(places, .list))
      }
    }
    return Program(component, state: .list)
  }

  private func router(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
    let router = Router()
    router.get("/shop/plain") { _, _ in "plain" }
    router.page("/secret", of: site, title: "Secret") { shell in
      shell.isKept = false
    } screen: { _, _ in
      TestPage.screen(log)
    }
    router.group("shop").pages(of: site, title: "Shop") { _, _ in
      Screen(
        shop(),
        navigation: Navigation(places, state: Lens<Place, Place>(\.self), input: { $0 }))
    }
    return router
  }

  @Suite(.timeLimit(.minutes(1))) struct NavigationTests {
    private func get(_ address: String) async throws -> RawClient.Reply {
      try await TestServer.run(router: router) { server in
        try await RawClient.connect(server.port) { client in try await client.get(address) }
      }
    }

    @Test func `each address of a navigation is a page, painted as it is there`() async throws {
      let list = try await get("/shop")
      #expect(list.status == 200)
      #expect(list.body.contains("<title>Shop</title>"))
      #expect(list.body.contains("<html lang=\"de\">"))
      #expect(list.attribute("data-address") == "/shop")
      let item = try await get("/shop/items/%37/?from=mail")
      #expect(item.status == 200)
      #expect(item.attribute("data-address") == "/shop/items/7")
      #expect(item.body.contains("<html lang=\"en\">"))
    }

    @Test func `what a view says of its document is in the head that is served`() async throws {
      let page = try await get("/shop/items/7")
      let end = page.body.range(of: "</head>")?.lowerBound ?? page.body.startIndex
      let head = page.body[..<end]
      #expect(head.contains("<title>Item &lt;7&gt;</title>"))
      #expect(head.contains("<meta name=\"description\" content=\"&quot;7&quot;\">"))
      #expect(head.contains("<link rel=\"canonical\" href=\"/shop/items/7\">"))
      // A style sheet works where it stands.
      #expect(!head.contains("items.css"))
      #expect(page.body.contains("<link rel=\"stylesheet\" href=\"/items.css\">"))
    }

    @Test(arguments: ["/shop/items/seven", "/shop/items/7/8", "/shop/cart", "/shop/items/%zz"])
    func `what is no address of the route is not found`(address: String) async throws {
      #expect(try await get(address).status == 404)
    }

    @Test func `a page that is not to be kept is for no cache at all`() async throws {
      let page = try await get("/secret")
      #expect(page.status == 200)
      #expect(page.field("cache-control") == "no-store")
      #expect(page.field("vary") == nil)
    }

    @Test func `the router's other routes come first`() async throws {
      #expect(try await get("/shop/plain").body == "plain")
    }
  }
#endif
