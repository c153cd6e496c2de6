public import ArcoOptics

extension Route where Part: Sendable {
  /// Begins the query of a value whose properties are its items.
  ///
  ///     let search = Route.query(Search())
  ///       .item("words", .text, Search.lenses.words)
  ///       .item("in", .id(Department.self), Search.lenses.department)
  ///       .items("tag", .text, Search.lenses.tags)
  ///       .item("page", .integer, Search.lenses.page)
  ///     let page = Route.path("search").query(search)      // "/search?words=tea&page=2"
  ///
  /// - Parameter start: what an address without items stands for. What is as in this value is not
  ///   printed.
  /// - Precondition: at most 64 items, each with a name of its own that is not empty.
  @inlinable
  public static func query(_ start: Part) -> RouteParts.Query<RouteParts.NoItems<Part>> {
    RouteParts.Query(start, RouteParts.NoItems())
  }
}

extension RouteParts.Query {
  /// Adds the item of a property; it is left out where the property is as in the first value.
  ///
  /// - Parameter place: a lens that writes to a place of its own, as for all items.
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

  /// Adds the item of a property that may be nil; it is left out where it is.
  ///
  /// - Precondition: the property of the first value is nil.
  @inlinable
  public func item<Form: RouteForm, Place: LensOptic>(
    _ name: StaticString, _ form: Form, _ place: Place
  )
    -> RouteParts.Query<
      RouteParts.ItemsAnd<Items, RouteParts.OptionalProperty<Form, Place>>
    > where Place.Whole == Items.Whole, Place.Part == Form.Value?
  {
    precondition(place.get(start) == nil, "an item that may be missing is nil in the first value")
    let property = RouteParts.OptionalProperty(name, form, place)
    return RouteParts.Query<_>(start, RouteParts.ItemsAnd(items, property))
  }

  /// Adds the item of a property that has to be in the address, and is always printed.
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

  /// Adds the items of a property with any number of values, in their order.
  ///
  /// - Precondition: the property of the first value is empty.
  @inlinable
  public func items<Form: RouteForm, Place: LensOptic>(
    _ name: StaticString, _ form: Form, _ place: Place
  )
    -> RouteParts.Query<
      RouteParts.ItemsAnd<Items, RouteParts.EachProperty<Form, Place>>
    > where Place.Whole == Items.Whole, Place.Part == [Form.Value]
  {
    precondition(place.get(start).isEmpty, "repeated items begin empty in the first value")
    let property = RouteParts.EachProperty(name, form, place)
    return RouteParts.Query<_>(start, RouteParts.ItemsAnd(items, property))
  }
}
