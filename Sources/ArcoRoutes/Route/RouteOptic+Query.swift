// The query after a route that says nothing: the value is that of the query.

extension RouteParts.QueryRoute where Part == Void {
  /// Goes on with an item of the query that must be there.
  ///
  ///     let search = Route.path("search").query("words", .text)       // "/search?words=tea"
  ///
  /// - Parameter name: as it reads before encoding.
  /// - Precondition: the name is not empty, and no other item of the route has it.
  @inlinable
  public func query<Form: RouteForm>(
    _ name: StaticString, _ form: Form
  ) -> RouteParts.After<Self, RouteParts.Item<Form>> {
    RouteParts.After(self, RouteParts.Item(name, form))
  }

  /// Goes on with an item of the query that stands for a default where it is missing, and is not
  /// printed where it is the default.
  @inlinable
  public func query<Form: RouteForm>(
    _ name: StaticString, _ form: Form, default absent: Form.Value
  ) -> RouteParts.After<Self, RouteParts.DefaultItem<Form>> where Form.Value: Sendable {
    RouteParts.After(self, RouteParts.DefaultItem(name, form, absent))
  }

  /// Goes on with an item of the query that may be missing.
  @inlinable
  public func query<Form: RouteForm>(
    optional name: StaticString, _ form: Form
  ) -> RouteParts.After<Self, RouteParts.OptionalItem<Form>> {
    RouteParts.After(self, RouteParts.OptionalItem(name, form))
  }

  /// Goes on with all items of the query that have a name.
  @inlinable
  public func query<Form: RouteForm>(
    each name: StaticString, _ form: Form
  ) -> RouteParts.After<Self, RouteParts.EachItem<Form>> {
    RouteParts.After(self, RouteParts.EachItem(name, form))
  }

  /// Goes on with the items of a value.
  @inlinable
  public func query<Items: RouteParts.QueryItems>(
    _ query: RouteParts.Query<Items>
  ) -> RouteParts.After<Self, RouteParts.Query<Items>> { RouteParts.After(self, query) }

  /// Ends with a fragment that must be there.
  ///
  /// A browser keeps the fragment to itself: a server never sees it.
  @inlinable
  public func fragment<Form: RouteForm>(
    _ form: Form
  ) -> RouteParts.After<Self, RouteParts.Fragment<Form>> {
    RouteParts.After(self, RouteParts.Fragment(form))
  }

  /// Ends with a fragment that may be missing.
  @inlinable
  public func fragment<Form: RouteForm>(
    optional form: Form
  ) -> RouteParts.After<Self, RouteParts.OptionalFragment<Form>> {
    RouteParts.After(self, RouteParts.OptionalFragment(form))
  }
}
