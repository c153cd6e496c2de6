extension Dispatcher {
  /// Returns the dispatcher that does nothing. It is neutral in `combine(_:)`.
  @inlinable
  public static func empty() -> Dispatcher { Dispatcher(entries: []) }

  /// Returns a dispatcher that handles each input first with this dispatcher and then with another
  /// one.
  ///
  /// The second dispatcher sees the state that the first has left. Effects of both run
  /// concurrently.
  @inlinable
  public func combine(_ other: Dispatcher) -> Dispatcher {
    Dispatcher(entries: entries + other.entries)
  }

  /// Returns a dispatcher that handles each input with all dispatchers of an array, in their order. For
  /// an empty array it equals ``empty()``.
  @inlinable
  public static func combine(_ dispatchers: [Dispatcher]) -> Dispatcher {
    Dispatcher(entries: dispatchers.flatMap { $0.entries })
  }

  /// Returns a dispatcher that handles each input with all given dispatchers, in their order.
  @inlinable
  public static func combine(_ dispatchers: Dispatcher...) -> Dispatcher { combine(dispatchers) }

  /// Makes a dispatcher from a list of dispatchers and children, in the order of `combine(_:)`.
  ///
  ///     let brew = Dispatcher<Void, Brew, BrewInput> { beans; water }
  @inlinable
  public init(@Builder _ list: () -> Dispatcher) {
    self = list()
  }

  /// Returns this dispatcher for a larger world.
  ///
  /// - Parameter world: returns the part of the larger world that this dispatcher needs.
  public func widen<Larger: Sendable>(
    world: @escaping @Sendable (Larger) -> World
  ) -> Dispatcher<Larger, State, Input> {
    Dispatcher<Larger, State, Input>(entries: entries.map { $0.widen(world: world) })
  }
}

extension Dispatcher {
  /// A result builder that lists dispatchers and children. An entry that needs no world fits into a
  /// list with any world.
  @resultBuilder
  public enum Builder {
    /// A list under construction.
    public typealias Component = Dispatcher<World, State, Input>

    /// Takes a dispatcher.
    @inlinable
    public static func buildExpression(_ dispatcher: Component) -> Component { dispatcher }

    /// Takes a child.
    @inlinable
    public static func buildExpression<Part, PartInput>(
      _ child: Child<World, State, Input, Part, PartInput>
    ) -> Component {
      Dispatcher(entries: [child.entry])
    }

    /// Takes a dispatcher that needs no world.
    @_disfavoredOverload
    @inlinable
    public static func buildExpression(_ dispatcher: Dispatcher<Void, State, Input>) -> Component {
      dispatcher.widen(world: { _ in () })
    }

    /// Takes a child that needs no world.
    @_disfavoredOverload
    @inlinable
    public static func buildExpression<Part, PartInput>(
      _ child: Child<Void, State, Input, Part, PartInput>
    ) -> Component {
      Dispatcher(entries: [child.entry.widen(world: { _ in () })])
    }

    /// Puts the entries in order.
    @inlinable
    public static func buildBlock(_ entries: Component...) -> Component {
      Dispatcher(entries: entries.flatMap { $0.entries })
    }

    /// Takes the entries of a loop.
    @inlinable
    public static func buildArray(_ entries: [Component]) -> Component {
      Dispatcher(entries: entries.flatMap { $0.entries })
    }

    /// Takes the entries of an `if` without `else`.
    @inlinable
    public static func buildOptional(_ entries: Component?) -> Component { entries ?? .empty() }

    /// Takes the entries of the first branch.
    @inlinable
    public static func buildEither(first entries: Component) -> Component { entries }

    /// Takes the entries of the second branch.
    @inlinable
    public static func buildEither(second entries: Component) -> Component { entries }
  }
}
