import Hand
import Measure

let nested = nestedDepths.map { depth in
  Contest(
    "send_depth_\(depth)",
    hand: { handNested(depth: depth) },
    arco: { arcoNested(depth: depth) })
}
Contest.main([Contest("send_counter", hand: handCounter, arco: arcoCounter)] + nested)
