extension Route {
  /// Makes a route from several alternatives. An address is read by the first alternative that
  /// reads all of it, and a value is printed by the first alternative that prints it.
  ///
  /// An error describes the alternatives that read furthest.
  /// - Complexity: that of all alternatives up to the one that fits.
  @inlinable
  public static func oneOf(@RouteParts.Builder _ alternatives: () -> some RouteOptic<Part>) -> Route
  {
    Route(alternatives())
  }
}

extension RouteParts {
  /// A result builder that lists the alternatives of a route.
  @resultBuilder
  public enum Builder {
    /// Takes a route.
    @inlinable
    public static func buildPartialBlock<First: RouteOptic>(first: First) -> First { first }

    /// Takes another route with the same type of value.
    @inlinable
    public static func buildPartialBlock<First: RouteOptic, Second: RouteOptic>(
      accumulated: First, next: Second
    ) -> RouteParts.OneOf<First, Second> where First.Part == Second.Part {
      RouteParts.OneOf(accumulated, next)
    }
  }
}

extension RouteParts {
  /// Two alternative routes, each to the end of the path.
  ///
  /// Made by ``Route/oneOf(_:)``.
  public struct OneOf<First: RouteOptic, Second: RouteOptic>: RouteOptic
  where First.Part == Second.Part {

    @usableFromInline
    let first: First
    @usableFromInline
    let second: Second

    @inlinable
    init(_ first: First, _ second: Second) {
      self.first = first
      self.second = second
    }

    /// Reads by the first alternative that fits.
    @inlinable
    public func read(from reader: inout Address.Reader) -> First.Part? {
      let start = reader.position
      if let part = first.readAll(&reader) { return part }
      reader.position = start
      return second.readAll(&reader)
    }

    /// Writes by the first alternative that has an address for the value.
    @inlinable
    public func write(_ part: First.Part, to writer: inout Address.Writer) -> Bool {
      let start = writer
      if first.write(part, to: &writer) { return true }
      writer = start
      return second.write(part, to: &writer)
    }
  }
}
