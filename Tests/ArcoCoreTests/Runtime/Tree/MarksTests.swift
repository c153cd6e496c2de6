import ArcoCore
import ArcoLaws
import Testing

/// What a node's marks say about each event, held to a history that is searched.
struct MarksTests {
  private enum Event: CaseIterable {
    case change, write, rewrite, list, askToReconcile, reconcile, askToLook, look, draw, drawAll
  }

  /// All that happened, in order: what a mark says is looked up in it.
  private struct History {
    var events: [Event] = []

    /// Whether one of some events came since the last of others.
    func has(_ wanted: Set<Event>, since ends: Set<Event>) -> Bool {
      for event in events.reversed() {
        if wanted.contains(event) { return true }
        if ends.contains(event) { return false }
      }
      return false
    }
  }

  @Test func `marks say what a search of the whole history says`() {
    let events = Generator<[Event]>.array(of: .element(of: Event.allCases), count: 0...40)
    let law = Law("marks do what their history says") { trial in
      var marks = Marks()
      var history = History()
      for event in trial.draw("events", events) {
        let drawn: Set<Event> = [.draw, .drawAll]
        switch event {
        case .change: marks.change()
        case .write:
          trial.expect(marks.write(), equals: !history.has([.write], since: drawn))
        case .rewrite: marks.rewrite()
        case .list: trial.expect(marks.list(), equals: !history.has([.list], since: drawn))
        case .askToReconcile:
          let isAsked = history.has([.askToReconcile], since: [.reconcile])
          trial.expect(marks.askToReconcile(), equals: !isAsked)
        case .reconcile: marks.reconcile()
        case .askToLook:
          let isAsked = history.has([.askToLook], since: [.look])
          trial.expect(marks.askToLook(), equals: !isAsked)
        case .look:
          trial.expect(marks.look(), equals: history.has([.askToLook], since: [.look]))
        case .draw, .drawAll:
          let due = marks.draw(all: event == .drawAll)
          let isRewritten = history.has([.rewrite], since: drawn)
          let isChanged = history.has([.change, .write], since: drawn)
          trial.expect(due.below, equals: event == .drawAll || isRewritten)
          trial.expect(due.own, equals: isChanged)
        }
        history.events.append(event)
      }
    }
    #expect(law.counterexample(tries: 500) == nil)
  }
}
