import ArcoCore
import ArcoTesting

#if canImport(Foundation)
  import Dispatch
#endif

/// A walk that is under way: scouts look at states that were found, and what they find is put in
/// order.
///
/// What several scouts bring is taken in the order of the states that they started from. So the
/// walk is the same with any number of them.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class Journey<State, Input: Sendable> {
  let findings: Findings<State>
  private(set) var scouts: [Scout<State, Input>]
  private var fixedInputs: [Int32]?
  /// Why it ended; nil where everything was visited.
  private(set) var bound: WalkBound?

  init(
    _ explorer: Explorer<State, Input>, _ stepping: Stepping, scouts count: Int, traps: [Trap] = []
  ) {
    let findings = Findings<State>()
    findings.traps = traps
    self.findings = findings
    scouts = (0..<count).map { _ in Scout(explorer, findings, stepping) }
  }

  var graph: Graph<State> { findings.graph }

  var effort: WalkEffort {
    scouts.reduce(into: WalkEffort()) { effort, scout in
      effort.puts += scout.effort.puts
      effort.replayed += scout.effort.replayed
      effort.starts += scout.effort.starts
    }
  }

  func begin() throws(ScoutError) {
    let (state, arrival, problems) = try scouts[0].begin()
    settle(state, arrival, from: nil, at: findings.add(state, arrival, from: nil))
    findings.problems += problems.map { (0, nil, $0) }
    let explorer = scouts[0].explorer
    if explorer.hasFixedInputs {
      fixedInputs = explorer.inputs(state).map {
        findings.graph.number(of: .input(ArcoTesting.text(of: $0)))
      }
    }
  }

  /// Ends the walk where a state is beyond its bounds.
  func findBound(at node: Int, _ depth: Int, _ most: Int) {
    if let last = lastTrap, node >= last {
      // What is behind it was not walked in a child process.
      bound = .traps(findings.traps.count)
    } else if graph.count > most {
      bound = .states(most)
    } else if Int(graph.depths[node]) >= depth {
      bound = .depth(depth)
    }
  }

  private var lastTrap: Int? {
    guard findings.traps.count >= Explorer<State, Input>.mostTraps else { return nil }
    return findings.traps.map { Int($0.node) }.max()
  }

  /// How many states the scouts look at together.
  var stride: Int { scouts.count == 1 ? 1 : 256 }

  /// Takes every step from some states that follow one another, and ends where `goesOn` says so.
  func expand(
    _ nodes: Range<Int>, _ goesOn: (_ node: Int) -> Bool
  ) throws(ScoutError) {
    if scouts.count == 1 || nodes.count == 1 {
      for node in nodes where goesOn(node) { merge(try scouts[0].visit(node)) }
      return
    }
    for (node, visit) in zip(nodes, visits(to: nodes)) {
      guard goesOn(node) else { return }
      merge(try visit.get())
    }
  }

  private func visits(to nodes: Range<Int>) -> [Result<Visit<State>, ScoutError>] {
    var visits = [Result<Visit<State>, ScoutError>?](repeating: nil, count: nodes.count)
    let next = Locked(nodes.lowerBound)
    visits.withUnsafeMutableBufferPointer { buffer in
      // Each scout and each place of the buffer is used by one thread alone, and nothing that was
      // found changes meanwhile. States are `Sendable`, as who walks on several cores says.
      nonisolated(unsafe) let places = buffer
      nonisolated(unsafe) let scouts = scouts
      Threads.perform(scouts.count) { index in
        let scout = scouts[index]
        while true {
          let first = next.withLock { next in
            defer { next += 8 }
            return next
          }
          guard first < nodes.upperBound else { return }
          for node in first..<min(first + 8, nodes.upperBound) {
            places[node - nodes.lowerBound] = scout.tryVisit(node)
          }
        }
      }
    }
    return visits.compactMap { $0 }
  }

  private func merge(_ visit: Visit<State>) {
    let node = visit.node
    if let screen = visit.screen {
      findings.graph.screenOf[node] = findings.number(of: screen, at: node)
    }
    let labels = labels(of: visit)
    let first = findings.graph.edges.count
    findings.graph.spans[node] = (Int32(first), Int32(visit.targets.count))
    findings.graph.walked.append(Int32(node))
    for (index, target) in visit.targets.enumerated() {
      let arrived =
        target >= 0
        ? Int(target)
        : settle(
          visit.states[-1 - Int(target)], visit.arrivals[-1 - Int(target)], (node, first + index))
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

  private func labels(of visit: Visit<State>) -> [Int32] {
    var labels = fixedInputs ?? visit.inputLabels.map { findings.graph.number(of: $0) }
    if visit.offers > 0 {
      let screen = Int(findings.graph.screenOf[visit.node])
      labels += findings.offerLabels[screen]
    }
    return labels + visit.outside.map { findings.graph.number(of: $0) }
  }

  private func settle(_ state: State, _ arrival: Arrival, _ parent: (node: Int, edge: Int)) -> Int {
    // Another scout may have found it meanwhile.
    let known = findings.find(
      state, arrival.print, beside: arrival.beside, by: scouts[0].telling)
    if let known { return known }
    let node = findings.add(state, arrival, from: parent)
    settle(state, arrival, from: parent, at: node)
    return node
  }

  private func settle(
    _ state: State, _ arrival: Arrival, from parent: (node: Int, edge: Int)?, at node: Int
  ) {
    if arrival.flight != .none {
      findings.graph.flightOf[node] = findings.number(of: arrival.flight)
    }
    if let screen = arrival.screen {
      findings.graph.screenOf[node] = findings.number(of: screen, at: node)
    }
  }

  /// Shows the states that were found and not visited, as a question about them does later.
  func showRest() throws(ScoutError) {
    for node in 0..<findings.graph.count { try scouts[0].readScreen(of: node) }
  }

  /// Takes random steps from where the walk ended.
  func wander(_ steps: Int, _ random: inout SeededRandom) throws(ScoutError) {
    var node = findings.graph.count - 1
    for _ in 0..<steps {
      if !findings.graph.isExpanded(node) { merge(try scouts[0].visit(node)) }
      let edges = findings.graph.edges(of: node)
      guard let edge = edges.randomElement(using: &random) else {
        node = 0
        continue
      }
      node = Int(edge.target)
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Scout {
  fileprivate func tryVisit(_ node: Int) -> Result<Visit<State>, ScoutError> {
    do throws(ScoutError) {
      return .success(try visit(node))
    } catch {
      return .failure(error)
    }
  }
}

/// Does something several times at once, where threads are to be had.
private enum Threads {
  static func perform(_ count: Int, _ work: @Sendable (Int) -> Void) {
    #if canImport(Foundation)
      DispatchQueue.concurrentPerform(iterations: count, execute: work)
    #else
      for index in 0..<count { work(index) }
    #endif
  }
}
