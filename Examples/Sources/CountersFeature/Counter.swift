import Arco

/// A counter.
public struct Counter: Feature, Equatable, Sendable {
  /// The current count.
  public var count: Int

  /// Makes a counter.
  public init(count: Int = 0) { self.count = count }

  /// An input of a counter.
  public enum Input: Equatable, Sendable {
    /// One less.
    case minus
    /// One more.
    case plus
  }
}

/// The dispatcher of a counter. A counter changes only its own state, and does not know its parent.
public let counter = DispatcherOf<Counter>.reduce { counter, input in
  switch input {
  case .minus: counter.count -= 1
  case .plus: counter.count += 1
  }
}
