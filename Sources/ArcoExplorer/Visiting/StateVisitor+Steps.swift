import ArcoCore
import ArcoWebTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension StateVisitor {
  /// Whether steps from this state can be taken without the page. They cannot if the component has
  /// parts that need a page, such as children that a face attaches.
  func hears(at node: Int) -> Bool {
    runner != nil && walker.shown != nil && findings.resting[node]
      && findings.locals[Int32(node)] == nil && findings.browsers[Int32(node)] == nil
      && !walker.held.isWatching
      && !walker.held.hasAttachments
  }

  /// Returns the input that each offer of the page sends; nil for an offer that does not send
  /// exactly one.
  func hear(_ plans: [PagePlan], at node: Int, from first: Int) -> [Input?] {
    var heard: [Input?] = []
    guard let page = walker.shown else { return heard }
    heard.reserveCapacity(plans.count)
    for index in plans.indices {
      if isSkipped(node, first + index) {
        heard.append(nil)
        continue
      }
      alert?(node, first + index)
      var isOne = false
      let input = walker.held.hear { isOne = page.tryOut(plans[index]) }
      heard.append(isOne ? input : nil)
    }
    return heard
  }

  /// Takes a step without views if that is equivalent, and otherwise on the page.
  ///
  /// - Parameter label: the number of the step's label; nil if the label is new.
  func take(
    _ move: Move, _ node: Int, _ state: State, _ number: Int, _ inputs: [Input],
    _ plans: [PagePlan], _ visit: inout Visit, _ heard: Input?, label: Int32? = nil
  ) throws(VisitError) {
    alert?(node, number)
    if let heard, let runner, let quick = try run(heard, runner, from: node, state) {
      // The first step with a label, and a few others, are also taken on the page, and the two
      // results are compared.
      let isFirst = label.map { compared.insert($0).inserted } ?? true
      if isFirst || (node &* 31 &+ number) & 255 == 0 {
        try come(to: node)
        walker.take(move, inputs, plans)
        place = nil
        let slow = try present()
        guard slow.arrival.print == quick.arrival.print, slow.arrival.beside == quick.arrival.beside
        else { throw .isNotHeard }
      }
      arrive(quick.state, quick.arrival)
      if results.lastTarget == Int32(node), identity.isByValue, !runner.isStirred {
        runnersPlace = node
      }
      return
    }
    try come(to: node)
    walker.take(move, inputs, plans)
    var found = try present()
    place = nil
    for text in takeProblems() { visit.problems.append((number, text)) }
    let known = findings.find(
      found.state, found.arrival.print, beside: found.arrival.beside, by: identity)
    if let known {
      results.lead(to: known)
      if known == node, isSettled { place = node }
      return
    }
    if walker.shown != nil { found.arrival.screen = look().screen }
    results.lead(to: found.state, found.arrival)
  }

  /// Whether the walker is certainly in this state: states are compared by value, nothing is in
  /// flight, and there is no page.
  private var isSettled: Bool {
    identity.isByValue && !walker.isStirred && walker.shown == nil
  }

  /// Sends an input from a state of the graph to a component without views, and notes the state
  /// that follows.
  func run(
    _ input: Input, from node: Int, _ state: State, _ number: Int, _ visit: inout Visit
  ) throws(VisitError) {
    alert?(node, number)
    if place != node {
      if stepping != .replayed, !unputtable.contains(node), walker.put(state, []) {
        effort.puts += 1
      } else {
        try come(to: node)
      }
    }
    place = nil
    walker.give(input)
    if walker.isStirred {
      let found = try present()
      arrive(found.state, found.arrival)
    } else {
      let state = walker.held.state
      arrive(state, try print(of: state))
    }
    if !walker.notes.problems.isEmpty {
      for text in takeProblems() { visit.problems.append((number, text)) }
    }
    if results.lastTarget == Int32(node), isSettled { place = node }
  }

  /// Takes an input on the driver without views. Returns nil if something is in flight afterwards.
  func run(
    _ input: Input, _ runner: Walker<State, Input>, from node: Int, _ state: State
  ) throws(VisitError) -> (state: State, arrival: Arrival)? {
    if runnersPlace != node {
      guard runner.put(state, []) else { throw .isNotHeard }
      effort.puts += 1
    }
    runnersPlace = nil
    runner.give(input)
    if runner.isStirred, try !isResting(runner) { return nil }
    guard runner.notes.problems.isEmpty else {
      runner.notes.problems = []
      return nil
    }
    let state = runner.held.state
    return (state, Arrival(print: try print(of: state)))
  }

  /// Records the state that a step reached, with nothing in flight.
  private func arrive(_ state: State, _ print: Fingerprint) {
    if let known = findings.find(state, print, beside: .zero, by: identity) {
      results.lead(to: known)
    } else {
      results.lead(to: state, Arrival(print: print))
    }
  }

  private func arrive(_ state: State, _ arrival: Arrival) {
    if let known = findings.find(state, arrival.print, beside: arrival.beside, by: identity) {
      results.lead(to: known)
    } else {
      results.lead(to: state, arrival)
    }
  }
}
