import ListingHTML
import Testing

struct LexemeTests {
  private func pieces(_ text: String) -> [String] {
    Lexeme.all(in: text).map { "\($0.kind): \($0.text)" }
  }

  @Test func `keywords, comments and strings are told apart from the rest`() {
    #expect(
      pieces("let a = \"b // c\"  // d") == [
        "keyword: let", "plain:  a = ", "string: \"b // c\"", "plain:   ", "comment: // d",
      ])
    #expect(pieces("@Optics let") == ["keyword: @Optics", "plain:  ", "keyword: let"])
  }

  @Test func `a member and a longer word are no keywords`() {
    #expect(pieces(".case(.init, letter)") == ["plain: .case(.init, letter)"])
  }

  @Test(arguments: [
    #""say \"yes\" now""#, #""in \(words["one"] ?? "") out""#, #""\((1 + 2) * 3)""#,
    #"""
    """
    "two" lines
    """
    """#,
  ])
  func `a string ends at its own end`(literal: String) {
    #expect(pieces("f(\(literal)) ") == ["plain: f(", "string: \(literal)", "plain: ) "])
  }

  @Test(arguments: ["", "\"", "\"\\", "// only", "let", "é // ☕️\n\"👩‍👩‍👧‍👦\"", "\"\\(", "\r\n"])
  func `the pieces together are the text`(text: String) {
    #expect(Lexeme.all(in: text).map { String($0.text) }.joined() == text)
  }
}
