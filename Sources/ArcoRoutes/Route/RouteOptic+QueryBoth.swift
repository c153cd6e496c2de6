// Queries after a route with a value: the result is the pair of both values.

extension RouteParts.QueryRoute {
  /// Continues with a required item of the query. The route's value is the pair of the previous
  /// value and the new one.
  @inlinable
  public func query<Form: RouteForm>(
    _ name: StaticString, _ form: Form
  ) -> RouteParts.Both<Self, RouteParts.Item<Form>> {
    RouteParts.Both(self, RouteParts.Item(name, form))
  }

  /// Continues with an item of the query that has a default value. The default is not printed. The
  /// route's value is the pair of the previous value and the new one.
  @inlinable
  public func query<Form: RouteForm>(
    _ name: StaticString, _ form: Form, default absent: Form.Value
  ) -> RouteParts.Both<Self, RouteParts.DefaultItem<Form>> where Form.Value: Sendable {
    RouteParts.Both(self, RouteParts.DefaultItem(name, form, absent))
  }

  /// Continues with an optional item of the query. The route's value is the pair of the previous
  /// value and the new one.
  @inlinable
  public func query<Form: RouteForm>(
    optional name: StaticString, _ form: Form
  ) -> RouteParts.Both<Self, RouteParts.OptionalItem<Form>> {
    RouteParts.Both(self, RouteParts.OptionalItem(name, form))
  }

  /// Continues with every item of the query that has this name, as in `?tag=a&tag=b`. The route's
  /// value is the pair of the previous value and the array of the items' values.
  @inlinable
  public func query<Form: RouteForm>(
    each name: StaticString, _ form: Form
  ) -> RouteParts.Both<Self, RouteParts.EachItem<Form>> {
    RouteParts.Both(self, RouteParts.EachItem(name, form))
  }

  /// Continues with the query of a value. The route's value is the pair of the previous value and
  /// the new one.
  @inlinable
  public func query<Items: RouteParts.QueryItems>(
    _ query: RouteParts.Query<Items>
  ) -> RouteParts.Both<Self, RouteParts.Query<Items>> { RouteParts.Both(self, query) }

  /// Ends with a required fragment. The route's value is the pair of the previous value and the new
  /// one.
  ///
  /// Browsers do not send the fragment to the server.
  @inlinable
  public func fragment<Form: RouteForm>(
    _ form: Form
  ) -> RouteParts.Both<Self, RouteParts.Fragment<Form>> {
    RouteParts.Both(self, RouteParts.Fragment(form))
  }

  /// Ends with an optional fragment. The route's value is the pair of the previous value and the
  /// new one.
  @inlinable
  public func fragment<Form: RouteForm>(
    optional form: Form
  ) -> RouteParts.Both<Self, RouteParts.OptionalFragment<Form>> {
    RouteParts.Both(self, RouteParts.OptionalFragment(form))
  }
}
