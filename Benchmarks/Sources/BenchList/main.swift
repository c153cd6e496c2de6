import Hand
import Measure

let lists = [10, 1_000, 10_000, 100_000].map { count in
  Contest("list_toggle_\(count)", hand: { handRows(count) }, arco: { arcoRows(count) })
}
let live = Contest(
  "list_live", ("10", { arcoLiveRows(10) }), ("1000", { arcoLiveRows(1_000) }))
Contest.main(lists + [live])
