import ArcoHTML
import Testing

@Suite struct EscapingTests {
  @Test func `a text cannot become markup`() {
    #expect(text(of: p("<b>1 & 2</b>")) == "<p>&lt;b&gt;1 &amp; 2&lt;/b&gt;</p>")
  }

  @Test func `an attribute cannot end its quotes`() {
    #expect(
      text(of: div(.title("\" onclick=\"alert('1')")))
        == "<div title=\"&quot; onclick=&quot;alert('1')\"></div>")
  }

  @Test func `a title is escaped, and its element cannot be left`() {
    #expect(
      text(of: title("</title><script>"))
        == "<title>&lt;/title&gt;&lt;script&gt;</title>")
  }

  @Test func `a newline at the beginning of a text area or a pre survives the parser`() {
    #expect(text(of: textarea(.value("\nx"))) == "<textarea>\n\nx</textarea>")
    #expect(text(of: textarea(.value("x"))) == "<textarea>x</textarea>")
    #expect(text(of: pre("\nx")) == "<pre>\n\nx</pre>")
    #expect(
      text(
        of: pre {
          ""
          "\nx"
        }) == "<pre><!--e-->\nx</pre>")
  }

  @Test func `a carriage return is written so that it stays one, and a NUL is replaced`() {
    #expect(text(of: p("a\r\nb\0")) == "<p>a&#13;\nb\u{FFFD}</p>")
  }

  @Test func `texts side by side stay apart, and an empty one leaves a mark`() {
    let piece = p {
      "a"
      "b"
      ""
      "c"
      em("d")
      "e"
    }
    #expect(text(of: piece) == "<p>a<!---->b<!--e-->c<em>d</em>e</p>")
  }

  @Test func `what a script spells is not escaped`() {
    #expect(text(of: script("if (1 < 2) {}")) == "<script>if (1 < 2) {}</script>")
    #expect(text(of: style("a > b {}")) == "<style>a > b {}</style>")
  }

  @Test func `a script that would end early is the program's error`() async {
    let exit = await #expect(processExitsWith: .failure, observing: itsWords) {
      _ = script("let a = '</script>'")
    }
    #expect(exit.words.contains("the text of a script or style must not contain"))
  }
}
