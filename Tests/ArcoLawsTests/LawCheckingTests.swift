import ArcoLaws
import ArcoTesting
import Testing

struct LawCheckingTests {
  @Test func `a law that holds has no counterexample`() {
    let law = Law("reversing twice changes nothing") { trial in
      let list = trial.draw("list", [Int].self)
      trial.expect(Array(list.reversed().reversed()), equals: list)
    }
    #expect(law.counterexample() == nil)
    #expect(law.counterexample(tries: 1_000, seed: 99) == nil)
  }

  @Test func `a counterexample is small, and says all there is to say`() {
    let law = Law("sums are below a hundred") { trial in
      let list = trial.draw("list", Generator<[Int]>.array(of: .integer(in: 0...80)))
      let limit = trial.draw("limit", Generator.just(100))
      trial.note("sum", list.reduce(0, +))
      trial.expect(list.reduce(0, +) < limit, equals: true)
    }
    let found = law.counterexample(seed: 4)
    #expect(found?.law == "sums are below a hundred")
    #expect(found?["list"] == "[20, 80]")
    #expect(found?["sum"] == "100")
    #expect(found?["other"] == nil)
    #expect(found?.expected == "true")
    #expect(found?.found == "false")
    #expect(found?.seed == 4)
  }

  @Test func `the text is a line for each thing`() {
    let law = Law("texts are short") { trial in
      let text = trial.draw("text", Generator.string(of: .element(of: ["x", "\n"])))
      let spare = trial.draw("spare text", String?.self)
      trial.note("lines", Lines())
      trial.expect(spare == nil ? 0 : text.count, equals: 0, "the count")
    }
    let text = law.counterexample(seed: 1).map { "\($0)" }
    #expect(
      text == """
        Broken: “texts are short”
          text        "x"
          spare text  ""
          lines       one
                      two
          expected    the count: 0
          found       the count: 1
        try \(law.counterexample(seed: 1)?.attempt ?? 0) of seed 1
        """)
  }

  private struct Lines: CustomStringConvertible {
    var description: String { "one\ntwo" }
  }

  @Test func `a seed finds its counterexample again, however many tries there are`() throws {
    let law = Law("few lists are long") { trial in
      trial.expect(trial.draw("list", [Int].self).count < 11, equals: true)
    }
    let found = try #require(law.counterexample(seed: 12))
    #expect(law.counterexample(tries: found.attempt, seed: 12) == found)
    #expect(found.attempt == 1 || law.counterexample(tries: found.attempt - 1, seed: 12) == nil)
    #expect(found["list"] == "[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]")
  }

  @Test func `values stay within their generator while they are made smaller`() {
    let even = Generator<Int>.integer(in: 0...900).map { $0 * 2 }
    let some = even.filter { $0 % 3 == 0 }.flatMap { number in
      .pair(.just(number), .array(of: .integer(in: 0...9), count: 0...(number / 60)))
    }
    let law = Law("none is large") { trial in
      let (number, list) = trial.draw("value", some)
      trial.expect(number < 200 || list.isEmpty, equals: true)
    }
    #expect(law.counterexample()?["value"] == "(204, [0])")
  }

  @Test func `a number falls to the smallest that breaks the law`() {
    func smallest(_ range: ClosedRange<Int>, _ holds: @escaping (Int) -> Bool) -> String? {
      Law("") { trial in
        trial.expect(holds(trial.draw("number", .integer(in: range))), equals: true)
      }.counterexample(tries: 2_000)?["number"]
    }
    #expect(smallest(.min ... .max) { $0 < 1_000_003 } == "1000003")
    #expect(smallest(.min ... .max) { $0 > -77 } == "-77")
    #expect(smallest(5...900) { $0 < 5 } == "5")
    #expect(smallest(-9 ... -4) { _ in false } == "-4")
  }

  @Test func `a function in a counterexample shows the calls that matter`() {
    let law = Law("functions are constant") { trial in
      let function = trial.draw("function", Generator<Function<Int, Int>>.function(to: .integer()))
      trial.expect(function(1), equals: function(2))
    }
    let table = law.counterexample()?["function"]
    #expect(table?.hasPrefix("[1: ") == true)
    #expect(table?.contains(", 2: ") == true)
  }

  @Test func `a law that nothing was demanded of counts as broken`() {
    let vacuous = Law("large numbers are large") { trial in
      let number = trial.draw("number", .integer(in: -100...100))
      if number > 1_000 { trial.expect(number > 999, equals: true) }
    }
    #expect(
      vacuous.counterexample()?.found == "none in 200 tries: the generators do not test this law")
    let passing = Law("") { trial in trial.pass() }
    #expect(passing.counterexample() == nil)
  }

  @Test func `an equality of one's own decides`() {
    let law = Law("") { trial in
      trial.expect(("a", 1), equals: ("A", 1)) { $0.0.lowercased() == $1.0.lowercased() }
    }
    #expect(law.counterexample() == nil)
  }

  @Test func `a suite tries its laws in order`() {
    struct Pair: LawSuite {
      var laws: [Law] {
        [
          Law("holds") { $0.pass() },
          Law("breaks") { $0.expect(1, equals: 2) },
          Law("breaks too") { $0.expect("a", equals: "b") },
        ]
      }
    }
    #expect(Pair().counterexample()?.law == "breaks")
    #expect(Pair().counterexample()?.subject == "Pair")
    #expect(Pair().counterexamples().map(\.law) == ["breaks", "breaks too"])
    #expect(Pair().counterexamples().last?.found == "\"a\"")
  }
}
