import ArcoLaws
import ArcoOptics
import ArcoTesting
import Testing

struct EachScalarTests {
  static let scalars = Generator<Unicode.Scalar>.element(
    of: ["a", "e", "\u{301}", "\r", "\n", "\u{200D}", "\u{1F3F3}", "\u{1F1E6}"])
  let texts = Generator<[Unicode.Scalar]>.array(of: scalars).map { scalars in
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  @Test func `it obeys the laws of a traversal, scalars that merge included`() {
    let laws = TraversalLaws(
      StandardOptics.EachScalar(), whole: texts, part: Self.scalars,
      wholesAreEqual: { $0.unicodeScalars.elementsEqual($1.unicodeScalars) }, partsAreEqual: ==)
    #expect(laws.counterexample() == nil)
  }

  @Test func `a change that throws keeps what it wrote, and the rest`() {
    func fail(_ scalar: inout Unicode.Scalar) throws(Refusal) {
      if scalar == "c" { throw Refusal() }
      scalar = "x"
    }
    var text = "abcd"
    #expect(throws: Refusal()) { try StandardOptics.EachScalar().modifyEach(&text, fail) }
    #expect(text == "xxcd")
  }
}
