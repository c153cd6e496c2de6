// Continuations of a route's path. After a route without a value, the value is that of the
// continuation. Otherwise it is the pair of both values.

extension RouteParts.PathRoute {
  /// Continues with constant segments.
  @inlinable
  public func path(_ literal: StaticString) -> RouteParts.Before<Self> {
    RouteParts.Before(self, RouteParts.Path(literal))
  }
}

extension RouteParts.PathRoute where Part == Void {
  /// Continues with a segment that has a value.
  ///
  ///     let item = Route.path("items").segment(.id(ItemID.self))       // "/items/7"
  @inlinable
  public func segment<Form: RouteForm>(
    _ form: Form
  ) -> RouteParts.After<Self, RouteParts.Segment<Form>> { then(RouteParts.Segment(form)) }

  /// Continues with an optional last segment.
  @inlinable
  public func segment<Form: RouteForm>(
    optional form: Form
  ) -> RouteParts.After<Self, RouteParts.OptionalSegment<Form>> {
    then(RouteParts.OptionalSegment(form))
  }

  /// Continues with all remaining segments.
  @inlinable
  public func segments<Form: RouteForm>(
    _ form: Form
  ) -> RouteParts.After<Self, RouteParts.EachSegment<Form>> { then(RouteParts.EachSegment(form)) }

  /// Continues with another route.
  ///
  ///     let site = Route.path("shop").then(shop)       // "/shop/cart"
  @inlinable
  public func then<Next: RouteOptic>(_ next: Next) -> RouteParts.After<Self, Next> {
    RouteParts.After(self, next)
  }
}

extension RouteParts.PathRoute {
  /// Continues with a segment that has a value. The route's value is the pair of the previous value
  /// and the new one.
  @inlinable
  public func segment<Form: RouteForm>(
    _ form: Form
  ) -> RouteParts.Both<Self, RouteParts.Segment<Form>> { then(RouteParts.Segment(form)) }

  /// Continues with an optional last segment. The route's value is the pair of the previous value
  /// and the new one.
  @inlinable
  public func segment<Form: RouteForm>(
    optional form: Form
  ) -> RouteParts.Both<Self, RouteParts.OptionalSegment<Form>> {
    then(RouteParts.OptionalSegment(form))
  }

  /// Continues with all remaining segments. The route's value is the pair of the previous value and
  /// the new one.
  @inlinable
  public func segments<Form: RouteForm>(
    _ form: Form
  ) -> RouteParts.Both<Self, RouteParts.EachSegment<Form>> { then(RouteParts.EachSegment(form)) }

  /// Continues with another route. The route's value is the pair of the previous value and the new
  /// one.
  @inlinable
  public func then<Next: RouteOptic>(_ next: Next) -> RouteParts.Both<Self, Next> {
    RouteParts.Both(self, next)
  }
}
