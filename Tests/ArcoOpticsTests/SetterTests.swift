import ArcoLaws
import ArcoOptics
import ArcoTesting
import Testing

struct SetterTests {
  let inPlace = Setter<[Int], Int>(modifyEach: { numbers, change in
    for index in numbers.indices { change(&numbers[index]) }
  })
  let mapped = Setter<[Int], Int>(map: { numbers, change in numbers.map(change) })

  @Test func `setters of every make obey the laws`() {
    for setter in [inPlace, mapped, Setter.storing(StandardOptics.Each<[Int]>())] {
      #expect(SetterLaws(setter).counterexample() == nil)
    }
    #expect(
      SetterLaws(StandardOptics.Each<[Dose]>().appending(Setter.storing(GramsLens())))
        .counterexample() == nil)
    #expect(SetterLaws(Setter.storing(DosePrism())).counterexample() == nil)
  }

  @Test func `a change that throws keeps what it wrote before and leaves the rest alone`() {
    func refuse(_ number: inout Int) throws(Refusal) {
      number += 10
      if number == 12 { throw Refusal() }
    }
    for setter in [inPlace, mapped, Setter.storing(StandardOptics.Each<[Int]>())] {
      var numbers = [1, 2, 3]
      #expect(throws: Refusal()) { try setter.modifyEach(&numbers, refuse) }
      #expect(numbers == [11, 12, 3])
    }
  }

  @Test func `a lens and a setter make a setter`() {
    let letters = Setter<String, Character>(map: { text, change in String(text.map(change)) })
    var dose = Dose(grams: 1, label: "abc")
    let path = Lens(\Dose.label).appending(letters)
    path.modifyEach(&dose) { $0 = Character($0.uppercased()) }
    #expect(dose.label == "ABC")
    #expect(!path.footprint.overlaps(Lens(\Dose.grams).footprint))
  }
}
