extension RouteParts {
  /// A route after a route without a value.
  public struct After<First: RouteOptic, Second: RouteOptic>: RouteOptic where First.Part == Void {
    /// The value of the second route.
    public typealias Part = Second.Part

    @usableFromInline
    let first: First
    @usableFromInline
    let second: Second

    @inlinable
    init(_ first: First, _ second: Second) {
      requireDistinct(first.itemNames, second.itemNames)
      self.first = first
      self.second = second
    }

    /// The names of the query items of both routes.
    @inlinable
    public var itemNames: [StaticString] { first.itemNames + second.itemNames }

    /// Reads both routes.
    @inlinable
    public func read(from reader: inout Address.Reader) -> Second.Part? {
      guard first.read(from: &reader) != nil else { return nil }
      return second.read(from: &reader)
    }

    /// Writes both routes; false if one of the values has no address.
    @inlinable
    public func write(_ part: Second.Part, to writer: inout Address.Writer) -> Bool {
      first.write((), to: &writer) && second.write(part, to: &writer)
    }
  }

  /// A route before a constant path.
  public struct Before<First: RouteOptic>: RouteParts.PathRoute, RouteParts.QueryRoute {
    /// The value of the route.
    public typealias Part = First.Part

    @usableFromInline
    let first: First
    @usableFromInline
    let path: Path

    @inlinable
    init(_ first: First, _ path: Path) {
      self.first = first
      self.path = path
    }

    /// The names of the query items of the route.
    @inlinable
    public var itemNames: [StaticString] { first.itemNames }

    /// Reads the route and the path.
    @inlinable
    public func read(from reader: inout Address.Reader) -> First.Part? {
      guard let part = first.read(from: &reader) else { return nil }
      return path.read(from: &reader) == nil ? nil : part
    }

    /// Writes the route and the path; false if the value has no address.
    @inlinable
    public func write(_ part: First.Part, to writer: inout Address.Writer) -> Bool {
      first.write(part, to: &writer) && path.write((), to: &writer)
    }
  }

  /// Two routes, one after the other, with the values of both.
  public struct Both<First: RouteOptic, Second: RouteOptic>: RouteOptic {
    /// The values of both routes.
    public typealias Part = (First.Part, Second.Part)

    @usableFromInline
    let first: First
    @usableFromInline
    let second: Second

    @inlinable
    init(_ first: First, _ second: Second) {
      requireDistinct(first.itemNames, second.itemNames)
      self.first = first
      self.second = second
    }

    /// The names of the query items of both routes.
    @inlinable
    public var itemNames: [StaticString] { first.itemNames + second.itemNames }

    /// Reads both routes.
    @inlinable
    public func read(from reader: inout Address.Reader) -> (First.Part, Second.Part)? {
      guard let one = first.read(from: &reader), let other = second.read(from: &reader)
      else { return nil }
      return (one, other)
    }

    /// Writes both routes; false if one of the values has no address.
    @inlinable
    public func write(_ part: (First.Part, Second.Part), to writer: inout Address.Writer) -> Bool {
      first.write(part.0, to: &writer) && second.write(part.1, to: &writer)
    }
  }
}

extension RouteParts.After: RouteParts.PathRoute where Second: RouteParts.PathRoute {}
extension RouteParts.After: RouteParts.QueryRoute where Second: RouteParts.QueryRoute {}
extension RouteParts.Both: RouteParts.PathRoute where Second: RouteParts.PathRoute {}
extension RouteParts.Both: RouteParts.QueryRoute where Second: RouteParts.QueryRoute {}

/// Stops the program if two items of one query have the same name: each would read the value of the
/// other.
@usableFromInline
func requireDistinct(_ names: [StaticString], _ others: [StaticString]) {
  for name in names {
    let bytes = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    for other in others {
      let others = UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount)
      precondition(!bytes.elementsEqual(others), "two items of one query have the same name")
    }
  }
}
