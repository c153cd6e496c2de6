import Arco
import ArcoSwiftUI
import SwiftUI
import Testing

import struct ArcoCore.Component

// The programs of two articles in their terms, shown as SwiftUI. On pages: `CoffeeArticleTests` and
// `TwoCountersArticleTests`.

private struct Weight: Equatable, Sendable { let grams: Double }

private struct Brew: Equatable, Sendable {
  let beans: Weight
  let water: Weight
}

private enum WeightInput: Sendable {
  case update(Double)
  case increase(Double)
  case decrease(Double)
}

private enum BrewInput: Sendable {
  case beans(WeightInput)
  case water(WeightInput)
}

private let beansLens = Lens<Brew, Weight>(
  get: { brew in brew.beans },
  set: { brew, beans in Brew(beans: beans, water: brew.water) })
private let waterLens = Lens<Brew, Weight>(
  get: { brew in brew.water },
  set: { brew, water in Brew(beans: brew.beans, water: water) })
private let beansPrism = Prism<BrewInput, WeightInput>(
  extract: { input in if case .beans(let weight) = input { weight } else { nil } },
  embed: { weight in .beans(weight) })
private let waterPrism = Prism<BrewInput, WeightInput>(
  extract: { input in if case .water(let weight) = input { weight } else { nil } },
  embed: { weight in .water(weight) })

private let weightDispatcher = StateDispatcher<Void, Weight, WeightInput>.pure { input in
  switch input {
  case .update(let grams): .set(Weight(grams: grams))
  case .increase(let more): .modify { previous in Weight(grams: previous.grams + more) }
  case .decrease(let less): .modify { previous in Weight(grams: previous.grams - less) }
  }
}

private let brewDispatcher = StateDispatcher<Void, Brew, BrewInput>.empty()
  .combine(weightDispatcher.widen(transformState: beansLens, transformInput: beansPrism))
  .combine(weightDispatcher.widen(transformState: waterLens, transformInput: waterPrism))

@MainActor private func brewComponent() -> Component<Void, Brew, BrewInput, ViewContent> {
  Component(brewDispatcher) { brew, handle in
    VStack {
      Text("Beans: \(brew.beans.grams)g")
      Slider(
        value: handle.binding(brew.beans.grams) { .beans(.update($0)) }, in: 0...50, step: 0.5)
      Button("More beans") { handle(.beans(.increase(1))) }
      Text("Water: \(brew.water.grams)g")
      Slider(
        value: handle.binding(brew.water.grams) { .water(.update($0)) }, in: 0...50, step: 0.5)
      Button("Less water") { handle(.water(.decrease(1))) }
    }
  }
}

private struct CounterState: Equatable, Sendable { var count = 0 }

private enum CounterAction: Sendable {
  case less
  case more
}

private struct PairState: Equatable, Sendable {
  var counter1 = CounterState()
  var counter2 = CounterState()
}

private enum PairAction: Sendable {
  case counter1(CounterAction)
  case counter2(CounterAction)
}

private let counter1 = Prism(PairAction.counter1) {
  if case .counter1(let action) = $0 { action } else { nil }
}
private let counter2 = Prism(PairAction.counter2) {
  if case .counter2(let action) = $0 { action } else { nil }
}

private let counterReducer = Dispatcher<Void, CounterState, CounterAction>.reduce {
  state, action in
  switch action {
  case .less: state.count -= 1
  case .more: state.count += 1
  }
}

private let pairReducer = Dispatcher<Void, PairState, PairAction>.combine(
  counterReducer.widen(state: Lens(\.counter1), input: counter1),
  counterReducer.widen(state: Lens(\.counter2), input: counter2)
)

/// A view of a store, as in the article: it knows only its own counter.
private struct CounterView: View {
  let store: Scope<CounterState, CounterAction>

  var body: some View {
    HStack {
      Button("−") { store.send(.less) }
      Text("\(store.state.count)")
      Button("+") { store.send(.more) }
    }
    .buttonStyle(.borderless)
  }
}

private struct PairView: View {
  let store: Scope<PairState, PairAction>

  var body: some View {
    Form {
      HStack {
        Text("Counter 1")
        CounterView(store: store.scope(state: \.counter1, input: PairAction.counter1))
      }
      HStack {
        Text("Counter 2")
        CounterView(store: store.scope(state: \.counter2, input: PairAction.counter2))
      }
    }
  }
}

@MainActor struct ArticleScreenTests {
  @Test func `the coffee of the first article is shown as SwiftUI`() {
    let screen = Screen(
      ComponentView(
        brewComponent(), state: Brew(beans: Weight(grams: 15), water: Weight(grams: 30))))
    screen.setNumber(20.5, 0)
    screen.setNumber(45, 1)
    screen.press("More beans")
    screen.press("Less water")
    #expect(screen.texts.contains("Beans: 21.5g"))
    #expect(screen.texts.contains("Water: 44.0g"))
    #expect(screen.number(0) == 21.5)
    #expect(screen.number(1) == 44)
  }

  @Test func `the two counters of the third article are views of scopes of one store`() {
    let store = ComponentModel(
      Component(pairReducer) { _, _ in EmptyView() }, state: PairState())
    let screen = Screen(PairView(store: store.scope))
    screen.press("+", inRowShowing: "Counter 1")
    screen.press("+", inRowShowing: "Counter 1")
    screen.press("−", inRowShowing: "Counter 2")
    #expect(store.state.counter1.count == 2)
    #expect(screen.texts == ["Counter 1", "[−]", "2", "[+]", "Counter 2", "[−]", "-1", "[+]"])
  }
}
