public import ArcoHTML
public import ArcoRoutes

extension Attribute {
  /// A link to an address of the same site.
  public static func href(_ address: Address) -> Attribute {
    .href(WebAddress(within: address.text))
  }

  /// A link to the address of a value.
  ///
  ///     a("Cart", .href(shop, .cart))
  ///
  /// If the route has no address for the value, the element gets no `href` and leads nowhere.
  /// `RouteLaws` finds such a value in a test.
  public static func href<Part>(_ route: some RouteOptic<Part>, _ part: Part) -> Attribute {
    // Not a precondition, since the value may be data.
    route.address(of: part).map { .href($0) } ?? .empty
  }
}
