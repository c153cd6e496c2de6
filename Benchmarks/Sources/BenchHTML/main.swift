import HandHTML
import Measure

var labels = Labels()
let rows = (1...1_000).map { TableRow(id: $0, label: labels.next()) }
let everything: Contest.Figures = [.time, .allocations, .ratio, .byHand]

let pages = [
  Contest(
    "page_run", everything, counts: .single,
    preparedHand: { HandTable.run() }, preparedLeast: { LeastTable.run() },
    preparedArco: { TablePage.run() }),
  Contest(
    "page_clear", everything, counts: .single,
    preparedHand: { HandTable.clear() }, preparedLeast: { LeastTable.clear() },
    preparedArco: { TablePage.clear() }),
]
let single = [
  Contest(
    "html_row_create", everything, counts: .hundreds,
    preparedHand: { HandRowPage.create() }, preparedArco: { RowPage.create() }),
  Contest(
    "html_row_update", everything, counts: .hundreds,
    hand: { HandRowPage.update() }, arco: { RowPage.update() }),
]
let rendering = Contest(
  "html_render", everything, counts: .single,
  hand: { { _ in keep(handRendering(rows)) } },
  arco: { { _ in keep(tableMarkup(rows).rendered()) } })

Contest.main(pages + single + [rendering]) {
  precondition(tableMarkup(rows).rendered() == handRendering(rows), "two tables, not one")
  precondition(HandTable.sendsWhatTheLeastSends(), "two tables by hand, not one")
  precondition(HandTable.takesClicks(), "a row by hand is not told of its clicks")
  let second = TablePage.secondRow()
  report("html_row_dynamic_bytes", Double(second.dynamic), "bytes")
  report("html_row_bytes_down", Double(second.bytes), "bytes")
}
