import ArcoPages

/// How many tickets somebody wants.
@Optics public struct Tickets: Equatable, Sendable {
  /// For grown-ups.
  public var adults = 2
  /// For children.
  public var children = 0

  /// Two grown-ups.
  public init() {}

  /// What they cost, in euros.
  public var price: Int { 12 * adults + 5 * children }
}

/// What can happen to one number.
public enum CountInput: Equatable, Sendable {
  /// One more.
  case more
  /// One fewer.
  case fewer
}

/// What can happen to the tickets.
@Optics public enum TicketsInput: Equatable, Sendable {
  /// To those for grown-ups.
  case adults(CountInput)
  /// To those for children.
  case children(CountInput)
}

/// What a number does with its inputs: written once, and used twice.
private let count = Dispatcher<Void, Int, CountInput>.reduce { count, input in
  switch input {
  case .more: count += 1
  case .fewer: count = max(0, count - 1)
  }
}

/// The number for grown-ups: a lens says where it is kept, a prism which inputs are its own.
public let adults = count.child(
  state: Tickets.lenses.adults, input: TicketsInput.prisms.adults)
/// The number for children.
public let children = count.child(
  state: Tickets.lenses.children, input: TicketsInput.prisms.children)
/// Both of them.
public let tickets = Dispatcher<Void, Tickets, TicketsInput> {
  adults
  children
}
