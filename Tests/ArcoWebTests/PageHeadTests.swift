import Arco
import ArcoHTML
import ArcoWeb
import Testing

/// What a view says of the document around it, and pages that are let go of.
@MainActor struct PageHeadTests {
  private func shown(@HTML.Builder _ view: @escaping (Int, Send<Int>) -> HTML) -> Page {
    Page(Program(Component(.reduce { $0 += $1 }, view: view), state: 0))
  }

  private func markup(_ page: Page) -> String {
    String(decoding: page.head.markup, as: UTF8.self)
  }

  @Test func `the first title counts, wherever it stands`() {
    let page = shown { count, send in
      main {
        button("+", .onClick { send(1) })
        title("Count \(count)")
        title("Second")
      }
    }
    #expect(page.head.title == "Count 0")
    let clicked = page.elementNumbers.first { page.receive(Event(node: $0, kind: .click)) == nil }
    #expect(clicked != nil)
    #expect(page.head.title == "Count 1")
    #expect(shown { _, _ in p("none") }.head.title == nil)
  }

  @Test func `the language is the first element's alone`() {
    #expect(shown { _, _ in main(.lang("ja")) { p("a", .lang("de")) } }.head.language == "ja")
    #expect(shown { _, _ in main { p("a", .lang("de")) } }.head.language == nil)
    #expect(shown { _, _ in p("a") }.head.language == nil)
    #expect(shown { _, _ in "text" }.head.language == nil)
  }

  @Test func `every meta is written in the head, in the page's order, and nothing else`() {
    let page = shown { _, _ in
      main {
        meta(.name("description"), .content("How to <brew>"))
        p("text")
        div { meta(.name("robots"), .content("none")) }
      }
    }
    #expect(
      markup(page)
        == #"<meta name="description" content="How to &lt;brew&gt;">"#
        + #"<meta name="robots" content="none">"#)
    #expect(markup(shown { _, _ in p("a") }).isEmpty)
  }

  @Test func `a page without a navigation has no address, and an address to go to is refused`() {
    let page = shown { _, _ in p("a") }
    #expect(page.address == nil)
    let visit = Event(node: 0, kind: .visit, payload: .address("/a", isShown: false))
    #expect(page.receive(visit) != nil)
  }

  @Test func `a closed page says nothing more, whoever sends`() {
    let driver = Driver<Void, Int, Int>(.reduce { $0 += $1 }, state: 0, world: ())
    let page = Page(
      driver,
      face: Face<Int, Int, HTML> { count, send in button("\(count)", .onClick { send(1) }) })
    var patches = 0
    page.onPatch = { _ in patches += 1 }
    driver.send(1)
    #expect(patches == 1)
    page.close()
    driver.send(1)
    #expect(patches == 1)
    _ = page.receive(Event(node: 1, kind: .click))
    #expect(patches == 1)
  }

  @Test func `a page that is built for a client that shows nothing counts from one`() {
    let page = shown { count, send in
      if count > 0 { p("more") }
      button("+", .onClick { send(1) })
    }
    #expect(page.nodeCount == 2)
    #expect(page.receive(Event(node: 1, kind: .click)) == nil)
    #expect(page.nodeCount == 4)
    _ = page.build()
    #expect(page.elementNumbers == [1, 3])
    #expect(page.receive(Event(node: 3, kind: .click)) == nil)
    #expect(page.receive(Event(node: 1, kind: .click)) == .notOffered)
    #expect(page.formerElementNumbers == nil)
    _ = page.rebuild()
    #expect(page.formerElementNumbers?.count == page.elementNumbers.count)
    page.forgetFormerNumbers()
    #expect(page.formerElementNumbers == nil)
  }
}
