import ArcoCore
import ArcoWebTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Scout {
  func print(of state: State) throws(ScoutError) -> Fingerprint {
    do throws(PartsReader.Refusal) {
      return try telling.tell(state)
    } catch {
      throw .explorer(ExplorerError(error))
    }
  }

  /// Whether nothing is in flight.
  func isResting(_ walker: Walker<State, Input>) throws(ScoutError) -> Bool {
    do throws(PartsReader.Refusal) {
      return try walker.beside().isResting
    } catch {
      throw .explorer(ExplorerError(error))
    }
  }

  /// The state that the walker is in.
  func present() throws(ScoutError) -> (state: State, arrival: Arrival) {
    let state = walker.held.state
    var arrival = Arrival(print: try print(of: state))
    guard walker.isStirred || walker.shown != nil else { return (state, arrival) }
    do throws(PartsReader.Refusal) {
      (arrival.beside, arrival.flight, arrival.isResting) = try walker.beside()
    } catch {
      throw .explorer(ExplorerError(error))
    }
    try checkPace()
    if arrival.isResting, walker.shown != nil { arrival.locals = walker.held.locals }
    return (state, arrival)
  }

  /// Whether a user who waits now and then could bring timers into another order.
  private func checkPace() throws(ScoutError) {
    let timers = walker.unlikeTimers
    guard let first = timers.first else { return }
    let next = timers.reduce(pace ?? first) { $0.commonMeasure(with: $1) }
    if next != pace { throw .isTooFast(next) }
  }

  /// What the page shows, and how to do what can be done there.
  func look() -> (screen: SeenScreen?, plans: [PagePlan]) {
    guard let page = walker.shown else { return (nil, []) }
    var seen = SeenScreen(print: Fingerprint(page.viewMarkup))
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

  /// Reads what a state shows that was found and not visited.
  func readScreen(of node: Int) throws(ScoutError) {
    guard walker.shown != nil, findings.graph.screenOf[node] < 0, !isSkipped(node, -1) else {
      return
    }
    alert?(node, -1)
    try come(to: node)
    if let seen = look().screen {
      findings.graph.screenOf[node] = findings.number(of: seen, at: node)
    }
  }

  /// Reads what there is to a screen, which was only told from others so far.
  func readScreen(numbered number: Int) throws(ScoutError) {
    guard findings.screens[number] == nil else { return }
    try come(to: findings.examples[number])
    if let page = walker.shown { findings.note(page.screen, as: number) }
  }

  /// What can be done on the page that shows, and how.
  func readPlans(_ print: Fingerprint) -> [PagePlan] {
    guard let page = walker.shown else { return [] }
    if let known = plans[print] { return known }
    let found = page.offers(explorer.samples).map(\.plan)
    keep(found, print)
    return found
  }

  func keep(_ found: [PagePlan], _ print: Fingerprint) {
    // They can be read again at any time.
    if plans.count >= 1_000 { plans.removeAll(keepingCapacity: true) }
    plans[print] = found
  }

  func takeProblems() -> [String] {
    defer { walker.notes.problems = [] }
    return walker.notes.problems
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Duration {
  /// The longest duration of which two are whole multiples.
  fileprivate func commonMeasure(with other: Duration) -> Duration {
    var (one, rest) = (self.attoseconds, other.attoseconds)
    while rest != 0 { (one, rest) = (rest, one % rest) }
    return Duration(attoseconds: one)
  }
}
