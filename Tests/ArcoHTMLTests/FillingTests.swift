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

  @Test func `one that comes to a hole that was the last goes before what is behind it now`() throws
  {
    var shown = [11]
    let hole = HTML.hole(Hole(id: 1) { shown.map { row($0) } })
    func view(_ others: [String]) -> HTML {
      ul {
        hole
        for other in others { li(other) }
      }
    }
    func bare() -> HTML { ul { hole } }
    for others in [[], ["behind"]] {
      shown = [11]
      let document = Document()
      document.mount(shown: bare())
      var client = TestDOM(document)
      var patch = Patch()
      document.insert(row(12), at: 1, inHole: 1, into: &patch)
      shown = [11, 12]
      document.show(view(others), into: &patch)
      document.insert(row(13), at: 2, inHole: 1, into: &patch)
      try client.apply(patch)
      let texts = client.root.below.filter { $0.name == "li" }.map { $0.children.first?.text }
      #expect(texts == ["row 11", "row 12", "row 13"] + others)
    }
  }

  @Test func `a filling that shows another shape lets go of the handlers of the first`() throws {
    final class Held {}
    weak var held: Held?
    var shown: MountedFilling?
    func button(_ label: String) -> HTML {
      let new = Held()
      held = new
      return ArcoHTML.button(label, .onClick { _ = new })
    }
    let document = Document()
    let filled = Filling(id: 2) {
      button("a")
    } whenMounted: {
      shown = $0
    }
    document.mount(.hole(Hole(id: 1) { [filled] }))
    let filling = try #require(shown)
    #expect(held != nil)
    var patch = Patch()
    document.update(filling, to: p("b"), into: &patch)
    #expect(held == nil)
    document.update(filling, to: button("c"), into: &patch)
    #expect(held != nil)
    #expect(document.markup() == Array("<button data-on=\"c\">c</button>".utf8))
  }

  @Test func `one that comes to a hole that is not there is not mounted`() {
    let document = shown([11])
    var patch = Patch()
    document.insert(row(20), at: 0, inHole: 2, into: &patch)
    #expect(patch.isEmpty)
    #expect(document.markup() == shown([11]).markup())
  }
}
