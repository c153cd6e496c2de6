// The harness measured by itself: the same work on both sides, so every ratio has to be 1.
import Hand
import Measure

let rows = Contest("harness_rows", ("one", { handRows(1_000) }), ("other", { handRows(1_000) }))
let nested = Contest(
  "harness_nested", ("one", { handNested(depth: 5) }), ("other", { handNested(depth: 5) }))
Contest.main([rows, nested])
