import ArcoTesting
import ArcoWebTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walk {
  /// Returns the shortest way to a state.
  func way(to node: Int) -> Way { way(graph.way(to: node)) }

  /// Returns the way of consecutive steps from the start.
  func way(_ edges: [Int], loop: [Int] = []) -> Way {
    Way(
      edges.map { text(of: $0) }, loop: loop.map { text(of: $0) },
      codes: { self.replay(edges).codes },
      isReplayed: { self.replay(edges).isSame })
  }

  func text(of edge: Int) -> String { graph.text(ofEdge: edge) }

  /// Repeats the steps as the printed test does. Returns the test's calls, and whether they led to
  /// the same state.
  private func replay(_ edges: [Int]) -> (codes: [String], isSame: Bool) {
    let walker = explorer.begin()
    var codes: [String] = []
    for edge in edges { codes += take(edge, walker) }
    walker.finishStep()
    let end = edges.last.map { Int(graph.edges[$0].target) } ?? 0
    _ = screenNumber(of: end)
    let state = walker.held.state
    let identity = explorer.identity()
    let print = try? identity.fingerprint(state)
    let beside = try? walker.beside()
    let isSame =
      if let print, let beside {
        findings.isSame(print, beside: beside.print, as: end, state, by: identity)
      } else { false }
    let seen = walker.shown.map { $0.screenPrint }
    return (codes, isSame && seen == findings.screenPrint(of: end))
  }

  /// Returns the calls of a test that leads to a trap. The last call is not made here, as it traps.
  func codes(ofTrapping edges: [Int]) -> [String] {
    let walker = explorer.begin()
    var codes: [String] = []
    for (index, edge) in edges.enumerated() {
      codes += take(edge, walker, isMade: index < edges.count - 1)
    }
    return codes
  }

  /// Whether a child process that repeats the steps traps.
  func trapsAgain(_ edges: [Int]) -> Bool {
    let (outcome, _) = ForkedProcess.run { child in
      child.note(0, 0)
      _ = replay(edges)
    }
    if case .trapped = outcome { return true }
    return false
  }

  private func take(
    _ edge: Int, _ walker: Walker<State, Input>, isMade: Bool = true
  ) -> [String] {
    switch graph.labels[Int(graph.edges[edge].label)] {
    case .input(let text):
      if isMade {
        let index = graph.move(of: edge, from: graph.source(of: edge))
        walker.take(.input(index), explorer.inputs(walker.held.state), [])
      }
      return ["walker.send(\(text))"]
    case .receive:
      if isMade { try? walker.receive() }
      return ["try walker.receive()"]
    case .time(0):
      if isMade { try? walker.pass() }
      return ["try walker.pass()"]
    case .time(let number):
      if isMade { try? walker.pass(timer: number) }
      return ["try walker.pass(timer: \(number))"]
    case .wait(let time):
      if isMade { try? walker.pass(for: time) }
      return ["try walker.pass(for: \(time.code))"]
    case .answer(let name, let about, let place, let number, let text):
      walker.finishStep()
      let named = walker.outside.open.filter { $0.name == name }
      let subject = named.count > 1 && !about.isEmpty ? about : nil
      let those = named.indices.filter { named[$0].about.text == about }
      // Without a subject, the test counts all questions of this name.
      let which = subject == nil && those.indices.contains(place) ? those[place] : place
      if isMade { try? walker.answer(name, about: subject, number: which, with: number) }
      let told =
        (subject.map { ", about: \(String(reflecting: $0))" } ?? "")
        + (which == 0 ? "" : ", number: \(which)")
      return ["try walker.answer(\(String(reflecting: name))\(told), with: \(number))  // \(text)"]
    case .offer(let offer): return take(offer, walker, isMade)
    }
  }

  private func take(
    _ offer: PageOffer, _ walker: Walker<State, Input>, _ isMade: Bool
  ) -> [String] {
    guard let page = walker.page else { return [] }
    guard let index = page.index(of: offer, explorer.samples) else {
      return ["// \(offer.text): the page does not have this control"]
    }
    guard let calls = page.calls(for: index, explorer.samples) else {
      if isMade { try? page.perform(page.offers(explorer.samples)[index].plan) }
      return ["// \(offer.text): no call distinguishes this control from others of its name"]
    }
    return calls.map { call in
      if isMade {
        try? page.make(call)
        walker.settle()
      }
      return "try walker.page?.\(call.code)"
    }
  }
}

extension Duration {
  /// The duration as Swift source code.
  fileprivate var code: String {
    let (seconds, attoseconds) = components
    let (nanoseconds, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    if rest != 0 {
      return
        "Duration(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
    }
    if nanoseconds == 0 { return ".seconds(\(seconds))" }
    if nanoseconds % 1_000_000 == 0 {
      return ".milliseconds(\(seconds * 1_000 + nanoseconds / 1_000_000))"
    }
    return ".nanoseconds(\(seconds * 1_000_000_000 + nanoseconds))"
  }
}
