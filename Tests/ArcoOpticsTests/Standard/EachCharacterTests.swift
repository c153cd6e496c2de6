import ArcoLaws
import ArcoOptics
import ArcoTesting
import Testing

struct EachCharacterTests {
  let letters = Generator<Character>.element(of: ["a", "b", "Z", "7", "!"])

  @Test func `it obeys the laws of a traversal where characters stay apart`() {
    let laws = TraversalLaws(
      StandardOptics.EachCharacter(), whole: .string(of: letters), part: letters)
    #expect(laws.counterexample() == nil)
  }

  @Test func `characters that merge with their neighbours are caught`() {
    let merging = Generator<Character>.element(of: ["a", "\u{301}"])
    let found = TraversalLaws(
      StandardOptics.EachCharacter(), whole: .string(of: letters), part: merging
    )
    .counterexample()
    #expect(found?.law == "visiting finds the parts that were written, as many as before")
  }

  @Test func `a change to the same characters keeps every text as it is`() {
    for text in ["", "e\u{301}", "\r\n", "🏳️‍🌈👨‍👩‍👧", "\u{301}a", "日本"] {
      let same = StandardOptics.EachCharacter().modifying(text) { _ in }
      #expect(Array(same.unicodeScalars) == Array(text.unicodeScalars))
    }
  }

  @Test func `a change that throws keeps what it wrote, and the rest`() {
    func fail(_ character: inout Character) throws(Refusal) {
      if character == "c" { throw Refusal() }
      character = "x"
    }
    var text = "abcd"
    #expect(throws: Refusal()) { try StandardOptics.EachCharacter().modifyEach(&text, fail) }
    #expect(text == "xxcd")
  }
}
