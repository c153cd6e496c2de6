import ArcoCore
import ArcoWebTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension StateVisitor {
  /// Brings the walker into a known state.
  func come(to node: Int) throws(VisitError) {
    if place == node { return }
    place = nil
    // A barred page never shows anything again.
    if let page = walker.shown, page.isBarred { startAgain() }
    var way: [Int] = []
    var start = node
    var isPut = false
    while true {
      if stepping != .replayed, findings.resting[start], !unputtable.contains(start) {
        isPut = try put(start)
        if isPut { break }
        // A state that cannot be set directly is not tried again.
        if stepping == .heard, walker.shown != nil { throw .isNotHeard }
        unputtable.insert(start)
      }
      guard let parent = findings.graph.parent(of: start) else {
        startAgain()
        break
      }
      way.append(parent.edge)
      start = parent.node
    }
    for edge in way.reversed() {
      takeAgain(edge, from: start)
      start = Int(findings.graph.edges[edge].target)
    }
    if !way.isEmpty || !isPut, try !isAt(node) {
      throw .explorer(
        .irreproducible(
          steps: findings.graph.way(to: node).map { findings.graph.text(ofEdge: $0) }))
    }
    walker.notes.problems = []
    place = node
  }

  private func startAgain() {
    // A child process has no other thread on which the former walker could end, so it is retained.
    if alert != nil { former.append(walker) }
    walker = explorer.start(true, explorer.isAbandoning)
    effort.starts += 1
  }

  func put(_ node: Int) throws(VisitError) -> Bool {
    let locals = findings.locals[Int32(node)] ?? []
    guard walker.put(findings.graph.states[node], locals) else { return false }
    effort.puts += 1
    // Without views, nothing but the state has to be compared.
    guard let page = walker.shown else { return true }
    page.forgetTyped()
    if let browser = findings.browsers[Int32(node)] { page.restore(browser) }
    return try isAt(node)
  }

  func isAt(_ node: Int) throws(VisitError) -> Bool {
    let found = try present()
    return findings.isSame(
      found.arrival.print, beside: found.arrival.beside, as: node, found.state, by: identity)
  }

  /// Repeats a step. The walker has to be in the step's state.
  ///
  /// - Parameter isFocused: whether the user has focused the control of the step.
  func takeAgain(_ edge: Int, from node: Int, isFocused: Bool = false) {
    place = nil
    effort.replayed += 1
    let number = findings.graph.move(of: edge, from: node)
    let inputs = explorer.inputs(findings.graph.states[node])
    let plans = walker.shown.map { readPlans($0.screenPrint) } ?? []
    let moves = walker.moves(inputs: inputs.count, offers: plans.count, pace: pace)
    // A missing move leads to a different state, which the caller reports.
    guard moves.indices.contains(number) else { return }
    let move = moves[number]
    if isFocused, case .offer(let index) = move {
      walker.notes.beginStep()
      try? walker.shown?.performFocused(plans[index])
      walker.finishStep()
    } else {
      walker.take(move, inputs, plans)
    }
  }

  /// Whether the walker is still in this state after a manipulation.
  func stands(at node: Int) throws(VisitError) -> Bool {
    place = nil
    return try isAt(node)
  }
}
