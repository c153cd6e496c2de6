// What a route goes on with. After one that says nothing the value is that of what follows; after
// another it is both.

extension RouteParts.PathRoute {
  /// Goes on with segments that are always the same.
  @inlinable
  public func path(_ literal: StaticString) -> RouteParts.Before<Self> {
    RouteParts.Before(self, RouteParts.Path(literal))
  }
}

extension RouteParts.PathRoute where Part == Void {
  /// Goes on with a segment that holds a value.
  ///
  ///     let item = Route.path("items").segment(.id(ItemID.self))       // "/items/7"
  @inlinable
  public func segment<Form: RouteForm>(
    _ form: Form
  ) -> RouteParts.After<Self, RouteParts.Segment<Form>> { then(RouteParts.Segment(form)) }

  /// Goes on with a last segment that may be missing.
  @inlinable
  public func segment<Form: RouteForm>(
    optional form: Form
  ) -> RouteParts.After<Self, RouteParts.OptionalSegment<Form>> {
    then(RouteParts.OptionalSegment(form))
  }

  /// Goes on with all segments that are left, of any number.
  @inlinable
  public func segments<Form: RouteForm>(
    _ form: Form
  ) -> RouteParts.After<Self, RouteParts.EachSegment<Form>> { then(RouteParts.EachSegment(form)) }

  /// Goes on with another route.
  ///
  ///     let site = Route.path("shop").then(shop)       // "/shop/cart"
  @inlinable
  public func then<Next: RouteOptic>(_ next: Next) -> RouteParts.After<Self, Next> {
    RouteParts.After(self, next)
  }
}

extension RouteParts.PathRoute {
  /// Goes on with a segment that holds a value; the route's value is both.
  @inlinable
  public func segment<Form: RouteForm>(
    _ form: Form
  ) -> RouteParts.Both<Self, RouteParts.Segment<Form>> { then(RouteParts.Segment(form)) }

  /// Goes on with a last segment that may be missing; the route's value is both.
  @inlinable
  public func segment<Form: RouteForm>(
    optional form: Form
  ) -> RouteParts.Both<Self, RouteParts.OptionalSegment<Form>> {
    then(RouteParts.OptionalSegment(form))
  }

  /// Goes on with all segments that are left; the route's value is both.
  @inlinable
  public func segments<Form: RouteForm>(
    _ form: Form
  ) -> RouteParts.Both<Self, RouteParts.EachSegment<Form>> { then(RouteParts.EachSegment(form)) }

  /// Goes on with another route; the route's value is both.
  @inlinable
  public func then<Next: RouteOptic>(_ next: Next) -> RouteParts.Both<Self, Next> {
    RouteParts.Both(self, next)
  }
}
