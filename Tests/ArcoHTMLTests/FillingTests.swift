import ArcoHTML
import Testing

/// A filling that comes to a hole by itself.
@Suite struct FillingTests {
  private func row(_ id: Int) -> Filling {
    Filling(id: id, content: id > 20 ? .empty : li("row \(id)", .id("\(id)")))
  }

  private func list(_ ids: [Int]) -> HTML {
    ul {
      HTML.hole(Hole(id: 1) { ids.map { row($0) } })
      li("last")
    }
  }

  private func shown(_ ids: [Int]) -> Document {
    let document = Document()
    document.mount(list(ids))
    return document
  }

  @Test(arguments: [[], [11], [11, 12], [11, 12, 21], [21, 11, 22]])
  func `one that comes stands where it belongs`(ids: [Int]) throws {
    for place in 0...ids.count {
      let document = shown(ids)
      var client = TestDOM(document)
      var patch = Patch()
      document.insert(row(20), at: place, inHole: 1, into: &patch)
      var all = ids
      all.insert(20, at: place)
      let fresh = shown(all)
      #expect(document.markup() == fresh.markup())
      try client.apply(patch)
      #expect(client.description == TestDOM(fresh).description)
    }
  }

  @Test func `one that comes to a hole that is not there is not mounted`() {
    let document = shown([11])
    var patch = Patch()
    document.insert(row(20), at: 0, inHole: 2, into: &patch)
    #expect(patch.isEmpty)
    #expect(document.markup() == shown([11]).markup())
  }
}
