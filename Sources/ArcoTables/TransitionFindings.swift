/// The findings of a check of a ``TransitionTable``, to compare with the expected findings.
///
///     let findings = door.check(from: .closed)
///     #expect(findings.unreachable.isEmpty && findings.shadowed.isEmpty)
///
/// Not every finding is a mistake: most tables refuse some inputs on purpose.
public struct TransitionFindings<State, Input> {
  /// A state, and an input in this state.
  public struct Situation {
    /// The state.
    public let state: State
    /// The input.
    public let input: Input

    /// Makes a situation, for comparison with a finding.
    public init(_ state: State, _ input: Input) {
      self.state = state
      self.input = input
    }
  }

  /// A row that is never used, because an earlier row matches first wherever it would match.
  public struct Shadow: Equatable, Sendable {
    /// The index of the row, from 0.
    public let row: Int
    /// The earlier rows that accept its inputs, in the table's order.
    public let behind: [Int]

    /// Makes a shadow, for comparison with a finding.
    public init(row: Int, behind: [Int]) {
      self.row = row
      self.behind = behind
    }
  }

  /// Listed states that cannot be reached from the first state.
  public internal(set) var unreachable: [State] = []
  /// Situations in which the table refuses the input, state by state.
  public internal(set) var missing: [Situation] = []
  /// Rows that can be removed: duplicates, and rows below a more general row. Only for the rule
  /// ``TransitionRule/first``.
  public internal(set) var shadowed: [Shadow] = []
  /// Rows that accept none of the listed inputs in the listed states.
  public internal(set) var unused: [Int] = []
  /// States that rows lead to and that are not listed. The check does not go beyond them.
  public internal(set) var unlisted: [State] = []
}

extension TransitionFindings.Situation: Equatable where State: Equatable, Input: Equatable {}
extension TransitionFindings.Situation: Sendable where State: Sendable, Input: Sendable {}
extension TransitionFindings: Equatable where State: Equatable, Input: Equatable {}
extension TransitionFindings: Sendable where State: Sendable, Input: Sendable {}
