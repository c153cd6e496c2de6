import ArcoLaws
import ArcoTesting
import Testing

/// What generators make by default at the edges of their types.
struct EdgeTests {
  @Test func `integers come at the ends of their type and where another byte begins`() {
    func missing<Value: FixedWidthInteger & Sendable>(
      _ edges: Set<Value>, _ generator: Generator<Value>
    ) -> Set<Value> { edges.subtracting(generator.values(2_000)) }
    #expect(missing([.min, .max, 0, -1, 1, 127, 128, 255, 256], Int.generator) == [])
    #expect(missing([-128, 127, 0], Int8.generator) == [])
    #expect(missing([0, 0x7F, 0x80, 0xFF], UInt8.generator) == [])
    #expect(missing([0, .max], UInt64.generator) == [])
    #expect(missing([-1_000, 5_000], .integer(in: -1_000...5_000)) == [])
  }

  @Test func `half of all integers are small`() {
    #expect(Int.generator.values(1_000).filter { -12...12 ~= $0 }.count > 350)
  }

  @Test func `numbers are zeros of both signs, NaN, infinite, tiny and huge`() {
    let numbers = Double.generator.values(600)
    let patterns = Set(numbers.map(\.bitPattern))
    let edges: [Double] = [
      0, -0.0, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0.1,
    ]
    for edge in edges {
      let isDrawn = patterns.contains(edge.bitPattern)
      #expect(isDrawn, "\(edge)")
    }
    let isSubnormalDrawn = numbers.contains { $0.isSubnormal }
    #expect(isSubnormalDrawn)
    #expect(numbers.filter { $0.rounded() == $0 && abs($0) <= 1_000 }.count > 200)
    let near = Generator.double(in: -2...3).values(300).map(\.bitPattern)
    let isNegativeZeroDrawn = near.contains((-0.0).bitPattern)
    #expect(isNegativeZeroDrawn)
    let isPlus = Generator.double(in: 0...3).values(300).allSatisfy { $0.sign == .plus }
    #expect(isPlus)
  }

  @Test func `strings are numbers with leading zeros, NUL, combining marks, emoji and long`() {
    let texts = String.generator.values(2_000)
    let exact = Set(texts.map { Array($0.utf8) })
    for edge in [
      "", "007", "a\0b", "e\u{301}", "é", "\u{301}", "👩‍👩‍👧", "9223372036854775808", "\u{80}",
    ] {
      let isDrawn = exact.contains(Array(edge.utf8))
      #expect(isDrawn, "\(edge.debugDescription)")
    }
    let isLongDrawn = texts.contains { $0.count > 100 }
    #expect(isLongDrawn)
  }

  @Test func `every sample string can be drawn`() {
    // One that could not be would be left out without a word.
    let awkward = [
      "\u{FEFF}a", "\u{202E}a", "🇯🇵🇯🇵", "👍🏽", "&amp;", "../..", "%20", "\u{212B}", "null",
    ]
    for text in awkward {
      let texts = Generator.string(count: text.count...text.count).values(3_000)
      let isDrawn = texts.contains { $0.unicodeScalars.elementsEqual(text.unicodeScalars) }
      #expect(isDrawn, "\(text)")
    }
  }

  @Test func `lists are empty, long, and repeat elements`() {
    let lists = [Int].generator.values(400)
    #expect(lists.filter(\.isEmpty).count > 40)
    let lengths = Set(lists.map(\.count))
    #expect(!lengths.isDisjoint(with: 13...40))
    #expect((4...40).contains(lists.filter { $0.count >= 100 }.count))
    let labels = Generator<[String]>.array(of: .string(), count: 4...8).values(100)
    #expect(labels.filter { Set($0).count < $0.count }.count > 40)
    let inner = [[Int]].generator.values(400).flatMap(\.self)
    let longest = inner.map(\.count).max() ?? 0
    #expect(longest == 12)
  }

  @Test func `sets and dictionaries are empty and long, too`() {
    let sets = Set<Int>.generator.values(400)
    let sizes = Set(sets.map(\.count))
    #expect(sizes.contains(0))
    #expect(!sizes.isDisjoint(with: 50...200))
    let tables = [String: Int?].generator.values(400)
    let others = Set(tables.map(\.count))
    #expect(others.contains(0))
    #expect(!others.isDisjoint(with: 50...200))
  }

  @Test func `an optional in an optional is nil in both ways`() {
    let values = Set(Bool??.generator.values(200))
    #expect(values == [nil, .some(nil), false, true])
  }

  @Test func `a counterexample at an edge becomes a plain one where that breaks the law too`() {
    func smallest<Value: Generatable>(
      _ type: Value.Type, _ holds: @escaping (Value) -> Bool
    ) -> String? {
      Law("") { $0.expect(holds($0.draw("value", type)), equals: true) }
        .counterexample(tries: 2_000)?["value"]
    }
    #expect(smallest(Int.self) { $0 < 100 } == "100")
    #expect(smallest(Int.self) { $0 != .max } == "9223372036854775807")
    #expect(smallest(Double.self) { $0 < 10 } == "10.0")
    #expect(smallest(Double.self) { !$0.isInfinite } == "inf")
    #expect(smallest(Double.self) { !$0.isNaN } == "nan")
    #expect(smallest(Double.self) { $0.sign == .plus } == "-0.0")
    #expect(smallest(String.self) { $0.count < 3 } == "\"aaa\"")
    #expect(smallest(String.self) { Int($0) == nil } == "\"0\"")
    #expect(smallest(String.self) { !$0.utf8.contains(0) } == "\"\\0\"")
    #expect(
      smallest([Bool].self) { $0.count < 30 }
        == "[\(Array(repeating: "false", count: 30).joined(separator: ", "))]")
    #expect(smallest([Int].self) { Set($0).count == $0.count } == "[0, 0]")
    #expect(smallest(Int??.self) { $0 != .some(nil) } == ".some(nil)")
  }

  @Test func `a law that only long lists break ends, with a list that is not longer than needed`() {
    let law = Law("lists are short") { trial in
      trial.expect(trial.draw("list", [Double].self).count < 100, equals: true)
    }
    let text = law.counterexample(tries: 2_000)?["list"]
    #expect(text == "[\(Array(repeating: "0.0", count: 100).joined(separator: ", "))]")
  }
}
