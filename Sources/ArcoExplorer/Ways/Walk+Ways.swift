import ArcoTesting
import ArcoWebTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walk {
  /// The shortest way to a state that was found.
  func way(to node: Int) -> Way { way(graph.way(to: node)) }

  /// A way of steps that follow one another from the start.
  func way(_ edges: [Int], loop: [Int] = []) -> Way {
    Way(
      edges.map { text(of: $0) }, loop: loop.map { text(of: $0) },
      codes: { self.replay(edges).codes },
      isReplayed: { self.replay(edges).isSame })
  }

  func text(of edge: Int) -> String { graph.labels[Int(graph.edges[edge].label)].text }

  /// Takes the steps as a test does that is printed, and says whether they lead where they led before.
  private func replay(_ edges: [Int]) -> (codes: [String], isSame: Bool) {
    let walker = explorer.begin()
    var codes: [String] = []
    for edge in edges {
      let step = graph.edges[edge]
      codes += take(graph.labels[Int(step.label)], step, walker)
    }
    walker.settle()
    let tell = explorer.telling.begin()
    let end = edges.last.map { Int(graph.edges[$0].target) } ?? 0
    let (one, other) = (try? tell(walker.held.state), try? tell(graph.states[end]))
    let screen = walker.shown.map { $0.shownMarkup }
    let isSameScreen = screen == nil || screen == screens[Int(graph.screenOf[end])].markup
    let isSameFlight = walker.beside().flight == graph.flights[Int(graph.flightOf[end])]
    return (codes, one == other && isSameScreen && isSameFlight)
  }

  private func take(
    _ label: Label, _ step: Passage, _ walker: Walker<State, Input>
  ) -> [String] {
    switch label {
    case .input(let text):
      _ = walker.take(.input(Int(step.move)), explorer.inputs(walker.state), [])
      return ["walker.send(\(text))"]
    case .receive:
      try? walker.receive()
      return ["try walker.receive()"]
    case .time:
      try? walker.pass()
      return ["try walker.pass()"]
    case .answer(let name, let about, let number, let text):
      let named = walker.outside.open.filter { $0.name == name }
      let subject = named.count > 1 && !about.isEmpty ? about : nil
      try? walker.answer(name, about: subject, with: number)
      let told = subject.map { ", about: \(String(reflecting: $0))" } ?? ""
      return ["try walker.answer(\(String(reflecting: name))\(told), with: \(number))  // \(text)"]
    case .offer(let offer): return take(offer, walker)
    }
  }

  private func take(_ offer: PageOffer, _ walker: Walker<State, Input>) -> [String] {
    guard let page = walker.page else { return [] }
    guard let index = page.index(of: offer, explorer.samples) else {
      return ["// \(offer.text): it is not there"]
    }
    guard let calls = page.calls(for: index, explorer.samples) else {
      _ = try? page.perform(page.offers(explorer.samples)[index].plan)
      return ["// \(offer.text): no words tell it from others of its name"]
    }
    return calls.map { call in
      try? walker.page?.make(call)
      return "try walker.page?.\(call.code)"
    }
  }
}
