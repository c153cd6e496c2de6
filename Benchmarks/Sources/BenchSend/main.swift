import Hand
import Measure

let counting = Contest(
  "send_counter", [.ratio], hand: { handCounter() }, arco: { arcoCounter() })
func nested(_ depth: Int) -> Contest {
  var least: Contest.Side?
  if leastDepths.contains(depth) { least = { leastNested(depth: depth) } }
  return Contest(
    "send_depth_\(depth)", [.time, .ratio, .allocations],
    hand: { handNested(depth: depth) }, least: least, arco: { arcoNested(depth: depth) })
}

Contest.main([counting] + nestedDepths.map(nested)) {
  let updates = nestedDepths.map { Allocations.each(arcoNested(depth: $0, updatingCounter)).made }
  report("send_update_allocations", updates.max() ?? 0, "allocations")
  let moves = [arcoSetting(), arcoModifying()].map { Allocations.each($0).made }
  report("send_pure_allocations", moves.max() ?? 0, "allocations")
}
