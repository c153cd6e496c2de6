import Measure

// Others if the command line names them.
let named = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let sizes = named.isEmpty ? [100, 10_000, 100_000] : named

let pages = PageOperation.allCases.map { operation in
  Contest(
    "page_\(operation)", [.time, .ratio, .byHand], counts: operation.counts,
    preparedHand: { operation.byHand() }, preparedLeast: { operation.least() },
    preparedArco: { operation.inArco() })
}
// The same where the view of the page says what it reads.
let reading = [PageOperation.select, .swap].map { operation in
  Contest(
    "page_reading_\(operation)", [.ratio], counts: operation.counts,
    preparedHand: { operation.byHand() },
    preparedArco: { operation.inArco(saysWhatItReads: true) })
}
let changes = ChangeOperation.allCases.flatMap { operation in
  sizes.map { count in
    Contest(
      "change_\(operation)_\(count)", .instructions, counts: .tens, preparedHand: nil,
      preparedArco: { operation.on(ChangePage(count), count) })
  }
}
Contest.main(pages + reading + changes) {
  for operation in ChangeOperation.allCases {
    for count in sizes {
      let cost = operation.cost(count)
      report("change_\(operation)_\(count)_views", Double(cost.views), "views")
      report("change_\(operation)_\(count)_visits", Double(cost.visits), "visits")
      report("change_\(operation)_\(count)_bytes_down", Double(cost.bytes), "bytes")
      report("change_\(operation)_\(count)_allocations", Double(cost.allocations), "allocations")
    }
  }
  report("change_article_views", Double(Article.views()), "views")
}
