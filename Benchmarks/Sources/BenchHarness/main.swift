// The harness measured by itself: the same work on both sides, so every ratio has to be 1.
// `Scripts/bench` checks that before it trusts another ratio.
import Hand
import Measure

Contest.main([
  Contest("rows", [.ratio], hand: { handRows(1_000) }, arco: { handRows(1_000) }),
  Contest("nested", [.ratio], hand: { handNested(depth: 5) }, arco: { handNested(depth: 5) }),
])
