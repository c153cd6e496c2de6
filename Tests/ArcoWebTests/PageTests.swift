import Arco
import ArcoHTML
import ArcoWeb
import Testing

@MainActor struct PageTests {
  @Test func `a click changes the text it changes and nothing else`() throws {
    let counter = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }
    let page = Page(
      Component(counter) { count, send in
        p("Count: \(count)")
        button("+", .onClick { send(1) })
      }, state: 0)
    #expect(String(decoding: page.markup(), as: UTF8.self).contains("Count: 0"))
    var patches: [[UInt8]] = []
    page.onPatch = { patches.append($0) }
    #expect(page.receive(Event(node: 3, kind: .click)) == nil)
    #expect(patches.count == 1)
    let patch = try #require(patches.first)
    #expect(patch.count == 1 + 1 + 1 + "Count: 1".utf8.count)
    #expect(page.receive(Event(node: 1, kind: .click)) == .notOffered)
    #expect(page.receive(Event(node: 9, kind: .click)) == .gone)
  }
}
