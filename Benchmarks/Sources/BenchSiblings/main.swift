import Hand
import Measure

let atChild = [1, 10, 100].map { count in
  Contest("siblings_child_\(count)", [.time], arco: { shownSiblings(count).send })
}
let fromAbove = [1, 10, 100].map { count in
  Contest(
    "siblings_root_\(count)", [.time, .ratio],
    hand: { handSiblings(count) },
    arco: { arcoSiblings(count) })
}
Contest.main(atChild + fromAbove) {
  // The same for all of these, as no child is visited but the one that the input arrives at.
  let shown = [shownSiblings(10), shownSiblings(100), shownRows(10), shownRows(1_000)]
  report("siblings_child_visits", shown.map { $0.visits() }.max() ?? 0, "nodes")
}
