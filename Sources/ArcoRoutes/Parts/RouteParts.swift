/// The types of which routes consist. Methods of routes make them, so these names are rarely
/// written.
public enum RouteParts {}

extension RouteParts {
  /// A route that can be followed by more segments of the path.
  public protocol PathRoute<Part>: RouteOptic {
    /// The value of an address.
    associatedtype Part
  }
}

extension RouteParts {
  /// A route that can be followed by query items, because it has no fragment.
  public protocol QueryRoute<Part>: RouteOptic {
    /// The value of an address.
    associatedtype Part
  }
}
