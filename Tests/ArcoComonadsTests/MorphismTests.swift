import ArcoComonads
import ArcoLaws
import ArcoOptics
import Testing

@Suite struct MorphismTests {
  private let userSamples = ContainerSamples<Stores<User>>.store(users)
  private let nameSamples = ContainerSamples<Stores<String>>.store(["", "Ada", "Bob"])
  private let ageSamples = ContainerSamples<Stores<Int>>.store([0, 7])
  private let small = ContainerSamples<Stores<Int>>.store([0, 1])

  /// All that follows from a morphism: its own laws, those of its lifts and of its pairing.
  private func keepsLaws<Source, Target>(
    _ morphism: Morphism<Source, Target>,
    _ source: ContainerSamples<Source>,
    _ target: ContainerSamples<Target>,
    tries: Int = 40
  ) -> [Counterexample] {
    let lifts = LiftLaws(from: MonadSamples(target), to: MonadSamples(source)) {
      (update: Update<Target, Int>) in update.lifted(along: morphism)
    }
    return MorphismLaws(morphism, source, target).counterexamples(tries: tries)
      + lifts.counterexamples(tries: tries)
      + PairingLaws(Pairing(along: morphism), target, source).counterexamples(tries: tries)
  }

  @Test func `a lens is a morphism of stores`() {
    #expect(keepsLaws(.lens(nameLens), userSamples, nameSamples) == [])
    #expect(keepsLaws(.lens(ageLens), userSamples, ageSamples) == [])
  }

  @Test func `one morphism after another is a morphism`() {
    let composed = Morphism<Day<Stores<User>, Zippers>, Stores<User>>.first()
      .appending(.lens(ageLens))
    let whole = ContainerSamples<Day<Stores<User>, Zippers>>.day(userSamples, .zipper)
    #expect(keepsLaws(composed, whole, ageSamples, tries: 20) == [])
  }

  @Test func `a lens is lawful exactly when its morphism is`() {
    let lenses = [
      nameLens,
      Lens<User, String>(get: { $0.name }, set: { User(name: $1, age: $0.age + $1.count) }),
      Lens<User, String>(get: { $0.name }, set: { user, _ in user }),
      Lens<User, String>(get: { $0.name }, set: { User(name: $1, age: 0) }),
      Lens<User, String>(get: { _ in "Ada" }, set: { User(name: $1, age: $0.age) }),
    ]
    let samples = OpticSamples(whole: .element(of: users), part: .element(of: ["", "Ada", "Bob"]))
    let verdicts = lenses.map { LensLaws($0, samples).counterexample() == nil }
    #expect(verdicts == [true, false, false, false, false])
    let morphisms = lenses.map {
      MorphismLaws(.lens($0), userSamples, nameSamples).counterexample() == nil
    }
    #expect(morphisms == verdicts)
  }

  @Test func `an update of a part is lifted along its lens`() {
    let update = State<String, Int> { ($0 + "!", $0.count) }
    let (user, count) = update.lifted(along: .lens(nameLens)).run(User(name: "Ada", age: 7))
    #expect(user == User(name: "Ada!", age: 7))
    #expect(count == 3)
  }

  @Test func `selecting a lifted update is selecting in what is seen`() {
    let store = Store(User(name: "Ada", age: 7)) { "\($0.name), \($0.age)" }
    let update = State<String, Void>.put("Bob")
    let whole = store.select(update.lifted(along: .lens(nameLens)))
    let part = store.transformed(by: .lens(nameLens)).select(update)
    #expect(whole.extract() == "Bob, 7")
    #expect(part.extract() == "Bob, 7")
    #expect(whole.transformed(by: .lens(nameLens)).position == part.position)
  }

  @Test func `both sides of two and of a switch are morphisms and commute`() {
    let day = ContainerSamples<Day<Stores<Int>, Traces<String>>>.day(small, tracedSamples)
    #expect(keepsLaws(.first(), day, small) == [])
    #expect(keepsLaws(.second(), day, tracedSamples) == [])
    #expect(
      CommutingLiftLaws(.first(), .second(), day, small, tracedSamples).counterexample() == nil)
    let tabs = ContainerSamples<Switches<Stores<Int>, Zippers>>.switch(small, .zipper)
    #expect(keepsLaws(.left(), tabs, small, tries: 20) == [])
    #expect(keepsLaws(.right(), tabs, ContainerSamples<Zippers>.zipper, tries: 20) == [])
    let commute = CommutingLiftLaws(
      .left(), .right(), tabs, small, ContainerSamples<Zippers>.zipper)
    #expect(commute.counterexample() == nil)
  }

  @Test func `injections into a coproduct are morphisms`() {
    let either = ContainerSamples<Coproduct<Stores<Int>, Traces<String>>>.coproduct(
      storeSamples, tracedSamples)
    #expect(keepsLaws(.left(), storeSamples, either) == [])
    #expect(keepsLaws(.right(), tracedSamples, either) == [])
  }

  @Test func `a place among many is seen by its index`() {
    let many = ContainerSamples<Many<Stores<Int>>>.many(storeSamples)
    #expect(keepsLaws(.element(1), many, storeSamples) == [])
    let laws = CommutingLiftLaws(.element(0), .element(1), many, storeSamples, storeSamples)
    #expect(laws.counterexample() == nil)
  }

  @Test func `a pairing along a lens knows the part alone`() {
    let narrow = Pairing(along: .lens(nameLens))
    let store = Store(User(name: "Ada", age: 7)) { $0.age }
    #expect(narrow.pair(State<String, String>.get(), store) { "\($0) is \($1)" } == "Ada is 7")
    #expect(narrow.select(.put("Bob"), in: store).position == User(name: "Bob", age: 7))
  }
}
