#if Server
  import ArcoWeb

  /// What a page route answers with: how to build the component that the page shows.
  ///
  /// It is built inside the session that will own it, never where the route runs.
  public struct Screen: Sendable {
    let build: @Sendable (isolated any Actor) -> Page

    /// A screen from what builds its page. `Page` stays in the actor that is passed in.
    public init(_ build: @escaping @Sendable (isolated any Actor) -> Page) {
      self.build = build
    }
  }
#endif
