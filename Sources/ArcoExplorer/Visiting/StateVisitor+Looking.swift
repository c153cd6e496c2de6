import ArcoCore
import ArcoWebTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension StateVisitor {
  func print(of state: State) throws(VisitError) -> Fingerprint {
    do throws(PartsReader.Refusal) {
      return try identity.fingerprint(state)
    } catch {
      throw .explorer(ExplorerError(error))
    }
  }

  /// Whether nothing is in flight.
  func isResting(_ walker: Walker<State, Input>) throws(VisitError) -> Bool {
    do throws(PartsReader.Refusal) {
      return try walker.beside().isResting
    } catch {
      throw .explorer(ExplorerError(error))
    }
  }

  /// Returns the walker's current state.
  func present() throws(VisitError) -> (state: State, arrival: Arrival) {
    let state = walker.held.state
    var arrival = Arrival(print: try print(of: state))
    guard walker.isStirred || walker.shown != nil else { return (state, arrival) }
    do throws(PartsReader.Refusal) {
      (arrival.beside, arrival.flight, arrival.isResting) = try walker.beside()
    } catch {
      throw .explorer(ExplorerError(error))
    }
    try checkPace()
    if arrival.isResting, let page = walker.shown {
      arrival.locals = walker.held.locals
      arrival.browser = page.browserState
    }
    return (state, arrival)
  }

  /// Throws if a user who waits between steps could change the order in which timers fire.
  private func checkPace() throws(VisitError) {
    let timers = walker.unlikeTimers
    guard let first = timers.first else { return }
    let next = timers.reduce(pace ?? first) { $0.commonMeasure(with: $1) }
    if next != pace { throw .isTooFast(next) }
  }

  /// Returns the current screen, and how to use each of its offers.
  func look() -> (screen: SeenScreen?, plans: [PagePlan]) {
    guard let page = walker.shown else { return (nil, []) }
    var seen = SeenScreen(print: page.screenPrint)
    if findings.knows(screen: seen.print) { return (seen, readPlans(seen.print)) }
    let (offers, untried) = page.look(explorer.samples)
    seen.untried = untried
    seen.offers = offers.map { offer, _ in
      labels.known(.offer(offer)).map { .known($0) } ?? .new(offer)
    }
    let found = offers.map(\.plan)
    keep(found, seen.print)
    return (seen, found)
  }

  /// Renders a state that was found but not visited, and stores its screen.
  func readScreen(of node: Int) throws(VisitError) {
    guard walker.shown != nil, findings.graph.screenOf[node] < 0, !isSkipped(node, -1) else {
      return
    }
    alert?(node, -1)
    try come(to: node)
    if let seen = look().screen {
      findings.graph.screenOf[node] = findings.number(of: seen, at: node)
    }
  }

  /// Reads the contents of a screen of which only the fingerprint is known.
  func readScreen(numbered number: Int) throws(VisitError) {
    guard findings.screens[number] == nil else { return }
    try come(to: findings.examples[number])
    if let page = walker.shown { findings.note(page.screen, as: number) }
  }

  /// Returns how to use each offer of the current page.
  func readPlans(_ print: Fingerprint) -> [PagePlan] {
    guard let page = walker.shown else { return [] }
    if let known = plans[print] { return known }
    let found = page.offers(explorer.samples).map(\.plan)
    keep(found, print)
    return found
  }

  func keep(_ found: [PagePlan], _ print: Fingerprint) {
    // Dropped plans can be read again at any time.
    if plans.count >= 1_000 { plans.removeAll(keepingCapacity: true) }
    plans[print] = found
  }

  func takeProblems() -> [String] {
    defer { walker.notes.problems = [] }
    return walker.notes.problems
  }
}

extension TestPage {
  /// The fingerprint of everything that determines what a user can do on the page.
  var screenPrint: Fingerprint {
    var print = Fingerprint(viewMarkup)
    let browser = browserState
    if !browser.isEmpty { print.combine(browser.text) }
    return print
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Duration {
  /// Returns the greatest duration of which both are multiples.
  fileprivate func commonMeasure(with other: Duration) -> Duration {
    var (one, rest) = (self.attoseconds, other.attoseconds)
    while rest != 0 { (one, rest) = (rest, one % rest) }
    return Duration(attoseconds: one)
  }
}
