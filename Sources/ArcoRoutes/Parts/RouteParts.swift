/// What routes are made of. Their methods make them, so that their names are rarely written.
public enum RouteParts {}

extension RouteParts {
  /// A route after which the path may go on.
  public protocol PathRoute<Part>: RouteOptic {
    /// The value that an address stands for.
    associatedtype Part
  }
}

extension RouteParts {
  /// A route after which the query may go on: it has no fragment.
  public protocol QueryRoute<Part>: RouteOptic {
    /// The value that an address stands for.
    associatedtype Part
  }
}
