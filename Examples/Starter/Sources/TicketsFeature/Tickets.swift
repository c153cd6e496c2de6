import ArcoPages

/// How many tickets somebody wants.
@Optics public struct Tickets: Feature, Equatable, Sendable {
  /// For grown-ups.
  public var adults = 2
  /// For children.
  public var children = 0

  /// Two grown-ups.
  public init() {}

  /// The price of all tickets, in euros.
  public var price: Int { 12 * adults + 5 * children }

  /// What can happen to the tickets.
  @Optics public enum Input: Equatable, Sendable {
    /// To the number for grown-ups.
    case adults(Count)
    /// To the number for children.
    case children(Count)
  }

  /// What can happen to one number.
  public enum Count: Equatable, Sendable {
    /// One more.
    case more
    /// One fewer.
    case fewer
  }
}

/// What a number does with its inputs: written once, and used twice.
private let count = Dispatcher<Void, Int, Tickets.Count>.reduce { count, input in
  switch input {
  case .more: count += 1
  case .fewer: count = max(0, count - 1)
  }
}

/// Both numbers: a lens says where each is kept, and a prism which inputs are its own.
public let tickets = DispatcherOf<Tickets> {
  count.child(state: Tickets.lenses.adults, input: Tickets.Input.prisms.adults)
  count.child(state: Tickets.lenses.children, input: Tickets.Input.prisms.children)
}
