import Arco
import ArcoMacros

/// Two counters, and how often any of their buttons was pressed.
@Optics
public struct TwoCounters: Feature, Equatable, Sendable {
  /// The counter on the left.
  public var left: Counter = Counter()
  /// The counter on the right.
  public var right: Counter = Counter()
  /// The presses of all buttons. Only the parent changes this number, so its lens is private too.
  public private(set) var presses = 0

  /// Makes two counters at zero.
  public init() {}

  mutating func notePress() { presses += 1 }

  /// An input of one of the counters.
  @Optics
  public enum Input: Equatable, Sendable {
    /// An input of the left counter.
    case left(Counter.Input)
    /// An input of the right counter.
    case right(Counter.Input)
  }
}

/// The child for the left counter.
public let leftCounter = counter.child(
  state: TwoCounters.lenses.left, input: TwoCounters.Input.prisms.left)
/// The child for the right counter.
public let rightCounter = counter.child(
  state: TwoCounters.lenses.right, input: TwoCounters.Input.prisms.right)

/// The dispatcher of both counters, and the parent's handler of all their inputs.
public let twoCounters = DispatcherOf<TwoCounters> {
  leftCounter
  rightCounter
  Dispatcher.reduce { counters, _ in counters.notePress() }
}
