import ArcoComonads
import ArcoLaws
import ArcoTesting
import Testing

/// One query, which says nothing and is told nothing: the functor that leaves a type as it is.
private enum Onward: Interface {
  static func step(_ number: inout Int, _ query: One) -> One {
    number = (number * 3 + 1) % 7
    return One()
  }
}

/// A count-down that is over at zero. Its functor has a next machine or none; here the query is
/// there at the end, too, and is refused.
private enum CountDown: Interface {
  enum Answer: Equatable { case went, isOver }

  static func step(_ number: inout Int, _ query: One) -> Answer {
    guard number > 0 else { return .isOver }
    number -= 1
    return .went
  }
}

/// Cofree over optionals by its equation: what is shown, and perhaps what comes next.
private indirect enum Textbook {
  case node(String, Textbook?)

  static func counting(from number: Int) -> Textbook {
    .node("\(number)", number > 0 ? counting(from: number - 1) : nil)
  }

  var shown: [String] {
    switch self {
    case .node(let text, let next): [text] + (next?.shown ?? [])
    }
  }
}

/// Cofree over `Interface`'s own functor by its equation: what is shown, and for every query the
/// answer and what comes next.
private struct Answering: Interface {
  let shown: String
  let next: (Int) -> (answer: Int, Answering)

  static func step(_ machine: inout Answering, _ query: Int) -> Int {
    let (answer, next) = machine.next(query)
    machine = next
    return answer
  }

  static func summing(_ sum: Int) -> Answering {
    Answering(shown: "at \(sum)") { number in (sum + number, summing(sum + number)) }
  }
}

/// A tree: where one can be in it depends on where one is.
private struct Tree: Hashable, Sendable {
  var name: String
  var branches: [Tree] = []
}

/// Cofree over arrays as a container: a position is the way there, branch by branch.
private enum Trees: Container {
  static func root(_ tree: Tree) -> [Int] { [] }

  static func reshape(_ tree: Tree, at way: [Int]) -> Tree {
    way.reduce(tree) { $0.branches[$1] }
  }

  static func compose(_ tree: Tree, _ first: [Int], _ then: [Int]) -> [Int] { first + then }
}

private let leaf = Tree(name: "c")
private let family = Tree(
  name: "a",
  branches: [Tree(name: "b", branches: [leaf, Tree(name: "d")]), Tree(name: "e")])

private func ways(_ tree: Tree) -> [[Int]] {
  [[]] + tree.branches.enumerated().flatMap { index, branch in ways(branch).map { [index] + $0 } }
}

/// Which functors `Interface` says, and what is to be done for the others.
@Suite struct CofreeFunctorTests {
  @Test func `one query without an answer makes a stream`() {
    let stream = StreamSpace(seed: 2, next: { ($0 * 3 + 1) % 7 }, show: { "\($0)" })
    var cofree = Cofree<Onward, String>(state: 2) { "\($0)" }
    for count in 0..<10 {
      #expect(cofree.extract() == stream.dropping(count).extract())
      cofree = cofree.asking(One()).space
    }
  }

  @Test func `a machine that is written as a tree is an interface whose state it is`() {
    let law = Law("unfolding from itself") { trial in
      let queries = trial.draw("queries", Generator<[Int]>.array(of: .integer(in: 0...9)))
      var tree = Answering.summing(0)
      var space = Cofree<Answering, String>(state: .summing(0)) { $0.shown }
      for query in queries {
        let expected = tree.next(query)
        let found = space.asking(query)
        trial.expect(found.answer, equals: expected.answer, "the answer")
        trial.expect(found.space.extract(), equals: expected.1.shown, "what is shown")
        (tree, space) = (expected.1, found.space)
      }
    }
    #expect(law.counterexample() == nil)
  }

  @Test func `a machine that can end answers that it is over, and shows the same until then`() {
    for start in 0...5 {
      var space = Cofree<CountDown, String>(state: start) { "\($0)" }
      var shown = [space.extract()]
      while true {
        let (answer, next) = space.asking(One())
        space = next
        if answer == .isOver { break }
        shown.append(space.extract())
      }
      #expect(shown == Textbook.counting(from: start).shown)
      // What the functor forbids is only refused here: one can ask on, and nothing changes.
      #expect(space.asking(One()).space.extract() == "0")
    }
  }

  @Test func `cofree over arrays is a container of ways into a tree, and keeps all laws`() {
    let samples = ContainerSamples<Trees>(
      shapes: .element(of: [family, family.branches[0], leaf]), positions: ways)
    #expect(ArchitectureLaws(samples).counterexamples(tries: 20) == [])
    let tree = Space<Trees, String>(origin: family) { Trees.reshape(family, at: $0).name }
    let down = Update<Trees, Void> { tree in (tree.branches.isEmpty ? [] : [0], ()) }
    #expect(tree.select(down).extract() == "b")
    #expect(tree.select(down).select(down).extract() == "c")
    #expect(tree.select(down).select(down).select(down).extract() == "c")
  }
}
