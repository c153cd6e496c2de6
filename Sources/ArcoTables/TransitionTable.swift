public import ArcoCore

/// A state machine as data: rows that say what an input does in a state.
///
/// - World: what effects need from outside; `Void` unless needed.
/// - State: what the rows lead from and to.
/// - Input: what can happen.
///
///     let door = TransitionTable<Void, Door, DoorInput>([
///       .row(.open, from: .closed, to: .open),
///       .row(.close, from: .open, to: .closed),
///       .row(.slam, to: .closed, run: .send(.open, after: .seconds(1))),
///     ])
///     let dispatcher = door.dispatcher
///
/// What no row takes is refused: the state stays, no effect starts, and what runs goes on. The same
/// rows are asked what would happen (``next(_:_:)``), looked through for gaps
/// (``check(from:states:inputs:)``) and drawn (``mermaid(from:states:inputs:stateName:inputName:)``).
///
/// Law: sending to its dispatcher leaves what `next` returns, or the state as it was for nil. Checked
/// by `TransitionTableTests`.
/// - Complexity: O(rows) an input.
/// - In the literature: a Mealy machine, with guards.
public struct TransitionTable<World: Sendable, State, Input: Sendable>: Sendable {
  /// What a transition leaves and starts.
  @usableFromInline
  typealias Step = (state: State, effect: Effect<World, State, Input>)

  /// How rows that take the same input in the same state go together.
  public let rule: TransitionRule
  @usableFromInline
  let rows: [Row]

  /// Makes a table from its rows.
  @inlinable
  public init(_ rows: [Row], rule: TransitionRule = .first) {
    self.rule = rule
    self.rows = rows
  }

  /// How many rows it has; a ``TransitionFindings`` counts them from 0.
  @inlinable
  public var count: Int { rows.count }

  /// This table as a dispatcher.
  @inlinable
  public var dispatcher: Dispatcher<World, State, Input> {
    .transition { state, input in step(state, input) }
  }

  /// Returns the state that an input leads to; nil where it is refused.
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
