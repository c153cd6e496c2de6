extension RouteParts {
  /// A route after one that says nothing.
  public struct After<First: RouteOptic, Second: RouteOptic>: RouteOptic where First.Part == Void {
    /// The value of the second.
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

    /// The names of both.
    @inlinable
    public var itemNames: [StaticString] { first.itemNames + second.itemNames }

    /// Reads both.
    @inlinable
    public func read(from reader: inout Address.Reader) -> Second.Part? {
      guard first.read(from: &reader) != nil else { return nil }
      return second.read(from: &reader)
    }

    /// Writes both.
    @inlinable
    public func write(_ part: Second.Part, to writer: inout Address.Writer) -> Bool {
      first.write((), to: &writer) && second.write(part, to: &writer)
    }
  }

  /// A route before a path that says nothing.
  public struct Before<First: RouteOptic>: RouteParts.PathRoute, RouteParts.QueryRoute {
    /// The value of the first.
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

    /// Those of the first.
    @inlinable
    public var itemNames: [StaticString] { first.itemNames }

    /// Reads both.
    @inlinable
    public func read(from reader: inout Address.Reader) -> First.Part? {
      guard let part = first.read(from: &reader) else { return nil }
      return path.read(from: &reader) == nil ? nil : part
    }

    /// Writes both.
    @inlinable
    public func write(_ part: First.Part, to writer: inout Address.Writer) -> Bool {
      first.write(part, to: &writer) && path.write((), to: &writer)
    }
  }

  /// A route after another, with the values of both.
  public struct Both<First: RouteOptic, Second: RouteOptic>: RouteOptic {
    /// Both values.
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

    /// The names of both.
    @inlinable
    public var itemNames: [StaticString] { first.itemNames + second.itemNames }

    /// Reads both.
    @inlinable
    public func read(from reader: inout Address.Reader) -> (First.Part, Second.Part)? {
      guard let one = first.read(from: &reader), let other = second.read(from: &reader)
      else { return nil }
      return (one, other)
    }

    /// Writes both.
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

/// Stops the program where two items of one query have the same name: each would read the other's.
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
