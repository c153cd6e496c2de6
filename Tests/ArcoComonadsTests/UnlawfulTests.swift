import ArcoComonads
import ArcoLaws
import ArcoOptics
import Testing

/// A container that adds something to moves that it joins.
private enum Hyphened: Container {
  static func root(_ shape: One) -> String { "" }
  static func reshape(_ shape: One, at position: String) -> One { shape }
  static func compose(_ shape: One, _ first: String, _ then: String) -> String {
    "\(first)-\(then)"
  }
}

/// A container whose root goes somewhere.
private enum Restless: Container {
  static func root(_ state: Int) -> Int { 0 }
  static func reshape(_ state: Int, at position: Int) -> Int { position }
  static func compose(_ state: Int, _ first: Int, _ then: Int) -> Int { then }
}

/// A container in which a move is forgotten by the next.
private enum Forgetful: Container {
  static func root(_ state: Int) -> Int { 0 }
  static func reshape(_ state: Int, at steps: Int) -> Int { (state + steps) % 5 }
  static func compose(_ state: Int, _ first: Int, _ then: Int) -> Int { then }
}

/// What the laws must catch: they are as good as what does not pass them.
@Suite struct UnlawfulTests {
  @Test func `a join that adds something is caught`() {
    let samples = ContainerSamples<Hyphened>(
      shapes: .just(One()), positions: { _ in ["", "a", "b"] })
    #expect(
      ContainerLaws(samples).counterexample()?.law
        == "composing a position with the root changes nothing")
    #expect(
      ComonadLaws(samples).counterexample()?.law == "rebasing the space changes nothing")
    #expect(ActionLaws(samples).counterexample()?.law == "an update that stays moves nothing")
  }

  @Test func `a root that moves is caught`() {
    let samples = ContainerSamples<Restless>(
      shapes: .element(of: [0, 1, 2]), positions: { _ in [0, 1, 2] })
    #expect(
      ContainerLaws(samples).counterexample()?.law == "the shape at the root is the shape itself")
    #expect(
      MonadLaws(MonadSamples(samples)).counterexample()?.law
        == "flatMap on pure is the function itself")
    #expect(
      CoLaws(samples).counterexample()?.law
        == "flatMap runs the first program in a space whose functions run the second")
  }

  @Test func `a forgotten move is caught`() {
    let samples = ContainerSamples<Forgetful>(
      shapes: .element(of: Array(0..<5)), positions: { _ in Array(0..<5) })
    let law = "the shape at two composed positions is the shape at the first and then the second"
    #expect(ContainerLaws(samples).counterexamples().map(\.law).contains(law))
    #expect(
      PairingLaws(.own, samples, samples).counterexample()?.law
        == "flatMap pairs with the first update in the duplicate, and then with the second")
    #expect(
      ActionLaws(samples).counterexample()?.law
        == "a sequence of updates moves by each update in turn")
  }

  @Test func `a monad whose chain forgets the first move is caught`() {
    let forgetting = MonadSamples<State<Int, Int>, Int, Both<Int, Int>>(
      "forgetting",
      draw: { storeSamples.drawUpdate(&$0, $1) },
      pure: { .pure($0) },
      flatMap: { update, next in
        State<Int, Int> { state in next(update.run(state).value).run(state) }
      },
      starts: .element(of: [0, 1, 2]),
      run: { update, state in
        let (position, value) = update.run(state)
        return Both(position, value)
      }
    )
    #expect(
      MonadLaws(forgetting).counterexample()?.law
        == "flatMap with pure changes nothing")
  }

  @Test func `a monoid that subtracts is caught`() {
    struct Difference: Monoid, Equatable {
      var value: Int
      static var empty: Difference { Difference(value: 0) }
      func appending(_ other: Difference) -> Difference { Difference(value: value - other.value) }
    }
    let values = Generator<Int>.integer().map { Difference(value: $0) }
    #expect(MonoidLaws(values).counterexamples().count == 2)
  }

  @Test func `a lens that changes another part is no morphism`() {
    let clearing = Lens<User, String>(
      get: { $0.name }, set: { User(name: $1, age: $1 == $0.name ? $0.age : 0) })
    let laws = MorphismLaws(
      .lens(clearing), ContainerSamples<Stores<User>>.store(users),
      ContainerSamples<Stores<String>>.store(["", "Ada"]))
    let broken = "composed positions of the target are mapped to composed positions of the source"
    #expect(laws.counterexample()?.law == broken)
  }

  @Test func `a lens that does not keep what it is given is no morphism`() {
    let deaf = Lens<User, String>(get: { $0.name }, set: { user, _ in user })
    let laws = MorphismLaws(
      .lens(deaf), ContainerSamples<Stores<User>>.store(users),
      ContainerSamples<Stores<String>>.store(["", "Ada"]))
    #expect(
      laws.counterexample()?.law
        == "the shape after a move of the target is the target's shape at that position")
  }

  @Test func `a lens that changes another part when it sets what it got is no morphism`() {
    let resetting = Lens<User, String>(get: { $0.name }, set: { User(name: $1, age: 0) })
    let laws = MorphismLaws(
      .lens(resetting), ContainerSamples<Stores<User>>.store(users),
      ContainerSamples<Stores<String>>.store(["", "Ada"]))
    #expect(laws.counterexample()?.law == "the target's root is mapped to the source's root")
  }

  @Test func `a morphism that forgets where the target was is no morphism`() {
    let forgetful = Morphism<Day<Traces<String>, Zippers>, Traces<String>>(
      shape: { $0.first }, position: { Both($1, $0.second.index) },
      targetPosition: { $1.second == $0.second.index ? $1.first : "" })
    let laws = MorphismLaws(forgetful, .day(tracedSamples, .zipper), tracedSamples)
    #expect(
      laws.counterexample()?.law
        == "targetPosition gives composed positions of the target for those of the source")
  }

  @Test func `samples that say nothing of moves are refused`() async {
    let moore = await #expect(processExitsWith: .failure, observing: itsWords) {
      _ = ContainerSamples<Moores<Int, Int>>.moore([1, 2], inputs: [5], step: { _, _ in })
    }
    #expect(moore.words.contains("laws about moves need an input that leads to another state"))
    let stream = await #expect(processExitsWith: .failure, observing: itsWords) {
      _ = ContainerSamples<Streams<Int>>.stream([1], next: { $0 })
    }
    #expect(stream.words.contains("laws about moves need a seed that is followed by another one"))
    let cofree = await #expect(processExitsWith: .failure, observing: itsWords) {
      _ = ContainerSamples<Cofrees<Tasks>>.cofree([[], [1]], queries: [.count])
    }
    #expect(cofree.words.contains("laws about moves need a query that leads to another state"))
    let traced = await #expect(processExitsWith: .failure, observing: itsWords) {
      _ = ContainerSamples<Traces<String>>.traced(["a", "b"])
    }
    #expect(traced.words.contains("the values must contain the empty value"))
  }

  @Test func `lifts into one place do not commute`() {
    let laws = CommutingLiftLaws(
      .identity, .identity, tracedSamples, tracedSamples, tracedSamples)
    #expect(
      laws.counterexample()?.law == "the two updates can be exchanged")
  }
}
