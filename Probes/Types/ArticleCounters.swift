// A counter by itself cannot touch what its parent counts.
import Arco

struct CounterState { var count = 0 }
enum CounterAction { case more }

struct PairState {
  var counter1 = CounterState()
  var totalCount = 0
}

let counterReducer = Dispatcher<Void, CounterState, CounterAction>.reduce { state, action in
  state.count += 1
  state.totalCount += 1
  // error: value of type 'CounterState' has no member 'totalCount'
}

func press(_ store: Scope<CounterState, CounterAction>) {
  store.send(.more)
  _ = store.state.totalCount
  // error: value of type 'CounterState' has no member 'totalCount'
}
