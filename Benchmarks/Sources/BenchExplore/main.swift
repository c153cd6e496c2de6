import Arco
import ArcoExplorer
import ArcoHTML
import ArcoWeb
import Dispatch
import Measure

/// A search breadth first as somebody writes it for this list alone.
func search(_ most: Int) -> (states: [Chores], edges: Int) {
  var known: Set<Chores> = [Chores()]
  var states = [Chores()]
  var next = 0
  var edges = 0
  while next < states.count, states.count <= most {
    for input in ChoresInput.all {
      var state = states[next]
      reduce(&state, input)
      edges += 1
      if known.insert(state).inserted { states.append(state) }
    }
    next += 1
  }
  return (states, edges)
}

let chores = Dispatcher<Void, Chores, ChoresInput>.reduce { reduce(&$0, $1) }

func page() -> Component<Void, Chores, ChoresInput, HTML> {
  Component(
    chores,
    Face { chores, send in
      for draft in 0..<3 where draft != chores.draft {
        button("Write \(draft)", .onClick { send(.write(draft)) })
      }
      button("Add", .onClick { send(.add) })
      button("All", .onClick { send(.filter(.all)) })
      button("Active", .onClick { send(.filter(.active)) })
      button("Done", .onClick { send(.filter(.done)) })
      button("Toggle all", .onClick { send(.toggleAll) })
      ul {
        for chore in chores.shown {
          li {
            input(
              .type(.checkbox), .ariaLabel("Chore \(chore.id)"), .checked(chore.isDone),
              .onToggle { _ in send(.toggle(chore.id)) })
            span("Title \(chore.title)")
            button("Delete \(chore.id)", .onClick { send(.delete(chore.id)) })
          }
        }
      }
    })
}

@available(macOS 15, *)
@MainActor func run() throws {
  let most = 120_000
  let views = Explorer { _ in Program(page(), state: Chores()) }
  let explorer = Explorer(chores, state: Chores(), inputs: ChoresInput.all)
  var byHand: (states: [Chores], edges: Int) = ([], 0)
  var handTime = Double.infinity
  var time = Double.infinity
  var viewTime = Double.infinity
  var askTime = Double.infinity
  var (states, steps, seenStates, seenSteps) = (0, 0, 0, 0)
  // In turns, and the least of each: what else runs on the machine makes any of them longer.
  for _ in 0..<3 {
    handTime = min(handTime, nanoseconds { byHand = search(most) })
    var walk: Walk<Chores, ChoresInput>?
    time = min(time, nanoseconds { walk = try? explorer.walk(states: most) })
    (states, steps) = (walk?.stateCount ?? 0, walk?.stepCount ?? 0)
    walk = nil
    viewTime = min(viewTime, nanoseconds { walk = try? views.walk(states: 5_000) })
    (seenStates, seenSteps) = (walk?.stateCount ?? 0, walk?.stepCount ?? 0)
    // A walk reads names and texts when a question first asks for them.
    askTime = min(askTime, nanoseconds { keep(walk?.everyControlHasAName().holds) })
  }
  precondition(states == byHand.states.count && states > 100_000 && seenStates > 5_000)
  let handRate = Double(byHand.edges) / handTime
  report("explore_states_per_s", Double(states) / time * 1e9, "states")
  report("explore_ratio", handRate / (Double(steps) / time), "ratio")
  report("explore_views_states_per_s", Double(seenStates) / viewTime * 1e9, "states")
  report("explore_views_ratio", handRate / (Double(seenSteps) / viewTime), "ratio")
  report(
    "explore_views_asked_ratio", handRate / (Double(seenSteps) / (viewTime + askTime)), "ratio")
}

/// What a state of a walk holds, beyond the state itself.
@available(macOS 15, *)
@MainActor func reportBytes() {
  let explorer = Explorer(chores, state: Chores(), inputs: ChoresInput.all)
  var states: [Chores] = []
  let plain = Allocations.of { states = search(20_000).states }
  var kept: Walk<Chores, ChoresInput>?
  let all = Allocations.of { kept = try? explorer.walk(states: 20_000) }
  let count = Double(states.count)
  report("explore_bytes_per_state", Double(all.grown - plain.grown) / count, "bytes")
  withExtendedLifetime((states, kept)) {}
}

/// What it saves to put states back: the same walk by taking every way again from the start.
@available(macOS 15, *)
@MainActor func compareRestoring() throws {
  let plain = Explorer(chores, state: Chores(), inputs: ChoresInput.all)
  let views = Explorer(page(), state: Chores())
  func ratio(_ explorer: Explorer<Chores, ChoresInput>, _ most: Int) -> Double {
    let times = [Restoring.stored, .replayed].map { restoring in
      nanoseconds { keep(try? explorer.walk(states: most, restoring: restoring)) }
    }
    return times[1] / times[0]
  }
  report("explore_replayed_ratio", ratio(plain, 2_000), "ratio")
  report("explore_views_replayed_ratio", ratio(views, 500), "ratio")
}

/// What a second core brings: the same walk by views on one and on two, taken in turns; and what it could
/// bring here, by searches by hand that share nothing, as two cores of a machine may be one in truth.
///
/// It takes a walk that is long enough: the first states are too few for two. And it takes many turns: what
/// else runs on the machine for some seconds takes a core from one of them and not from the other.
@available(macOS 15, *)
@MainActor func compareCores() throws {
  let views = Explorer { _ in Program(page(), state: Chores()) }
  var best = [Double.infinity, .infinity]
  var byHand = [Double.infinity, .infinity]
  for _ in 0..<24 {
    for cores in 1...2 {
      let time = nanoseconds { keep(try? views.walk(cores: cores, states: 40_000)) }
      best[cores - 1] = min(best[cores - 1], time)
      let alone = nanoseconds {
        DispatchQueue.concurrentPerform(iterations: cores) { _ in keep(search(40_000)) }
      }
      byHand[cores - 1] = min(byHand[cores - 1], alone)
    }
  }
  report("explore_two_cores_ratio", best[0] / best[1], "ratio")
  report("explore_two_cores_by_hand_ratio", 2 * byHand[0] / byHand[1], "ratio")
}

if #available(macOS 15, *) {
  if Allocations.areCounted {
    reportBytes()
  } else {
    try run()
    try compareCores()
    try compareRestoring()
  }
}
