import ArcoCore

extension TransitionTable where State: Equatable {
  /// Checks the table for unreachable states, and for missing, shadowed and unused rows, by trying
  /// each listed input in each listed state.
  ///
  /// - Parameters:
  ///   - first: the initial state.
  ///   - states: every state. For states with associated values, list one for each case and for
  ///     each difference that a row makes.
  ///   - inputs: every input, listed in the same way.
  /// - Complexity: O(states · inputs · rows), and a comparison with every state for each transition.
  public func check(
    from first: State, states: [State], inputs: [Input]
  ) -> TransitionFindings<State, Input> {
    var findings = TransitionFindings<State, Input>()
    var tally = RowTally(count: rows.count)
    var roads: [(from: State, to: State)] = []
    for state in states {
      for input in inputs {
        guard let next = next(state, input) else {
          findings.missing.append(.init(state, input))
          continue
        }
        roads.append((state, next))
        if !states.contains(next), !findings.unlisted.contains(next) {
          findings.unlisted.append(next)
        }
        tally.note(takers(state, input), rule)
      }
    }
    let reached = Self.reached(from: first, roads)
    findings.unreachable = states.filter { !reached.contains($0) }
    findings.shadowed = tally.shadows()
    findings.unused = tally.unused
    return findings
  }

  /// Returns the rows that accept an input, in order. By the rule `first`, it includes rows that an
  /// earlier row shadows.
  private func takers(_ state: State, _ input: Input) -> [Int] {
    var state = state
    return rows.indices.filter { index in
      guard let step = rows[index].step(state, input) else { return false }
      if rule != .first { state = step.state }
      return true
    }
  }

  private static func reached(
    from first: State, _ roads: [(from: State, to: State)]
  ) -> [State] {
    var reached = [first]
    var at = 0
    while at < reached.count {
      for road in roads where road.from == reached[at] && !reached.contains(road.to) {
        reached.append(road.to)
      }
      at += 1
    }
    return reached
  }
}

extension TransitionTable
where State: CaseIterable & Equatable, Input: CaseIterable {
  /// Checks the table for unreachable states, and for missing, shadowed and unused rows, by trying
  /// each input in each state.
  ///
  /// - Parameter first: the initial state.
  public func check(from first: State) -> TransitionFindings<State, Input> {
    check(from: first, states: Array(State.allCases), inputs: Array(Input.allCases))
  }
}

/// The rows that were used, and for each unused row the rows that shadow it.
private struct RowTally {
  private var hadTurn: [Bool]
  private var before: [[Bool]]

  init(count: Int) {
    hadTurn = Array(repeating: false, count: count)
    before = Array(repeating: Array(repeating: false, count: count), count: count)
  }

  mutating func note(_ takers: [Int], _ rule: TransitionRule) {
    guard rule == .first, let first = takers.first else {
      for row in takers { hadTurn[row] = true }
      return
    }
    hadTurn[first] = true
    for row in takers.dropFirst() { before[row][first] = true }
  }

  func shadows<State, Input>() -> [TransitionFindings<State, Input>.Shadow] {
    hadTurn.indices.filter { !hadTurn[$0] && before[$0].contains(true) }.map { row in
      .init(row: row, behind: before[row].indices.filter { before[row][$0] })
    }
  }

  var unused: [Int] {
    hadTurn.indices.filter { !hadTurn[$0] && !before[$0].contains(true) }
  }
}
