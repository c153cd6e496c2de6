import ArcoComonads
import ArcoLaws
import ArcoTesting
import Testing

@Suite struct MonoidTests {
  private let integers = Generator<Int>.integer(in: -9...9)

  @Test func `numbers are a monoid by sum and by product`() {
    #expect(MonoidLaws(integers.map { Sum($0) }).counterexamples() == [])
    #expect(MonoidLaws(integers.map { Product($0) }).counterexamples() == [])
    #expect(Sum(2).appending(Sum(3)) == Sum(5))
    #expect(Product(2).appending(Product(3)) == Product(6))
  }

  @Test func `the first and the last are monoids`() {
    let optionals = Generator<Int?>.optional(integers)
    #expect(MonoidLaws(optionals.map { Earliest($0) }).counterexamples() == [])
    #expect(MonoidLaws(optionals.map { Latest($0) }).counterexamples() == [])
    #expect(Earliest(1).appending(Earliest(2)) == Earliest(1))
    #expect(Latest(1).appending(Latest(2)) == Latest(2))
    #expect(Latest(1).appending(Latest(nil)) == Latest(1))
  }

  @Test func `texts and lists are monoids`() {
    #expect(MonoidLaws(Generator<String>.string()).counterexamples() == [])
    #expect(MonoidLaws(Generator<[Int]>.array(of: integers)).counterexamples() == [])
  }

  @Test func `two monoids beside each other are one`() {
    let integers = integers
    let both = Generator<Both<String, Latest<Int>>> { choices in
      let text = choices.draw(.string())
      return Both(text, Latest(choices.draw(.optional(integers))))
    }
    #expect(MonoidLaws(both).counterexamples() == [])
  }
}
