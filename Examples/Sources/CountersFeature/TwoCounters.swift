import Arco
import ArcoMacros

/// Two counters, and how often any of their buttons was pressed.
@Optics
public struct TwoCounters: Feature, Equatable, Sendable {
  /// The counter on the left.
  public var left: Counter = Counter()
  /// The counter on the right.
  public var right: Counter = Counter()
  /// Presses of all buttons; only the parent can change it, so their lens is private too.
  public private(set) var presses = 0

  /// Makes counters at zero.
  public init() {}

  mutating func notePress() { presses += 1 }

  /// What can happen to one of two counters.
  @Optics
  public enum Input: Equatable, Sendable {
    /// An input of the left one.
    case left(Counter.Input)
    /// An input of the right one.
    case right(Counter.Input)
  }
}

/// The left counter.
public let leftCounter = counter.child(
  state: TwoCounters.lenses.left, input: TwoCounters.Input.prisms.left)
/// The right counter.
public let rightCounter = counter.child(
  state: TwoCounters.lenses.right, input: TwoCounters.Input.prisms.right)

/// What both do, and the parent's answer to every input of either.
public let twoCounters = DispatcherOf<TwoCounters> {
  leftCounter
  rightCounter
  Dispatcher.reduce { counters, _ in counters.notePress() }
}
