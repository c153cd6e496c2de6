#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import Hummingbird
  import Testing

  private struct Wish: Equatable, Sendable {
    var cups = 1
    var size = "none"
  }

  private enum WishInput: Sendable {
    case order(Wish)
  }

  /// A form whose fields are bounded by the view alone.
  private func wishes() -> Component<Void, Wish, WishInput, HTML> {
    let read = Form { fields throws(Submission.Refusal) in
      Wish(
        cups: try fields[.integer("cups", in: 0...1_000_000_000_000)],
        size: try fields[Field("size") { $0 ?? "none" }])
    }
    return Component(.reduce { $1.apply(to: &$0) }) { wish, send in
      p("\(wish.cups) \(wish.size)", .id("wish"))
      form(.onSubmit(read) { send(.order($0)) }) {
        input(.type(.number), .name("cups"), .min(1), .max(9))
        select(.name("size"), .disabled(wish.cups > 1)) { option("small") }
      }
    }
  }

  extension WishInput {
    fileprivate func apply(to wish: inout Wish) {
      switch self {
      case .order(let order): wish = order
      }
    }
  }

  /// What a form without script may send.
  @Suite(.timeLimit(.minutes(1))) struct PlainFieldsTests {
    @Test func `a plain form is held to what its page offers, and answers with the page`()
      async throws
    {
      @Sendable func router(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
        let router = Router()
        router.page("/wish", of: site, title: "Wish") { _, _ in Screen(wishes(), state: Wish()) }
        return router
      }
      try await TestServer.run(router: router) { server in
        try await RawClient.connect(server.port) { client in
          var browser = PlainBrowser(client)
          try await browser.get("/wish")
          for body in ["cups=1000000000000&size=small", "cups=0&size=small", "cups=2&size=huge"] {
            try await browser.send(body, to: browser.actions[0])
            #expect(browser.page.status == 422)
            #expect(browser.page.body.contains("id=\"wish\">1 none</p>"))
          }
          try await browser.submit("cups=2&size=small&admin=1", form: 0)
          #expect(browser.page.body.contains("id=\"wish\">2 small</p>"))
          // It is disabled by now.
          try await browser.submit("cups=3&size=small", form: 0)
          #expect(browser.page.body.contains("id=\"wish\">3 none</p>"))
          client = browser.client
        }
      }
    }
  }
#endif
