import ArcoLaws
import ArcoOptics
import ArcoTesting
import Testing

/// The code of the article "Check your own optics".
enum Article {
  struct Dose: Equatable, Sendable {
    var grams = 0
    var label = ""

    func emptied() -> Dose { Dose(grams: 0, label: label) }
  }
}

extension Article.Dose: Generatable {
  static let generator = Generator { choices in
    Article.Dose(grams: choices.draw(.integer(in: -9...9)), label: choices.draw())
  }
}

struct ArticleTests {
  private typealias Dose = Article.Dose

  private let grams = Lens<Dose, Int>(
    get: { $0.grams },
    set: { dose, grams in Dose(grams: max(0, grams), label: dose.label) })

  @Test func `the lens of the article is caught with the text that it shows`() {
    let found = LensLaws(grams).counterexample(seed: 1)
    #expect(
      found?.description == """
        Lens<Dose, Int> breaks “get what you set”
          whole     Dose(grams: 0, label: "")
          part      -1
          expected  -1
          found     0
        try 3 of seed 1
        """)
    let dose = Generator { choices in
      Dose(grams: choices.draw(.integer(in: 0...99)), label: choices.draw())
    }
    #expect(LensLaws(grams, whole: dose, part: .integer(in: 0...99)).counterexample() == nil)
    #expect(LensLaws(grams).counterexample(tries: 10_000, seed: 7) != nil)
  }

  @Test func `the places of the article are apart`() {
    let places = FootprintLaws([
      Place("grams", Lens(\Dose.grams)),
      Place("label", Lens(\Dose.label)),
    ])
    #expect(places.counterexample() == nil)
  }

  @Test func `the law of the article holds`() {
    let law = Law("emptying twice is emptying once") { trial in
      let dose = trial.draw("dose", Dose.self)
      trial.expect(dose.emptied().emptied(), equals: dose.emptied())
    }
    #expect(law.counterexample() == nil)
  }
}
