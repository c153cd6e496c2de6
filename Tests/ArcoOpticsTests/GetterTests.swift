import ArcoLaws
import ArcoOptics
import Testing

struct GetterTests {
  @Test func `getters of every make give one part`() {
    let label = Getter<Dose, String> { $0.label }
    for dose in Dose.generator.values(12) {
      #expect(label.get(dose) == dose.label)
      #expect(label.extract(dose) == dose.label)
      #expect(label.values(in: dose) == [dose.label])
      #expect(Getter(\Dose.label.count).get(dose) == dose.label.count)
      #expect(Getter.storing(storedGrams).get(dose) == dose.grams)
    }
  }

  @Test func `getters of every make obey the laws`() {
    #expect(GetterLaws(Getter<Dose, String> { $0.label }).counterexample() == nil)
    #expect(GetterLaws(Getter(\Dose.label.count)).counterexample() == nil)
    #expect(GetterLaws(Getter.storing(storedGrams)).counterexample() == nil)
    #expect(GetterLaws(DoseLens().appending(Getter(\.label))).counterexample() == nil)
    #expect(GetterLaws(NotePrism().reversed).counterexample() == nil)
  }

  @Test func `a lens and a getter make one`() {
    let count = DoseLens().appending(Getter(\.label)).appending(Getter(\.count))
    let shop = Shop(dose: Dose(grams: 1, label: "ab"), order: .nothing, spare: nil, total: 0)
    #expect(count.get(shop) == 2)
  }

  @Test func `a composition of stored getters can be stored`() {
    let count: Getter<Dose, Int> = Getter.storing(
      Getter(\Dose.label).appending(Getter(\.count)))
    #expect(count.get(Dose(grams: 0, label: "abc")) == 3)
  }
}
