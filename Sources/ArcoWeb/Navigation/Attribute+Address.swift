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
  /// - Precondition: the route has an address for the value; `RouteLaws` finds one that has none.
  public static func href<Part>(_ route: some RouteOptic<Part>, _ part: Part) -> Attribute {
    guard let address = route.address(of: part) else {
      preconditionFailure("a link to a value that has no address: RouteLaws finds it in a test")
    }
    return .href(address)
  }
}
