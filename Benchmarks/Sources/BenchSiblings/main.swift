import Hand
import Measure

let fromAbove = [1, 10, 100].map { count in
  Contest("siblings_\(count)", hand: { handSiblings(count) }, arco: { arcoSiblings(count) })
}
let atChild = Contest(
  "siblings_at_child", ("1", { arcoShownSiblings(1) }), ("100", { arcoShownSiblings(100) }))
Contest.main(fromAbove + [atChild])
