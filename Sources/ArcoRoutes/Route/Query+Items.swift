public import ArcoOptics

extension Route where Part: Sendable {
  /// Makes the query of a value whose properties are its items.
  ///
  ///     let search = Route.query(Search())
  ///       .item("words", .text, Search.lenses.words)
  ///       .item("in", .id(Department.self), Search.lenses.department)
  ///       .items("tag", .text, Search.lenses.tags)
  ///       .item("page", .integer, Search.lenses.page)
  ///     let page = Route.path("search").query(search)      // "/search?words=tea&page=2"
  ///
  /// - Parameter start: the value of an address without items. Properties that equal those of this
  ///   value are not printed.
  /// - Precondition: there are at most 64 items. Their names are not empty and differ from each
  ///   other.
  @inlinable
  public static func query(_ start: Part) -> RouteParts.Query<RouteParts.NoItems<Part>> {
    RouteParts.Query(start, RouteParts.NoItems())
  }
}

extension RouteParts.Query {
  /// Adds an item for a property. An address leaves the item out if the property is as in the value
  /// that was given to ``Route/query(_:)``.
  ///
  /// - Parameter place: a lens to the property. The properties of different items must not overlap.
  @inlinable
  public func item<Form: RouteForm, Place: LensOptic>(
    _ name: StaticString, _ form: Form, _ place: Place
  )
    -> RouteParts.Query<
      RouteParts.ItemsAnd<Items, RouteParts.DefaultProperty<Form, Place>>
    > where Place.Whole == Items.Whole, Place.Part == Form.Value, Form.Value: Sendable
  {
    let property = RouteParts.DefaultProperty(name, form, place, absent: place.get(start))
    return RouteParts.Query<_>(start, RouteParts.ItemsAnd(items, property))
  }

  /// Adds an item for an optional property. An address leaves the item out if the property is nil.
  ///
  /// - Precondition: the property is nil in the value that was given to ``Route/query(_:)``.
  @inlinable
  public func item<Form: RouteForm, Place: LensOptic>(
    _ name: StaticString, _ form: Form, _ place: Place
  )
    -> RouteParts.Query<
      RouteParts.ItemsAnd<Items, RouteParts.OptionalProperty<Form, Place>>
    > where Place.Whole == Items.Whole, Place.Part == Form.Value?
  {
    precondition(place.get(start) == nil, "an optional item must be nil in the start value")
    let property = RouteParts.OptionalProperty(name, form, place)
    return RouteParts.Query<_>(start, RouteParts.ItemsAnd(items, property))
  }

  /// Adds a required item for a property. Every address has it.
  @inlinable
  public func required<Form: RouteForm, Place: LensOptic>(
    _ name: StaticString, _ form: Form, _ place: Place
  )
    -> RouteParts.Query<
      RouteParts.ItemsAnd<Items, RouteParts.RequiredProperty<Form, Place>>
    > where Place.Whole == Items.Whole, Place.Part == Form.Value
  {
    let property = RouteParts.RequiredProperty(name, form, place)
    return RouteParts.Query<_>(start, RouteParts.ItemsAnd(items, property))
  }

  /// Adds items for a property that is an array: one item for each element, in order.
  ///
  /// - Precondition: the property is empty in the value that was given to ``Route/query(_:)``.
  @inlinable
  public func items<Form: RouteForm, Place: LensOptic>(
    _ name: StaticString, _ form: Form, _ place: Place
  )
    -> RouteParts.Query<
      RouteParts.ItemsAnd<Items, RouteParts.EachProperty<Form, Place>>
    > where Place.Whole == Items.Whole, Place.Part == [Form.Value]
  {
    precondition(place.get(start).isEmpty, "repeated items must be empty in the start value")
    let property = RouteParts.EachProperty(name, form, place)
    return RouteParts.Query<_>(start, RouteParts.ItemsAnd(items, property))
  }
}
