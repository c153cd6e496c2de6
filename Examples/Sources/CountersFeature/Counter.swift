import Arco

/// A number to count with.
public struct Counter: Feature, Equatable, Sendable {
  /// What was counted so far.
  public var count: Int

  /// Makes a counter.
  public init(count: Int = 0) { self.count = count }

  /// What can happen to a counter.
  public enum Input: Equatable, Sendable {
    /// One less.
    case minus
    /// One more.
    case plus
  }
}

/// What a counter does. Its state is all it can reach: of its parent it knows nothing.
public let counter = DispatcherOf<Counter>.reduce { counter, input in
  switch input {
  case .minus: counter.count -= 1
  case .plus: counter.count += 1
  }
}
