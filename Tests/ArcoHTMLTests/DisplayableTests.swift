import ArcoHTML
import Testing

/// What no page can hold is replaced before anything is written, so that markup and patches agree.
@Suite struct DisplayableTests {
  private func everywhere(_ text: String) -> HTML {
    div(.title(text), .class(text)) {
      text
      head { title(text) }
      pre(text)
      textarea(.value(text))
      input(.value(text))
    }
  }

  @Test(arguments: ["\0", "a\0b", "\0\0", "é\0\r\n\0", "\u{FEFF}\0"])
  func `a NUL is the replacement character in markup and in patches`(text: String) throws {
    let replaced = text.split(separator: "\0", omittingEmptySubsequences: false)
      .joined(separator: "\u{FFFD}")
    let expected = Page(everywhere(replaced)).dom.description
    let page = Page(everywhere(text))
    #expect(page.dom.description == expected)
    #expect(try page.show(everywhere(replaced)) == [])
    #expect(try page.show(everywhere(text)) == [])
    let patched = Page(everywhere("other"))
    try patched.show(everywhere(text))
    #expect(patched.dom.description == expected)
    try patched.patch { patched.document.rebuild(into: &$0) }
    #expect(patched.dom.description == expected)
  }

  @Test func `a program's lines end as a parser ends them`() throws {
    #expect(text(of: style("a\r\nb\rc\n\r")) == "<style>a\nb\nc\n\n</style>")
  }
}
