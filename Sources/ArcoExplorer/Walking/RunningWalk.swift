import ArcoCore
import ArcoLaws
import ArcoTesting

/// A walk in progress: visitors explore from known states, and the walk adds their results to the
/// graph.
///
/// The results of several visitors are added in the order of the states from which they started. So
/// the number of visitors does not change the result.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class RunningWalk<State, Input: Sendable> {
  let findings: Findings<State>
  private(set) var visitors: [StateVisitor<State, Input>]
  private let identity: StateIdentity<State>
  private let threads: Threads
  private var fixedInputs: [Int32]?
  /// The reason why the walk ended; nil if it visited everything.
  private(set) var bound: WalkBound?

  init(
    _ explorer: Explorer<State, Input>, _ stepping: Stepping, _ pace: Duration?,
    visitors count: Int, traps: [Trap] = []
  ) {
    let findings = Findings<State>()
    findings.traps = traps
    self.findings = findings
    identity = explorer.identity()
    threads = Threads(count)
    visitors = (0..<count).map { _ in StateVisitor(explorer, findings, stepping, pace) }
  }

  /// The number of states found so far.
  var count: Int { findings.count }

  var effort: WalkEffort {
    visitors.reduce(into: WalkEffort()) { effort, visitor in
      effort.puts += visitor.effort.puts
      effort.replayed += visitor.effort.replayed
      effort.starts += visitor.effort.starts
    }
  }

  func begin() throws(VisitError) {
    let (state, arrival, problems) = try visitors[0].begin()
    note(arrival, at: findings.add(state, arrival, from: nil))
    findings.problems += problems.map { (0, nil, $0) }
    let explorer = visitors[0].explorer
    if explorer.hasFixedInputs {
      fixedInputs = explorer.inputs(state).map {
        findings.labels.number(of: .input(ArcoTesting.text(of: $0)))
      }
    }
  }

  /// Sets the bound if this state is beyond the limits of the walk.
  func findBound(at node: Int, _ depth: Int, _ most: Int) {
    if let last = lastTrap, node >= last {
      // The child process has not walked past the last trap.
      bound = .traps(findings.traps.count)
    } else if count > most {
      bound = .states(most)
    } else if Int(findings.graph.depths[node]) >= depth {
      bound = .depth(depth)
    }
  }

  private var lastTrap: Int? {
    guard findings.traps.count >= Explorer<State, Input>.mostTraps else { return nil }
    return findings.traps.map { Int($0.node) }.max()
  }

  /// Returns the states that the visitors visit in one round, from `next` on. A round is only part
  /// of the waiting states, because a state that two visitors find in one round costs twice. It is
  /// also no longer than the walk needs until its limit, because states behind the limit cost time
  /// for nothing.
  func round(from next: Int, _ depth: Int, _ most: Int) -> Range<Int> {
    if visitors.count == 1 { return next..<(next + 1) }
    let found = max(1, count / max(1, next))
    let left = max(0, most - count) / found
    var end = min(count, next + max(64, min(1_024, (count - next) / 8, left)))
    while end > next + 1, Int(findings.graph.depths[end - 1]) >= depth { end -= 1 }
    return next..<end
  }

  /// Takes every step from consecutive states, until `goesOn` returns false.
  func expand(
    _ nodes: Range<Int>, _ goesOn: (_ node: Int) -> Bool
  ) throws(VisitError) {
    if visitors.count == 1 || nodes.count == 1 {
      for node in nodes where goesOn(node) { try visit(node) }
      return
    }
    for (offset, place) in visit(nodes).enumerated() {
      guard goesOn(nodes.lowerBound + offset) else { return }
      try merge(visitors[Int(place.visitor)].results, Int(place.visit))
    }
  }

  private func visit(_ node: Int) throws(VisitError) {
    visitors[0].results.clear()
    visitors[0].visit(node)
    try merge(visitors[0].results, 0)
  }

  /// The visitor that visited a state, and the index of the visit in its results.
  private struct VisitIndex {
    var visitor: Int32
    var visit: Int32
  }

  /// Lets the visitors visit states in parallel. Returns where the results of each state are.
  private func visit(_ nodes: Range<Int>) -> [VisitIndex] {
    var places = [VisitIndex](repeating: VisitIndex(visitor: 0, visit: 0), count: nodes.count)
    let next = Locked(nodes.lowerBound)
    places.withUnsafeMutableBufferPointer { buffer in
      // Each visitor, and each element of the buffer, is used by one thread only, and no thread
      // changes the findings meanwhile. States are `Sendable`, as the public function requires.
      nonisolated(unsafe) let places = buffer
      nonisolated(unsafe) let visitors = visitors
      threads.perform { index in
        let visitor = visitors[index]
        // Freed on this thread, which usually also allocated it.
        visitor.results.clear()
        while true {
          let first = next.withLock { next in
            defer { next += 8 }
            return next
          }
          guard first < nodes.upperBound else { return }
          for node in first..<min(first + 8, nodes.upperBound) {
            places[node - nodes.lowerBound] = VisitIndex(
              visitor: Int32(index), visit: Int32(visitor.results.visits.count))
            visitor.visit(node)
          }
        }
      }
    }
    return places
  }

  /// Adds the result of a visit to the findings.
  private func merge(_ results: VisitResults<State>, _ number: Int) throws(VisitError) {
    let visit = results.visits[number]
    if let failure = visit.failure { throw failure }
    let node = visit.node
    if let screen = visit.screen {
      findings.graph.screenOf[node] = findings.number(of: screen, at: node)
    }
    let labels = labels(of: visit)
    let first = findings.graph.edges.count
    findings.graph.spans[node] = (Int32(first), Int32(visit.targets.count))
    findings.graph.walked.append(Int32(node))
    for (index, place) in visit.targets.enumerated() {
      let target = Int(results.targets[place])
      let arrived =
        target >= 0
        ? target
        : found(results.states[-1 - target], results.arrivals[-1 - target], (node, first + index))
      findings.graph.edges.append(
        GraphEdge(
          target: Int32(arrived), label: labels[index],
          isOfUser: index < visit.inputs + visit.offers))
    }
    for (step, text) in visit.problems {
      let edge = first + step
      findings.problems.append((Int(findings.graph.edges[edge].target), edge, text))
    }
  }

  private func labels(of visit: Visit) -> [Int32] {
    var labels = fixedInputs ?? visit.inputLabels.map { findings.labels.number(of: $0) }
    if visit.offers > 0 {
      let screen = Int(findings.graph.screenOf[visit.node])
      labels += findings.offerLabels[screen]
    }
    return labels + visit.outside.map { findings.labels.number(of: $0) }
  }

  /// Returns the node of the state that a step reached.
  private func found(_ state: State, _ arrival: Arrival, _ parent: (node: Int, edge: Int)) -> Int {
    // Another visitor may have found the state in the same round.
    let known = findings.find(
      state, arrival.print, beside: arrival.beside, by: identity)
    if let known { return known }
    let node = findings.add(state, arrival, from: parent)
    note(arrival, at: node)
    return node
  }

  /// Stores the flight and the screen of a new node.
  private func note(_ arrival: Arrival, at node: Int) {
    if arrival.flight != .none {
      findings.graph.flightOf[node] = findings.number(of: arrival.flight)
    }
    if let screen = arrival.screen {
      findings.graph.screenOf[node] = findings.number(of: screen, at: node)
    }
  }

  /// Renders the states that were found but not visited, as later questions will.
  func showRest() throws(VisitError) {
    for node in 0..<count { try visitors[0].readScreen(of: node) }
  }

  /// Takes random steps from the last state.
  func wander(_ steps: Int, _ random: inout SeededRandom) throws(VisitError) {
    var node = count - 1
    for _ in 0..<steps {
      if !findings.graph.isExpanded(node) { try visit(node) }
      let edges = findings.graph.edges(of: node)
      guard let edge = edges.randomElement(using: &random) else {
        node = 0
        continue
      }
      node = Int(edge.target)
    }
  }
}
