import ArcoCore
import ArcoTesting
import ArcoWebTesting

/// A worker of a walk with its own drivers: it takes every step from a state, and records where each
/// step leads. A visitor reads the findings but does not write them, so several visitors can run in
/// parallel.
///
/// A visitor first asks what input a step on the page would send. If it is exactly one input and
/// nothing is in flight, the visitor sends this input to a driver without views, which is faster.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class StateVisitor<State, Input: Sendable> {
  let explorer: Explorer<State, Input>
  let findings: Findings<State>
  let labels: LabelTable
  /// Not shared between visitors, because sharing it among threads is slow.
  let identity: StateIdentity<State>
  var walker: Walker<State, Input>
  var effort = WalkEffort()
  /// The results since they were last cleared.
  var results = VisitResults<State>()
  /// Called with the state and the index of each step before the step is taken.
  var alert: ((Int, Int) -> Void)?

  let stepping: Stepping
  /// How long a user may wait at a time; nil if waiting makes no difference.
  let pace: Duration?
  /// The labels of which one step was taken both with and without views.
  var compared = Set<Int32>()
  /// The driver without views; nil if the component has no views, so that `walker` itself has none.
  var runner: Walker<State, Input>?
  /// The nodes of the states in which `walker` and `runner` are; nil if unknown.
  var place: Int?
  var runnersPlace: Int?
  var former: [Walker<State, Input>] = []
  var unputtable = Set<Int>()
  var plans: [Fingerprint: [PagePlan]] = [:]

  init(
    _ explorer: Explorer<State, Input>, _ findings: Findings<State>, _ stepping: Stepping,
    _ pace: Duration?
  ) {
    self.explorer = explorer
    self.findings = findings
    labels = findings.labels
    identity = explorer.identity()
    self.stepping = stepping
    self.pace = pace
    walker = explorer.start(true, explorer.isAbandoning)
    if walker.shown != nil, stepping == .heard {
      runner = explorer.start(false, explorer.isAbandoning)
    }
    effort.starts = 1
  }

  /// Returns the first state of the component.
  func begin() throws(VisitError) -> (state: State, arrival: Arrival, problems: [String]) {
    place = 0
    let found = try present()
    return (found.state, found.arrival, takeProblems())
  }

  /// Takes every step from a state, and adds what it found to `results`.
  func visit(_ node: Int) {
    var visit = Visit(node, from: results.end)
    do throws(VisitError) {
      try fill(&visit)
    } catch {
      visit.failure = error
    }
    visit.targets = visit.targets.lowerBound..<results.end
    results.visits.append(visit)
  }

  private func fill(_ visit: inout Visit) throws(VisitError) {
    let node = visit.node
    if isSkipped(node, -1) { return }
    alert?(node, -1)
    let isResting = findings.resting[node]
    if walker.shown != nil || !isResting { try come(to: node) }
    let (screen, plans) = look()
    visit.screen = screen
    let state = findings.graph.states[node]
    let inputs = explorer.inputs(state)
    visit.inputs = inputs.count
    visit.offers = plans.count
    if !explorer.hasFixedInputs {
      visit.inputLabels = inputs.map { .input(ArcoTesting.text(of: $0)) }
    }
    let isHeard = hears(at: node)
    // All offers are tried before the first step is taken, while the page still shows this state.
    let heard = isHeard ? hear(plans, at: node, from: inputs.count) : []
    let offers = isHeard ? offerLabels(screen) : []
    for index in inputs.indices {
      if isSkipped(node, index) {
        results.lead(to: node)
      } else if runner == nil, isResting {
        try run(inputs[index], from: node, state, index, &visit)
      } else {
        try take(
          .input(index), node, state, index, inputs, plans, &visit, isHeard ? inputs[index] : nil,
          label: -1 - Int32(index))
      }
    }
    for index in plans.indices {
      let number = inputs.count + index
      if isSkipped(node, number) {
        results.lead(to: node)
      } else {
        try take(
          .offer(index), node, state, number, inputs, plans, &visit, isHeard ? heard[index] : nil,
          label: isHeard ? offers[index] : nil)
      }
    }
    if !isResting { try takeFromOutside(node, state, inputs, plans, &visit) }
  }

  /// Returns the labels of a screen's offers; nil for offers whose label is new.
  private func offerLabels(_ screen: SeenScreen?) -> [Int32?] {
    guard let screen else { return [] }
    if let number = findings.screenNumbers[screen.print] {
      return findings.offerLabels[Int(number)].map { $0 }
    }
    return screen.offers.map { offer in
      if case .known(let label) = offer { label } else { nil }
    }
  }

  func isSkipped(_ node: Int, _ move: Int) -> Bool {
    guard !findings.traps.isEmpty else { return false }
    return findings.traps.contains { $0.node == Int32(node) && $0.move == Int32(move) }
  }

  private func takeFromOutside(
    _ node: Int, _ state: State, _ inputs: [Input], _ plans: [PagePlan],
    _ visit: inout Visit
  ) throws(VisitError) {
    try come(to: node)
    let moves = walker.moves(inputs: 0, offers: 0, pace: pace)
    visit.outside = moves.map { walker.label(of: $0) }
    for (index, move) in moves.enumerated() {
      let number = inputs.count + plans.count + index
      if isSkipped(node, number) {
        results.lead(to: node)
      } else {
        try take(move, node, state, number, inputs, plans, &visit, nil)
      }
    }
  }
}

/// How steps are taken, and how the walk returns to a state.
enum Stepping {
  /// States are set directly, and the inputs that the page sends are taken without the page.
  case heard
  /// States are set directly, and all steps are taken on the page.
  case shown
  /// All steps are repeated from the start.
  case replayed
}

/// A reason why a visitor stopped.
enum VisitError: Error {
  case explorer(ExplorerError)
  /// The driver without views did not do what the page does.
  case isNotHeard
  /// Timers with different lengths run at the same time, so a user may wait this long between
  /// steps.
  case isTooFast(Duration)
}
