public import ArcoHTML
public import ArcoRoutes

extension Attribute {
  /// Where a link leads on its own site.
  public static func href(_ address: Address) -> Attribute {
    .href(WebAddress(within: address.text))
  }

  /// Where a link leads: to the address of a value.
  ///
  ///     a("Cart", .href(shop, .cart))
  ///
  /// A value that has no address gives no `href`, so the element leads nowhere. `RouteLaws` finds such a value in a
  /// test.
  public static func href<Part>(_ route: some RouteOptic<Part>, _ part: Part) -> Attribute {
    // The value may be data, so this is no precondition.
    route.address(of: part).map { .href($0) } ?? .empty
  }
}
