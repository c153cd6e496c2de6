#if Server
  import Arco
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import Hummingbird
  import Testing

  private struct Brew: Sendable {}

  @Sendable private func coffee() -> Component<Void, Brew, Never, HTML> {
    Component(Dispatcher {}, Face { _, _ in h1("Coffee") })
  }

  /// `Scripts/check-readme` holds the READMEs to what is compiled here.
  @Suite struct ReadmeTests {
    @Test func `the application of the README is one`() throws {
      let site = try Site()
      let router = Router()
      router.page("/coffee", of: site, title: "Coffee") { request, context in
        Screen(coffee(), state: Brew())
      }
      let app = Application(router: router, server: .arco(site))
      #expect(app.configuration.address == .hostname("127.0.0.1", port: 8080))
    }
  }
#endif
