public import ArcoCore

/// A state machine as data: a list of rows that define what an input does in a state.
///
/// - World: what effects need from outside; `Void` for nothing.
/// - State: the states of the machine.
/// - Input: the events that can happen.
///
///     let door = TransitionTable<Void, Door, DoorInput>([
///       .row(.open, from: .closed, to: .open),
///       .row(.close, from: .open, to: .closed),
///       .row(.slam, to: .closed, run: .send(.open, after: .seconds(1))),
///     ])
///     let dispatcher = door.dispatcher
///
/// An input that no row accepts is refused: the state remains, no effect starts, and running
/// effects go on. The same rows can be asked what an input would do (``next(_:_:)``), checked for
/// gaps (``check(from:states:inputs:)``), and drawn
/// (``mermaid(from:states:inputs:stateName:inputName:)``).
///
/// Law, checked by `TransitionTableTests`: after an input, the state of the table's dispatcher is
/// the result of `next`, or is unchanged if the result is nil.
/// - Complexity: O(rows) an input.
/// - In the literature: a Mealy machine, with guards.
public struct TransitionTable<World: Sendable, State, Input: Sendable>: Sendable {
  /// The result of a transition.
  @usableFromInline
  typealias Step = (state: State, effect: Effect<World, State, Input>)

  /// The rule for combining rows that accept the same input in the same state.
  public let rule: TransitionRule
  @usableFromInline
  let rows: [Row]

  /// Makes a table from its rows.
  @inlinable
  public init(_ rows: [Row], rule: TransitionRule = .first) {
    self.rule = rule
    self.rows = rows
  }

  /// The number of rows. ``TransitionFindings`` counts rows from 0.
  @inlinable
  public var count: Int { rows.count }

  /// The table as a dispatcher.
  @inlinable
  public var dispatcher: Dispatcher<World, State, Input> {
    .transition { state, input in step(state, input) }
  }

  /// Returns the state that an input leads to; nil if the input is refused.
  @inlinable
  public func next(_ state: State, _ input: Input) -> State? { step(state, input)?.state }

  @inlinable
  func step(_ state: State, _ input: Input) -> Step? {
    switch rule {
    case .first:
      for row in rows {
        if let step = row.step(state, input) { return step }
      }
      return nil
    case .all, .skippingRefusals:
      var whole: Step?
      for row in rows {
        guard let step = row.step(whole?.state ?? state, input) else {
          if rule == .all { return nil }
          continue
        }
        guard let before = whole?.effect, !before.isNone else {
          whole = step
          continue
        }
        whole = (step.state, step.effect.isNone ? before : .batch(before, step.effect))
      }
      return whole
    }
  }
}
