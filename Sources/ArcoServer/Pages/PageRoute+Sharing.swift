#if Server
  public import ArcoWorld
  public import Hummingbird

  extension RouterMethods {
    /// Adds a live page that shares a value with other pages of the same browser.
    ///
    /// - `sharing`: the values. The closure gets the value of the request's browser, for the state
    ///   and the world.
    /// - `site`, `live`, `configure`: as for a page without a shared value.
    @discardableResult
    public func page<Value>(
      _ path: RouterPath,
      of site: Site,
      title: String,
      live: Bool = true,
      sharing values: SharedValues<Value>,
      configure: @Sendable (inout Shell) -> Void = { _ in },
      screen: @escaping @Sendable (Request, Context, Shared<Value>) async throws -> Screen
    ) -> Self {
      let route = PageRoute(path.description, title: title, isLive: live, configure)
      return serve(route, at: path, of: site) { request, context, asked in
        try await screen(request, context, values.value(of: asked))
      }
    }

    /// Adds all pages of a navigation, which share a value with other pages of the same browser.
    ///
    /// - `sharing`: the values. The closure gets the value of the request's browser, for the state
    ///   and the world.
    /// - `site`, `title`, `live`, `configure`: as for pages without a shared value.
    @discardableResult
    public func pages<Value>(
      of site: Site,
      title: String,
      live: Bool = true,
      sharing values: SharedValues<Value>,
      configure: @Sendable (inout Shell) -> Void = { _ in },
      screen: @escaping @Sendable (Request, Context, Shared<Value>) async throws -> Screen
    ) -> Self {
      let route = PageRoute(PageRoute.navigation, title: title, isLive: live, configure)
      for path in ["", "**"] as [RouterPath] {
        serve(route, at: path, of: site) { request, context, asked in
          try await screen(request, context, values.value(of: asked))
        }
      }
      return self
    }
  }

  extension SharedValues {
    fileprivate func value(of asked: PageRequest) -> Shared<Value> {
      value(
        for: asked.browser, of: asked.subject.map { SharedOwner($0) }, from: asked.caller.network)
    }
  }
#endif
