import ArcoCore
import ArcoLaws
import ArcoOptics
import Testing

struct ImpurityTests {
  private typealias Line = Dispatcher<Void, Int, Int>

  /// Gives one more each time.
  private struct Counting: GetterOptic {
    let flicker = Flicker()
    func get(_ number: Int) -> Int { flicker.next() }
    func visit<E: Error>(_ number: Int, _ body: (Int) throws(E) -> Bool) throws(E) -> Bool {
      try body(get(number))
    }
  }

  @Test func `an impure dispatcher is named as such, with its arguments and two answers`() throws {
    let flicker = Flicker()
    let impure = Line.reduce { number, _ in number = flicker.next() }
    let laws = DispatcherLaws(impure, .empty(), .empty(), state: .integer(), input: .integer())
    let breach = try #require(laws.counterexample(seed: 1))
    #expect(breach.impure == "Dispatcher<(), Int, Int>")
    let lines = breach.description.split(separator: "\n")
    #expect(
      lines[0].wholeMatch(
        of:
          #/Dispatcher<\(\), Int, Int> is not a function: the same arguments gave the state after input 1: \d+ and then the state after input 1: \d+/#
      ) != nil, "\(lines[0])")
    #expect(
      lines[1...] == [
        "  state   0", "  inputs  [0]", "  law     “empty before changes nothing”",
        "try 1 of seed 1",
      ])
  }

  @Test func `a dispatcher that is impure now and then is named as such, and not left blank`()
    throws
  {
    let flicker = Flicker()
    let seldom = Line.reduce { number, _ in number = flicker.next() % 31 == 0 ? 7 : 0 }
    let laws = DispatcherLaws(seldom, .empty(), .empty(), state: .integer(), input: .integer())
    let breach = try #require(laws.counterexample())
    #expect(breach.impure != nil)
    #expect(breach.expected != breach.found)
    #expect(!breach.samples.isEmpty)
    #expect(breach.found.hasPrefix("the state after input "))
  }

  @Test func `an impure optic is named as such`() throws {
    let breach = try #require(GetterLaws(Counting()).counterexample())
    #expect(breach.impure == "Counting")
    #expect(breach["whole"] == "0")
    #expect(breach.description.hasPrefix("Counting is not a function: the same arguments gave "))
  }

  @Test func `an impure generator is named by what it makes`() throws {
    let flicker = Flicker()
    let impure = Generator { choices in choices.draw(.integer(in: 0...9)) + flicker.next() * 10 }
    let law = Law("all numbers are small") { trial in
      trial.expect(trial.draw("number", impure) < 5, equals: true)
    }
    let breach = try #require(law.counterexample())
    #expect(breach.impure == "the generator of “number”")
    #expect(
      breach.description.hasPrefix(
        "the generator of “number” is not a function: the same arguments gave "))
  }

  @Test func `an impure law without a subject is named by its words`() throws {
    let flicker = Flicker()
    let law = Law("calls are counted") { $0.expect(flicker.next(), equals: 0) }
    let breach = try #require(law.counterexample())
    #expect(
      breach.description.hasPrefix("The subject of “calls are counted” is not a function: the same")
    )
  }

  @Test func `what makes objects of its own each time is pure, and so is what prints in any order`()
  {
    final class Box {}
    let identity = Law("objects are one") { $0.expect(Box(), equals: Box(), by: ===) }
    #expect(identity.counterexample()?.impure == nil)
    #expect(identity.counterexample() != nil)
    struct Bag: Equatable, CustomStringConvertible {
      let parts: Set<Int>
      var description: String { "\(parts)" }
    }
    let bags = Law("bags are empty") { trial in
      let bag = Bag(
        parts: Set(trial.draw("parts", Generator<[Int]>.array(of: .integer(), count: 3...6))))
      trial.expect(bag, equals: Bag(parts: []))
    }
    #expect(bags.counterexample()?.impure == nil)
  }
}
