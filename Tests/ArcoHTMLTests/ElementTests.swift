import ArcoHTML
// A file that also sees the C library's `select`, `time` and `link`.
import Foundation
import Testing

@Suite struct ElementTests {
  @Test func `the page of the design reads and renders`() {
    let ratio = 16
    let page = main {
      h1("Coffee")
      p("1 : \(ratio)")
      button("+", .onClick {}, .ariaLabel("More"))
      input(.type(.range), .min("0"), .value("15"), .onInput { (_: String) in })
    }
    #expect(
      text(of: page) == """
        <main><h1>Coffee</h1><p>1 : 16</p><button aria-label="More" data-on="c">+</button>\
        <input type="range" min="0" data-on="i" value="15"></main>
        """)
  }

  @Test func `names of the C library are still elements`() {
    #expect(
      text(of: select(.name("a")) { option("1") })
        == #"<select name="a"><option>1</option></select>"#)
    #expect(text(of: time("now")) == "<time>now</time>")
    #expect(text(of: link(.rel("icon"), .href("/i"))) == #"<link rel="icon" href="/i">"#)
  }

  @Test func `an element behind a local name is reached under HTML`() {
    let p = 3
    let i = 4
    #expect(text(of: HTML.p { HTML.i("\(p + i)") }) == "<p><i>7</i></p>")
    #expect(text(of: HTML.var("x")) == "<var>x</var>")
  }

  @Test func `void elements have no end tag`() {
    #expect(
      text(
        of: .list([br(), hr(), img(.alt("")), input()])) == #"<br><hr><img alt=""><input>"#)
  }

  @Test func `a drawing is written with its own names`() {
    let drawing = svg(.attribute("viewBox", "0 0 1 1")) { SVG.circle(.attribute("r", "1")) }
    #expect(text(of: drawing) == #"<svg viewBox="0 0 1 1"><circle r="1"></circle></svg>"#)
  }

  @Test func `a custom element takes attributes and children`() {
    let clock = HTML.element("x-clock")
    #expect(
      text(of: clock("12", .data("zone", "UTC"))) == #"<x-clock data-zone="UTC">12</x-clock>"#)
  }

  @Test func `a page begins with its doctype`() {
    let page = html { head { title("a") } }.renderedPage()
    #expect(
      String(decoding: page, as: UTF8.self)
        == "<!doctype html><html><head><title>a</title></head></html>")
  }

  @Test func `an element with rules of its own cannot be written in general`() async {
    let exits = [
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = HTML.element("script")
      },
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = HTML.element("iframe")
      },
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = HTML.element("br")
      },
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = HTML.element("animate")
      },
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = HTML.element("foreignobject")
      },
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = HTML.element("X")
      },
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = HTML.element("a b")
      },
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = HTML.element("")
      },
    ]
    for exit in exits {
      #expect(exit.words.contains("an element of this name is not allowed; see HTML.element(_:)"))
    }
  }
}
