import ArcoHTML
import Testing

/// Pages that change at random, at the root, in fillings, and in what fills the holes.
@Suite struct DocumentPropertyTests {
  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func `patching one page into another shows what rendering the other shows`(
    seed: UInt64
  ) throws {
    let model = PageModel(seed: seed)
    let page = Page(model.html)
    #expect(page.dom.count == page.document.nodeCount, "seed \(seed)")
    for step in 0..<12 {
      try page.patch { model.step(page.document, &$0) }
      let expected = TestDOM(model.fresh()).description
      #expect(page.dom.description == expected, "seed \(seed), step \(step)")
    }
    #expect(try page.show(model.html) == [], "seed \(seed)")
    try page.patch { page.document.rebuild(into: &$0) }
    #expect(page.dom.description == TestDOM(model.fresh()).description, "seed \(seed)")
    #expect(page.dom.count == page.document.nodeCount, "seed \(seed)")
  }
}
