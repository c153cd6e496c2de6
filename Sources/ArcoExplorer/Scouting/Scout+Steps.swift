import ArcoCore
import ArcoWebTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Scout {
  /// What each offer of the page sends: nil where that is not one input alone. Nil for all where no
  /// step can be taken without the page.
  func hear(_ plans: [PagePlan], at node: Int, from first: Int) -> [Input?]? {
    guard runner != nil, let page = walker.shown, findings.resting[node],
      findings.locals[Int32(node)] == nil, !walker.held.isWatching
    else { return nil }
    return plans.enumerated().map { index, plan -> Input? in
      if isSkipped(node, first + index) { return nil }
      alert?(node, first + index)
      var isOne = false
      let heard = walker.held.hear { isOne = page.tryOut(plan) }
      return isOne && heard.count == 1 ? heard[0] : nil
    }
  }

  /// Takes a step without views where that is the same, and else on the page.
  func take(
    _ move: Move, _ node: Int, _ number: Int, _ inputs: [Input], _ plans: [PagePlan],
    _ visit: inout Visit<State>, _ heard: Input?
  ) throws(ScoutError) {
    alert?(node, number)
    if let heard, let runner, let quick = try run(heard, runner, from: node) {
      // Now and then the page takes it too, and the two are compared.
      if (node &* 31 &+ number) & 255 == 0 {
        try come(to: node)
        walker.take(move, inputs, plans)
        place = nil
        let slow = try present()
        guard slow.arrival.print == quick.arrival.print, slow.arrival.beside == quick.arrival.beside
        else { throw .isNotHeard }
      }
      arrive(quick.state, quick.arrival, number, &visit)
      return
    }
    try come(to: node)
    walker.take(move, inputs, plans)
    var found = try present()
    place = nil
    for text in takeProblems() { visit.problems.append((number, text)) }
    let known = findings.find(
      found.state, found.arrival.print, beside: found.arrival.beside, by: telling)
    if let known {
      visit.targets.append(Int32(known))
      if known == node, isSettled { place = node }
      return
    }
    if walker.shown != nil { found.arrival.screen = look() }
    visit.lead(to: found.state, found.arrival)
  }

  /// Whether the walker is where a state by value says: nothing beside it, no page.
  private var isSettled: Bool {
    telling.isByValue && !walker.isStirred && walker.shown == nil
  }

  /// Takes an input where there are no views.
  func run(
    _ input: Input, from node: Int, _ state: State, _ number: Int, _ visit: inout Visit<State>
  ) throws(ScoutError) {
    alert?(node, number)
    if place != node {
      if stepping != .replayed, !unputtable.contains(node), walker.put(state, []) {
        effort.puts += 1
      } else {
        try come(to: node)
      }
    }
    place = nil
    walker.held.send(input)
    walker.settle()
    if walker.isStirred {
      let found = try present()
      arrive(found.state, found.arrival, number, &visit)
    } else {
      let state = walker.held.state
      arrive(state, try print(of: state), &visit)
    }
    if !walker.notes.problems.isEmpty {
      for text in takeProblems() { visit.problems.append((number, text)) }
    }
    if visit.targets.last == Int32(node), isSettled { place = node }
  }

  /// Takes an input on the driver without views; nil where something is in flight then.
  func run(
    _ input: Input, _ runner: Walker<State, Input>, from node: Int
  ) throws(ScoutError) -> (state: State, arrival: Arrival)? {
    if runnersPlace != node {
      guard runner.put(findings.graph.states[node], []) else { throw .isNotHeard }
      effort.puts += 1
    }
    runnersPlace = nil
    runner.held.send(input)
    runner.settle()
    if runner.isStirred, !runner.beside().isResting { return nil }
    guard runner.notes.problems.isEmpty else {
      runner.notes.problems = []
      return nil
    }
    let state = runner.held.state
    return (state, Arrival(print: try print(of: state)))
  }

  /// Notes where a step led, with nothing beside the state.
  private func arrive(_ state: State, _ print: Fingerprint, _ visit: inout Visit<State>) {
    if let known = findings.find(state, print, beside: .zero, by: telling) {
      visit.targets.append(Int32(known))
    } else {
      visit.lead(to: state, Arrival(print: print))
    }
  }

  func arrive(
    _ state: State, _ arrival: Arrival, _ number: Int, _ visit: inout Visit<State>
  ) {
    if let known = findings.find(state, arrival.print, beside: arrival.beside, by: telling) {
      visit.targets.append(Int32(known))
    } else {
      visit.lead(to: state, arrival)
    }
  }
}
