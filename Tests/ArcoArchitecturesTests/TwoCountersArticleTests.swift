import ArcoCore
import ArcoHTML
import ArcoOptics
import ArcoWeb
import ArcoWebTesting
import Testing

// The program of an article on two counters, in its terms: a counter as it is, a parent's state and
// actions that hold two, each brought to the parent with its environment, and both combined.
private struct CounterState: Equatable, Sendable {
  var count = 0
}

private enum CounterAction: Sendable {
  case less
  case more
}

private struct CounterEnvironment: Sendable {}

private let counterReducer = Dispatcher<CounterEnvironment, CounterState, CounterAction>.reduce {
  state, action in
  switch action {
  case .less: state.count -= 1
  case .more: state.count += 1
  }
}

private struct PairState: Equatable, Sendable {
  var counter1 = CounterState()
  var counter2 = CounterState()
  private(set) var totalCount = 0

  mutating func add() { totalCount = counter1.count + counter2.count }
}

private enum PairAction: Sendable {
  case counter1(CounterAction)
  case counter2(CounterAction)
}

private struct PairEnvironment: Sendable {}

private let counter1 = Prism(PairAction.counter1) {
  if case .counter1(let action) = $0 { action } else { nil }
}
private let counter2 = Prism(PairAction.counter2) {
  if case .counter2(let action) = $0 { action } else { nil }
}

private let pairReducer = Dispatcher<PairEnvironment, PairState, PairAction>.combine(
  counterReducer.widen(
    world: { _ in CounterEnvironment() }, state: Lens(\.counter1), input: counter1),
  counterReducer.widen(
    world: { _ in CounterEnvironment() }, state: Lens(\.counter2), input: counter2),
  .reduce { state, _ in state.add() }
)

private func counterView() -> Face<CounterState, CounterAction, HTML> {
  Face { state, send in
    button("−", .onClick { send(.less) })
    output("\(state.count)")
    button("+", .onClick { send(.more) })
  }
}

private func pairView() -> Component<PairEnvironment, PairState, PairAction, HTML> {
  .showing(pairReducer) { state, _, parts in
    section {
      h2("Counter 1")
      parts.place(counterView(), state: Lens(\PairState.counter1), input: counter1)
    }
    section {
      h2("Counter 2")
      parts.place(counterView(), state: Lens(\PairState.counter2), input: counter2)
    }
    p("In all: \(state.totalCount)")
  }
}

@MainActor struct TwoCountersArticleTests {
  @Test func `the two counters of the third article run in its own terms`() throws {
    let page = TestPage(pairView(), state: PairState(), world: PairEnvironment())
    try page.click("+", near: "Counter 1")
    try page.click("+", near: "Counter 1")
    try page.click("−", near: "Counter 2")
    #expect(try page.text(of: "output", near: "Counter 1") == "2")
    #expect(try page.text(of: "output", near: "Counter 2") == "-1")
    #expect(page.text.contains("In all: 1"))
  }

  @Test func `each counter is a scope of the store, as often as one likes`() {
    let store = Driver(pairReducer, state: PairState(), world: PairEnvironment())
    let first = store.scope(state: \.counter1, input: PairAction.counter1)
    let again = store.scope(state: Lens(\.counter1), input: counter1)
    first.send(.more)
    again.send(.more)
    #expect(first.state.count == 2)
    #expect(store.state.totalCount == 2)
  }
}
