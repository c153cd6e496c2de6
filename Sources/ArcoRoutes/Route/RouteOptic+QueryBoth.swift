// The query after a route that has a value: the value is both.

extension RouteParts.QueryRoute {
  /// Goes on with an item of the query that must be there; the value is both.
  @inlinable
  public func query<Form: RouteForm>(
    _ name: StaticString, _ form: Form
  ) -> RouteParts.Both<Self, RouteParts.Item<Form>> {
    RouteParts.Both(self, RouteParts.Item(name, form))
  }

  /// Goes on with an item of the query that stands for a default where it is missing, and is not
  /// printed where it is the default.
  @inlinable
  public func query<Form: RouteForm>(
    _ name: StaticString, _ form: Form, default absent: Form.Value
  ) -> RouteParts.Both<Self, RouteParts.DefaultItem<Form>> where Form.Value: Sendable {
    RouteParts.Both(self, RouteParts.DefaultItem(name, form, absent))
  }

  /// Goes on with an item of the query that may be missing; the value is both.
  @inlinable
  public func query<Form: RouteForm>(
    optional name: StaticString, _ form: Form
  ) -> RouteParts.Both<Self, RouteParts.OptionalItem<Form>> {
    RouteParts.Both(self, RouteParts.OptionalItem(name, form))
  }

  /// Goes on with all items of the query that have a name; the value is both.
  @inlinable
  public func query<Form: RouteForm>(
    each name: StaticString, _ form: Form
  ) -> RouteParts.Both<Self, RouteParts.EachItem<Form>> {
    RouteParts.Both(self, RouteParts.EachItem(name, form))
  }

  /// Goes on with the items of a value; the value is both.
  @inlinable
  public func query<Items: RouteParts.QueryItems>(
    _ query: RouteParts.Query<Items>
  ) -> RouteParts.Both<Self, RouteParts.Query<Items>> { RouteParts.Both(self, query) }

  /// Ends with a fragment that must be there.
  ///
  /// A browser keeps the fragment to itself: a server never sees it.
  @inlinable
  public func fragment<Form: RouteForm>(
    _ form: Form
  ) -> RouteParts.Both<Self, RouteParts.Fragment<Form>> {
    RouteParts.Both(self, RouteParts.Fragment(form))
  }

  /// Ends with a fragment that may be missing; the value is both.
  @inlinable
  public func fragment<Form: RouteForm>(
    optional form: Form
  ) -> RouteParts.Both<Self, RouteParts.OptionalFragment<Form>> {
    RouteParts.Both(self, RouteParts.OptionalFragment(form))
  }
}
