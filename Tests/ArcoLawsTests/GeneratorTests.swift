import ArcoLaws
import Testing

struct GeneratorTests {
  private struct Refusal: Error, Hashable {}

  private enum Bean: CaseIterable, Sendable {
    case arabica
    case robusta
  }

  @Test func `equal seeds make equal values, and others make others`() {
    let lists = Generator<[Int]>.array(of: .integer())
    #expect(lists.values(40, seed: 5) == lists.values(40, seed: 5))
    #expect(lists.values(40, seed: 5) != lists.values(40, seed: 6))
    #expect(lists.values(0) == [])
  }

  @Test func `integers stay in their range and reach its ends`() {
    #expect(Set(Generator<Int>.integer(in: -3...2).values(200)) == Set(-3...2))
    #expect(Set(Generator<Int>.integer(in: 4...6).values(200)) == [4, 5, 6])
    #expect(Set(Generator<Int>.integer(in: -6 ... -4).values(200)) == [-6, -5, -4])
    #expect(Generator<Int>.integer(in: 7...7).values(3) == [7, 7, 7])
    let all = Generator<Int>.integer(in: .min ... .max).values(500)
    #expect(all.contains { abs($0 / 2) > 1 << 60 })
    #expect(all.contains { 0...9 ~= $0 })
    #expect(all.contains { $0 < 0 })
    #expect(Generator<UInt64>.integer(in: .min ... .max).values(500).contains { $0 > 1 << 62 })
  }

  @Test func `numbers are finite sixteenths within their range`() {
    let numbers = Generator.double(in: -2...3).values(300)
    #expect(numbers.allSatisfy { -2...3 ~= $0 && ($0 * 16).rounded() == $0 * 16 })
    #expect(numbers.contains { $0.rounded() != $0 })
    #expect(numbers.contains(3))
  }

  @Test func `strings are empty, plain and difficult`() {
    let texts = String.generator.values(400)
    #expect(texts.contains(""))
    #expect(texts.contains { $0.utf8.count > $0.count })
    #expect(texts.contains { $0.unicodeScalars.count > $0.count })
    #expect(Generator.string(of: .just("x"), count: 2...3).values(50).contains("xxx"))
    #expect(Generator.string(count: 2...3).values(200).allSatisfy { $0.count <= 3 })
  }

  @Test func `collections keep to their counts`() {
    let lists = Generator<[Int]>.array(of: .integer(), count: 2...5).values(200)
    #expect(Set(lists.map(\.count)) == [2, 3, 4, 5])
    #expect(Set([Int].generator.values(300).map(\.count)).isSuperset(of: [0, 12]))
    #expect(Set<Int>.generator.values(100).contains { $0.count > 4 })
    let tables = [String: Int].generator.values(100)
    #expect(tables.contains { $0.isEmpty })
    #expect(tables.contains { $0.count > 4 })
  }

  @Test func `every choice is made sooner or later`() {
    #expect(Set(Generator<Bean>.anyCase.values(60)) == [.arabica, .robusta])
    #expect(Set(Bool?.generator.values(60)) == [nil, false, true])
    #expect(Set(Generator.element(of: ["a", "b", "c"]).values(60)) == ["a", "b", "c"])
    let either = Generator<Int>.oneOf([.just(1), .integer(in: 5...6)])
    #expect(Set(either.values(80)) == [1, 5, 6])
    let outcomes = Generator<Result<Int, Refusal>>.result(.just(1), .just(Refusal()))
    #expect(Set(outcomes.values(40)) == [.success(1), .failure(Refusal())])
  }

  @Test func `what is mapped, filtered or drawn in turn is made from what was drawn`() {
    #expect(Set(Generator.bool.map { $0 ? "yes" : "no" }.values(40)) == ["yes", "no"])
    let odd = Generator<Int>.integer(in: 0...9).filter { $0 % 2 == 1 }
    #expect(Set(odd.values(100)) == [1, 3, 5, 7, 9])
    let places = Generator<Int>.integer(in: 1...4).flatMap { count in
      .pair(.just(count), .integer(in: 0...(count - 1)))
    }
    #expect(places.values(100).allSatisfy { $0.1 < $0.0 })
  }

  @Test func `a filter that nothing fits stops the program`() async {
    let exit = await #expect(processExitsWith: .failure, observing: itsWords) {
      _ = Generator<Int>.integer(in: 0...9).filter { $0 > 9 }.values(1)
    }
    #expect(exit.words.contains("no value passed the filter of a generator"))
  }

  @Test func `functions are pure, differ, and print what they were asked`() {
    let generator = Generator<Function<String, Int>>.function(to: .integer())
    let functions = generator.values(20)
    for function in functions { #expect(function("a") == function("a")) }
    #expect(Set(functions.map { $0("a") }).count > 5)
    #expect(functions.contains { $0("a") != $0("b") })
    #expect(functions[3].description.hasPrefix("[\"a\": "))
    #expect(generator.values(1)[0].description == "[:]")
    #expect(generator.values(9).map { $0("é") } == generator.values(9).map { $0("é") })
  }

  @Test func `a function answers a set by what is in it, in whatever order it lies there`() {
    // As in another run, where sets lie in another order: sets of another capacity do here.
    let few = Set(0..<40)
    var spread = Set<Int>(minimumCapacity: 5_000)
    for number in 0..<40 { spread.insert(number) }
    #expect(few == spread)
    #expect(String(reflecting: few) != String(reflecting: spread), "or this test asks nothing")
    let functions = Generator<Function<Set<Int>, Int>>.function(to: .integer())
    #expect(functions.values(20).map { $0(few) } == functions.values(20).map { $0(spread) })
  }
}
