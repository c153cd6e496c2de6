import ArcoHTML
import Foundation
import Testing

/// Long histories of small pages: 10,000 steps, and 300,000 in the long form (`ARCO_SOAK=1`).
@Suite struct HistorySoakTests {
  private static let isLong = ProcessInfo.processInfo.environment["ARCO_SOAK"] == "1"
  private static let steps = isLong ? 3_000 : 500

  @Test(arguments: 1...(isLong ? 100 : 20) as ClosedRange<UInt64>)
  func `however long patches go on, they show what a fresh page shows`(seed: UInt64) throws {
    let model = PageModel(seed: seed, depth: 1)
    let page = Page(model.html)
    for step in 0..<Self.steps {
      try page.patch { model.step(page.document, &$0) }
      let expected = TestDOM(model.fresh()).description
      guard page.dom.description == expected else {
        Issue.record("seed \(seed), step \(step): \(page.dom.description), not \(expected)")
        return
      }
      if step % 100 == 99 { try page.patch { page.document.rebuild(into: &$0) } }
    }
  }
}
