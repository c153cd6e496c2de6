import ArcoCore
import ArcoTesting
import ArcoWebTesting

/// Finds out where the steps from a state lead, on drivers of its own. It reads what was found and
/// writes nothing, so that several can be on their way at once.
///
/// A step on a page is heard first: what its handler would send. Where that is one input, and
/// nothing is in flight, the input is taken on a driver without views.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class Scout<State, Input: Sendable> {
  let explorer: Explorer<State, Input>
  let findings: Findings<State>
  /// One of its own: what is shared by threads is slow to hold.
  let telling: Telling<State>
  var walker: Walker<State, Input>
  var effort = WalkEffort()
  /// Hears of each step before it is taken: its state, and its number there.
  var alert: ((Int, Int) -> Void)?

  private let stepping: Stepping
  /// The driver without views; nil where there are none, as then the walker is one.
  private var runner: Walker<State, Input>?
  /// The states that the two are in, as far as that is known.
  private var place: Int?
  private var runnersPlace: Int?
  private var former: [Walker<State, Input>] = []
  private var unputtable = Set<Int>()
  private var plans: [Fingerprint: [PagePlan]] = [:]

  init(
    _ explorer: Explorer<State, Input>, _ findings: Findings<State>, _ stepping: Stepping
  ) {
    self.explorer = explorer
    self.findings = findings
    telling = explorer.telling()
    self.stepping = stepping
    walker = explorer.start(true, explorer.isAbandoning)
    if walker.shown != nil, stepping == .heard {
      runner = explorer.start(false, explorer.isAbandoning)
    }
    effort.starts = 1
  }

  /// The state that the component begins in.
  func begin() throws(ScoutError) -> (state: State, arrival: Arrival, problems: [String]) {
    place = 0
    let found = try present()
    return (found.state, found.arrival, takeProblems())
  }

  /// Takes every step from a state.
  func visit(_ node: Int) throws(ScoutError) -> Visit<State> {
    var visit = Visit<State>(node)
    if isSkipped(node, -1) { return visit }
    alert?(node, -1)
    let isResting = findings.resting[node]
    if walker.shown != nil || !isResting { try come(to: node) }
    visit.screen = look()
    let state = findings.graph.states[node]
    let inputs = explorer.inputs(state)
    let plans = visit.screen.map { readPlans($0.print) } ?? []
    visit.inputs = inputs.count
    visit.offers = plans.count
    if !explorer.hasFixedInputs {
      visit.inputLabels = inputs.map { .input(ArcoTesting.text(of: $0)) }
    }
    let heard = hear(plans, at: node, from: inputs.count)
    for index in inputs.indices {
      if isSkipped(node, index) {
        visit.targets.append(Int32(node))
      } else if runner == nil, isResting {
        try run(inputs[index], from: node, state, index, &visit)
      } else {
        try take(
          .input(index), node, index, inputs, plans, &visit, heard == nil ? nil : inputs[index])
      }
    }
    for index in plans.indices {
      let number = inputs.count + index
      if isSkipped(node, number) {
        visit.targets.append(Int32(node))
      } else {
        try take(.offer(index), node, number, inputs, plans, &visit, heard?[index])
      }
    }
    if !isResting { try takeFromOutside(node, inputs, plans, &visit) }
    return visit
  }

  private func isSkipped(_ node: Int, _ move: Int) -> Bool {
    guard !findings.traps.isEmpty else { return false }
    return findings.traps.contains { $0.node == Int32(node) && $0.move == Int32(move) }
  }

  private func takeFromOutside(
    _ node: Int, _ inputs: [Input], _ plans: [PagePlan], _ visit: inout Visit<State>
  ) throws(ScoutError) {
    try come(to: node)
    let moves = walker.moves(inputs: 0, offers: 0)
    visit.outside = moves.map { walker.label(of: $0) }
    for (index, move) in moves.enumerated() {
      let number = inputs.count + plans.count + index
      if isSkipped(node, number) {
        visit.targets.append(Int32(node))
      } else {
        try take(move, node, number, inputs, plans, &visit, nil)
      }
    }
  }

  // Steps

  /// What each offer of the page sends: nil where that is not one input alone. Nil for all where no
  /// step can be taken without the page.
  private func hear(_ plans: [PagePlan], at node: Int, from first: Int) -> [Input?]? {
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
  private func take(
    _ move: Move, _ node: Int, _ number: Int, _ inputs: [Input], _ plans: [PagePlan],
    _ visit: inout Visit<State>, _ heard: Input?
  ) throws(ScoutError) {
    alert?(node, number)
    if let heard, let runner, let quick = try run(heard, runner, from: node) {
      // Now and then the page takes it too, and the two are compared.
      if (node &* 31 &+ number) & 63 == 0 {
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
  private func run(
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
    let found = try present()
    arrive(found.state, found.arrival, number, &visit)
    if !walker.notes.problems.isEmpty {
      for text in takeProblems() { visit.problems.append((number, text)) }
    }
    if visit.targets.last == Int32(node), isSettled { place = node }
  }

  /// Takes an input on the driver without views; nil where something is in flight then.
  private func run(
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

  private func arrive(
    _ state: State, _ arrival: Arrival, _ number: Int, _ visit: inout Visit<State>
  ) {
    if let known = findings.find(state, arrival.print, beside: arrival.beside, by: telling) {
      visit.targets.append(Int32(known))
    } else {
      visit.lead(to: state, arrival)
    }
  }

  // Looking

  private func print(of state: State) throws(ScoutError) -> Fingerprint {
    do throws(PartsReader.Refusal) {
      return try telling.tell(state)
    } catch {
      throw .explorer(.indistinguishable(path: error.path, type: error.type))
    }
  }

  /// The state that the walker is in.
  private func present() throws(ScoutError) -> (state: State, arrival: Arrival) {
    let state = walker.held.state
    var arrival = Arrival(print: try print(of: state))
    guard walker.isStirred || walker.shown != nil else { return (state, arrival) }
    (arrival.beside, arrival.flight, arrival.isResting) = walker.beside()
    if arrival.isResting, walker.shown != nil { arrival.locals = walker.held.locals }
    return (state, arrival)
  }

  /// What the page shows.
  func look() -> SeenScreen? {
    guard let page = walker.shown else { return nil }
    let markup = page.viewMarkup
    var seen = SeenScreen(print: Fingerprint(markup))
    guard !findings.knows(screen: seen.print) else { return seen }
    let (screen, offers) = page.read(markup, explorer.samples)
    seen.screen = screen
    seen.offers = offers.map(\.offer)
    keep(offers.map(\.plan), seen.print)
    return seen
  }

  /// Reads what a state shows that was found and not visited.
  func readScreen(of node: Int) throws(ScoutError) {
    guard walker.shown != nil, findings.graph.screenOf[node] < 0, !isSkipped(node, -1) else {
      return
    }
    alert?(node, -1)
    try come(to: node)
    if let screen = look() { findings.graph.screenOf[node] = findings.number(of: screen) }
  }

  /// What can be done on the page that shows, and how.
  private func readPlans(_ print: Fingerprint) -> [PagePlan] {
    guard let page = walker.shown else { return [] }
    if let known = plans[print] { return known }
    let found = page.offers(explorer.samples).map(\.plan)
    keep(found, print)
    return found
  }

  private func keep(_ found: [PagePlan], _ print: Fingerprint) {
    // They can be read again at any time.
    if plans.count >= 1_000 { plans.removeAll(keepingCapacity: true) }
    plans[print] = found
  }

  private func takeProblems() -> [String] {
    defer { walker.notes.problems = [] }
    return walker.notes.problems
  }

  // Coming back

  /// Brings the walker to a state that was found.
  func come(to node: Int) throws(ScoutError) {
    if place == node { return }
    place = nil
    var way: [Int] = []
    var start = node
    var isPut = false
    while true {
      if stepping != .replayed, findings.resting[start], !unputtable.contains(start) {
        isPut = try put(start)
        if isPut { break }
        // What is not there when it is put back is never put again.
        if stepping == .heard, walker.shown != nil { throw .isNotHeard }
        unputtable.insert(start)
      }
      guard let parent = findings.graph.parent(of: start) else {
        // Where a child process walks, no thread is there on which the former could end.
        if alert != nil { former.append(walker) }
        walker = explorer.start(true, explorer.isAbandoning)
        effort.starts += 1
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

  private func put(_ node: Int) throws(ScoutError) -> Bool {
    let locals = findings.locals[Int32(node)] ?? []
    guard walker.put(findings.graph.states[node], locals) else { return false }
    effort.puts += 1
    // Without views nothing but the state is there.
    guard let page = walker.shown else { return true }
    page.forgetTyped()
    return try isAt(node)
  }

  private func isAt(_ node: Int) throws(ScoutError) -> Bool {
    let found = try present()
    return findings.isSame(
      found.arrival.print, beside: found.arrival.beside, as: node, found.state, by: telling)
  }

  /// Takes a step again from its state, in which the walker is.
  ///
  /// - Parameter isFocused: whether the user has the focus on what the step is done to.
  func takeAgain(_ edge: Int, from node: Int, isFocused: Bool = false) {
    place = nil
    effort.replayed += 1
    let step = findings.graph.edges[edge]
    let inputs = explorer.inputs(findings.graph.states[node])
    let plans = walker.shown.map { readPlans(Fingerprint($0.viewMarkup)) } ?? []
    let moves = walker.moves(inputs: inputs.count, offers: plans.count)
    // Where there is another number of steps than before, what follows is another state, and said so.
    guard moves.indices.contains(Int(step.move)) else { return }
    let move = moves[Int(step.move)]
    if isFocused, case .offer(let index) = move {
      try? walker.shown?.performFocused(plans[index])
      walker.settle()
    } else {
      walker.take(move, inputs, plans)
    }
  }

  /// Whether the walker still is in the state that it came to, after something was done to it.
  func stands(at node: Int) throws(ScoutError) -> Bool {
    place = nil
    return try isAt(node)
  }
}

/// How steps are taken and states are come back to.
enum Stepping {
  /// States are put back, and what the page sends is heard.
  case heard
  /// States are put back, and all steps are taken on the page.
  case shown
  /// All steps are taken again from the start.
  case replayed
}

/// Why a scout went no further.
enum ScoutError: Error {
  case explorer(ExplorerError)
  /// What a driver without views does is not what the page does.
  case isNotHeard
}
