import ArcoHTML
import Testing

@Suite struct WebAddressTests {
  @Test(arguments: [
    "http://a.example", "HTTPS://a.example", "mailto:a@b.example", "tel:+49", "/a:b", "a/b:c",
    "?q=a:b", "#a:b", "", "//a.example", "é",
  ])
  func `an address of an allowed scheme, or a relative one, stays as it is`(
    address: String
  ) throws {
    #expect(try WebAddress(address).text == address)
  }

  @Test(arguments: [
    ("javascript:alert(1)", 10), ("JaVaScRiPt:alert(1)", 10), ("data:text/html,x", 4),
    ("vbscript:x", 8), ("blob:x", 4), ("file:///x", 4), ("x:", 1), (":", 0), ("1:2", 1),
    ("httpx:", 5), ("http :", 5),
  ])
  func `any other scheme is refused`(address: String, length: Int) {
    #expect(throws: WebAddress.Refusal.forbiddenScheme(length: length)) {
      try WebAddress(address)
    }
  }

  @Test(arguments: [
    ("java\tscript:alert(1)", 4), ("java\nscript:alert(1)", 4), ("java\rscript:alert(1)", 4),
    ("\u{1}javascript:alert(1)", 0), ("\u{0}javascript:alert(1)", 0), ("javascript\t:x", 10),
    ("https://a.example/\u{7F}", 18), ("/a\tb", 2),
  ])
  func `what a browser would skip is refused before the scheme is looked at`(
    address: String, offset: Int
  ) {
    #expect(throws: WebAddress.Refusal.controlCharacter(at: offset)) { try WebAddress(address) }
  }

  @Test func `a leading blank is refused`() {
    #expect(throws: WebAddress.Refusal.leadingBlank) { try WebAddress(" javascript:x" as String) }
  }

  @Test func `an address that the program spells is checked when it runs`() async {
    #expect(text(of: a("x", .href("/a?b&c"))) == "<a href=\"/a?b&amp;c\">x</a>")
    let exit = await #expect(processExitsWith: .failure, observing: itsWords) {
      _ = a("x", .href("javascript:alert(1)"))
    }
    #expect(exit.words.contains("not a safe address for a link; see WebAddress"))
  }
}
