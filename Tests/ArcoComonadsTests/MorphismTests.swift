import ArcoComonads
import ArcoOptics
import ArcoTesting
import Testing

@Suite struct MorphismTests {
  private let userSamples = ContainerSamples<Stores<User>>.store(users)
  private let nameSamples = ContainerSamples<Stores<String>>.store(["", "Ada", "Bob"])
  private let ageSamples = ContainerSamples<Stores<Int>>.store([0, 7])

  @Test func `a lens is a morphism of stores`() {
    #expect(MorphismLaws(.lens(nameLens), userSamples, nameSamples).counterexamples() == [])
    let composed = Morphism<Day<Stores<User>, Zippers>, Stores<User>>.first()
      .appending(.lens(ageLens))
    let whole = ContainerSamples<Day<Stores<User>, Zippers>>.day(userSamples, .zipper)
    #expect(MorphismLaws(composed, whole, ageSamples).counterexamples(tries: 30) == [])
  }

  @Test func `an update of a part is lifted along its lens`() {
    let update = State<String, Int> { ($0 + "!", $0.count) }
    let (user, count) = update.lifted(along: .lens(nameLens)).run(User(name: "Ada", age: 7))
    #expect(user == User(name: "Ada!", age: 7))
    #expect(count == 3)
    let lift = LiftLaws(
      from: MonadSamples(nameSamples), to: MonadSamples(userSamples),
      { $0.lifted(along: .lens(nameLens)) })
    #expect(lift.counterexamples() == [])
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
    let small = ContainerSamples<Stores<Int>>.store([0, 1])
    let day = ContainerSamples<Day<Stores<Int>, Traces<String>>>.day(small, tracedSamples)
    #expect(MorphismLaws(.first(), day, small).counterexamples(tries: 40) == [])
    #expect(MorphismLaws(.second(), day, tracedSamples).counterexamples(tries: 40) == [])
    #expect(
      CommutingLiftLaws(.first(), .second(), day, small, tracedSamples).counterexample() == nil)
    let tabs = ContainerSamples<Switches<Stores<Int>, Zippers>>.switch(small, .zipper)
    #expect(MorphismLaws(.left(), tabs, small).counterexamples(tries: 20) == [])
    #expect(MorphismLaws(.right(), tabs, .zipper).counterexamples(tries: 20) == [])
    let commute = CommutingLiftLaws(
      .left(), .right(), tabs, small, ContainerSamples<Zippers>.zipper)
    #expect(commute.counterexample() == nil)
    let lift = LiftLaws(
      from: MonadSamples(small), to: MonadSamples(tabs), { Update.left($0) })
    #expect(lift.counterexamples() == [])
  }

  @Test func `injections into a coproduct are morphisms`() {
    let either = ContainerSamples<Coproduct<Stores<Int>, Traces<String>>>.coproduct(
      storeSamples, tracedSamples)
    #expect(MorphismLaws(.left(), storeSamples, either).counterexamples() == [])
    #expect(MorphismLaws(.right(), tracedSamples, either).counterexamples() == [])
  }

  @Test func `a place among many is seen by its index`() {
    let many = ContainerSamples<Many<Stores<Int>>>.many(storeSamples)
    #expect(MorphismLaws(.element(1), many, storeSamples).counterexamples(tries: 40) == [])
    let laws = CommutingLiftLaws(.element(0), .element(1), many, storeSamples, storeSamples)
    #expect(laws.counterexample() == nil)
  }

  @Test func `every morphism makes a lawful pairing`() {
    let narrow = Pairing(along: .lens(nameLens))
    #expect(PairingLaws(narrow, nameSamples, userSamples).counterexamples() == [])
    let store = Store(User(name: "Ada", age: 7)) { $0.age }
    #expect(narrow.pair(State<String, String>.get(), store) { "\($0) is \($1)" } == "Ada is 7")
    #expect(narrow.select(.put("Bob"), in: store).position == User(name: "Bob", age: 7))
  }
}
