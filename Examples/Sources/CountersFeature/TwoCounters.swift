import Arco
import ArcoMacros

/// Two counters, and how often any of their buttons was pressed.
@Optics
public struct TwoCounters: Equatable, Sendable {
  /// The counter on the left.
  public var left: Counter = Counter()
  /// The counter on the right.
  public var right: Counter = Counter()
  /// Presses of all buttons; only the parent can change it, so their lens is private too.
  public private(set) var presses = 0

  /// Makes counters at zero.
  public init() {}

  mutating func notePress() { presses += 1 }
}

/// What can happen to one of two counters.
@Optics
public enum TwoCountersInput: Equatable, Sendable {
  /// An input of the left one.
  case left(CounterInput)
  /// An input of the right one.
  case right(CounterInput)
}

/// The left counter.
public let leftCounter = counter.child(
  state: TwoCounters.lenses.left, input: TwoCountersInput.prisms.left)
/// The right counter.
public let rightCounter = counter.child(
  state: TwoCounters.lenses.right, input: TwoCountersInput.prisms.right)

/// What both do, and the parent's answer to every input of either.
public let twoCounters = Dispatcher<Void, TwoCounters, TwoCountersInput> {
  leftCounter
  rightCounter
  Dispatcher.reduce { counters, _ in counters.notePress() }
}
