import Hand
import Measure

let counting = Contest(
  "send_counter", [.ratio], hand: { handCounter() }, arco: { arcoCounter() })
let nested = nestedDepths.map { depth in
  Contest(
    "send_depth_\(depth)", [.time, .ratio, .allocations],
    hand: { handNested(depth: depth) },
    arco: { arcoNested(depth: depth) })
}
Contest.main([counting] + nested) {
  let updates = nestedDepths.map { Allocations.each(arcoNested(depth: $0, updatingCounter)).made }
  report("send_update_allocations", updates.max() ?? 0, "allocations")
  let moves = [arcoSetting(), arcoModifying()].map { Allocations.each($0).made }
  report("send_pure_allocations", moves.max() ?? 0, "allocations")
}
