import Hand
import Measure

let lists = [10, 1_000, 10_000, 100_000].map { count in
  Contest(
    "list_\(count)", [.time, .ratio], hand: { handRows(count) }, arco: { arcoRows(count) })
}
Contest.main(lists) {
  report("list_copied_bytes", Allocations.each(arcoRows(100_000)).bytes, "bytes")
  let changes = [arcoCase(100_000), arcoOptional(100_000), arcoShownCase(100_000)]
  let copied = changes.map { Allocations.each($0).bytes }
  report("case_copied_bytes", copied.max() ?? 0, "bytes")
}
