import ArcoCore
import ArcoLaws
import ArcoTesting

/// A walk that is under way: scouts look at states that were found, and what they find is put in
/// order.
///
/// What several scouts bring is taken in the order of the states that they started from. So the
/// walk is the same with any number of them.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class Journey<State, Input: Sendable> {
  let findings: Findings<State>
  private(set) var scouts: [Scout<State, Input>]
  private let telling: Telling<State>
  private let threads: Threads
  private var fixedInputs: [Int32]?
  /// Why it ended; nil where everything was visited.
  private(set) var bound: WalkBound?

  init(
    _ explorer: Explorer<State, Input>, _ stepping: Stepping, _ pace: Duration?,
    scouts count: Int, traps: [Trap] = []
  ) {
    let findings = Findings<State>()
    findings.traps = traps
    self.findings = findings
    telling = explorer.telling()
    threads = Threads(count)
    scouts = (0..<count).map { _ in Scout(explorer, findings, stepping, pace) }
  }

  /// How many states were found.
  var count: Int { findings.count }

  var effort: WalkEffort {
    scouts.reduce(into: WalkEffort()) { effort, scout in
      effort.puts += scout.effort.puts
      effort.replayed += scout.effort.replayed
      effort.starts += scout.effort.starts
    }
  }

  func begin() throws(ScoutError) {
    let (state, arrival, problems) = try scouts[0].begin()
    note(arrival, at: findings.add(state, arrival, from: nil))
    findings.problems += problems.map { (0, nil, $0) }
    let explorer = scouts[0].explorer
    if explorer.hasFixedInputs {
      fixedInputs = explorer.inputs(state).map {
        findings.labels.number(of: .input(ArcoTesting.text(of: $0)))
      }
    }
  }

  /// Ends the walk where a state is beyond its bounds.
  func findBound(at node: Int, _ depth: Int, _ most: Int) {
    if let last = lastTrap, node >= last {
      // What is behind it was not walked in a child process.
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

  /// The states that the scouts look at together from one on: a part of those that wait, as what two find
  /// in one round they find twice; and no more than are likely to be visited before the bound, as what is
  /// behind it is found in vain.
  func round(from next: Int, _ depth: Int, _ most: Int) -> Range<Int> {
    if scouts.count == 1 { return next..<(next + 1) }
    let found = max(1, count / max(1, next))
    let left = max(0, most - count) / found
    var end = min(count, next + max(64, min(1_024, (count - next) / 8, left)))
    while end > next + 1, Int(findings.graph.depths[end - 1]) >= depth { end -= 1 }
    return next..<end
  }

  /// Takes every step from some states that follow one another, and ends where `goesOn` says so.
  func expand(
    _ nodes: Range<Int>, _ goesOn: (_ node: Int) -> Bool
  ) throws(ScoutError) {
    if scouts.count == 1 || nodes.count == 1 {
      for node in nodes where goesOn(node) { try visit(node) }
      return
    }
    for (offset, place) in visit(nodes).enumerated() {
      guard goesOn(nodes.lowerBound + offset) else { return }
      try merge(scouts[Int(place.scout)].haul, Int(place.visit))
    }
  }

  private func visit(_ node: Int) throws(ScoutError) {
    scouts[0].haul.clear()
    scouts[0].visit(node)
    try merge(scouts[0].haul, 0)
  }

  /// Which scout was at a state, and the number of the visit in its haul.
  private struct Place {
    var scout: Int32
    var visit: Int32
  }

  /// Sends the scouts to some states. Returns where to find what they found.
  private func visit(_ nodes: Range<Int>) -> [Place] {
    var places = [Place](repeating: Place(scout: 0, visit: 0), count: nodes.count)
    let next = Locked(nodes.lowerBound)
    places.withUnsafeMutableBufferPointer { buffer in
      // Each scout and each place of the buffer is used by one thread alone, and nothing that was
      // found changes meanwhile. States are `Sendable`, as who walks on several cores says.
      nonisolated(unsafe) let places = buffer
      nonisolated(unsafe) let scouts = scouts
      threads.perform { index in
        let scout = scouts[index]
        // On the thread that filled it, as a rule.
        scout.haul.clear()
        while true {
          let first = next.withLock { next in
            defer { next += 8 }
            return next
          }
          guard first < nodes.upperBound else { return }
          for node in first..<min(first + 8, nodes.upperBound) {
            places[node - nodes.lowerBound] = Place(
              scout: Int32(index), visit: Int32(scout.haul.visits.count))
            scout.visit(node)
          }
        }
      }
    }
    return places
  }

  /// Puts what a visit found to what is known.
  private func merge(_ haul: Haul<State>, _ number: Int) throws(ScoutError) {
    let visit = haul.visits[number]
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
      let target = Int(haul.targets[place])
      let arrived =
        target >= 0
        ? target
        : found(haul.states[-1 - target], haul.arrivals[-1 - target], (node, first + index))
      findings.graph.edges.append(
        Passage(
          target: Int32(arrived), label: labels[index], move: UInt16(index),
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

  /// The node of a state that a step led to.
  private func found(_ state: State, _ arrival: Arrival, _ parent: (node: Int, edge: Int)) -> Int {
    // Another scout may have found it meanwhile.
    let known = findings.find(
      state, arrival.print, beside: arrival.beside, by: telling)
    if let known { return known }
    let node = findings.add(state, arrival, from: parent)
    note(arrival, at: node)
    return node
  }

  /// Keeps what was seen at a new node.
  private func note(_ arrival: Arrival, at node: Int) {
    if arrival.flight != .none {
      findings.graph.flightOf[node] = findings.number(of: arrival.flight)
    }
    if let screen = arrival.screen {
      findings.graph.screenOf[node] = findings.number(of: screen, at: node)
    }
  }

  /// Shows the states that were found and not visited, as a question about them does later.
  func showRest() throws(ScoutError) {
    for node in 0..<count { try scouts[0].readScreen(of: node) }
  }

  /// Takes random steps from where the walk ended.
  func wander(_ steps: Int, _ random: inout SeededRandom) throws(ScoutError) {
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
