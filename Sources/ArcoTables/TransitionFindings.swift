/// What a look through a ``TransitionTable`` found: values to compare with what was meant.
///
///     let findings = door.check(from: .closed)
///     #expect(findings.unreachable.isEmpty && findings.shadowed.isEmpty)
///
/// Some of it is no mistake: most tables refuse something on purpose.
public struct TransitionFindings<State, Input> {
  /// A state and an input that comes in it.
  public struct Situation {
    /// Where.
    public let state: State
    /// What happens there.
    public let input: Input

    /// Makes a situation, to compare a finding with.
    public init(_ state: State, _ input: Input) {
      self.state = state
      self.input = input
    }
  }

  /// A row that is never used, because wherever it would match, an earlier row matches first.
  public struct Shadow: Equatable, Sendable {
    /// The row, counted from 0.
    public let row: Int
    /// The rows before it that take its inputs, in the table's order.
    public let behind: [Int]

    /// Makes a shadow, to compare a finding with.
    public init(row: Int, behind: [Int]) {
      self.row = row
      self.behind = behind
    }
  }

  /// Listed states that no inputs lead to from the first one.
  public internal(set) var unreachable: [State] = []
  /// Situations for which there is no row, or only rows that refuse: state by state.
  public internal(set) var missing: [Situation] = []
  /// Rows that could be left out: duplicates, and those below a wider row. Only by the rule
  /// ``TransitionRule/first``.
  public internal(set) var shadowed: [Shadow] = []
  /// Rows that take nothing of what was listed.
  public internal(set) var unused: [Int] = []
  /// States that a row leads to and that were not listed; nothing is known beyond them.
  public internal(set) var unlisted: [State] = []
}

extension TransitionFindings.Situation: Equatable where State: Equatable, Input: Equatable {}
extension TransitionFindings.Situation: Sendable where State: Sendable, Input: Sendable {}
extension TransitionFindings: Equatable where State: Equatable, Input: Equatable {}
extension TransitionFindings: Sendable where State: Sendable, Input: Sendable {}
