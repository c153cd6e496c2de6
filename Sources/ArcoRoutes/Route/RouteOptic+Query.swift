// Queries after a route without a value: the value is that of the query.

extension RouteParts.QueryRoute where Part == Void {
  /// Continues with a required item of the query.
  ///
  ///     let search = Route.path("search").query("words", .text)       // "/search?words=tea"
  ///
  /// - Parameter name: the name of the item, not encoded.
  /// - Precondition: the name is not empty, and no other item of the route has it.
  @inlinable
  public func query<Form: RouteForm>(
    _ name: StaticString, _ form: Form
  ) -> RouteParts.After<Self, RouteParts.Item<Form>> {
    RouteParts.After(self, RouteParts.Item(name, form))
  }

  /// Continues with an item of the query that has a default value. The default is not printed.
  @inlinable
  public func query<Form: RouteForm>(
    _ name: StaticString, _ form: Form, default absent: Form.Value
  ) -> RouteParts.After<Self, RouteParts.DefaultItem<Form>> where Form.Value: Sendable {
    RouteParts.After(self, RouteParts.DefaultItem(name, form, absent))
  }

  /// Continues with an optional item of the query.
  @inlinable
  public func query<Form: RouteForm>(
    optional name: StaticString, _ form: Form
  ) -> RouteParts.After<Self, RouteParts.OptionalItem<Form>> {
    RouteParts.After(self, RouteParts.OptionalItem(name, form))
  }

  /// Continues with every item of the query that has this name, as in `?tag=a&tag=b`. The route's
  /// value is the array of their values, empty if there are none.
  @inlinable
  public func query<Form: RouteForm>(
    each name: StaticString, _ form: Form
  ) -> RouteParts.After<Self, RouteParts.EachItem<Form>> {
    RouteParts.After(self, RouteParts.EachItem(name, form))
  }

  /// Continues with the query of a value.
  @inlinable
  public func query<Items: RouteParts.QueryItems>(
    _ query: RouteParts.Query<Items>
  ) -> RouteParts.After<Self, RouteParts.Query<Items>> { RouteParts.After(self, query) }

  /// Ends with a required fragment.
  ///
  /// Browsers do not send the fragment to the server.
  @inlinable
  public func fragment<Form: RouteForm>(
    _ form: Form
  ) -> RouteParts.After<Self, RouteParts.Fragment<Form>> {
    RouteParts.After(self, RouteParts.Fragment(form))
  }

  /// Ends with an optional fragment.
  @inlinable
  public func fragment<Form: RouteForm>(
    optional form: Form
  ) -> RouteParts.After<Self, RouteParts.OptionalFragment<Form>> {
    RouteParts.After(self, RouteParts.OptionalFragment(form))
  }
}
