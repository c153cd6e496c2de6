import ArcoLaws
import ArcoOptics
import Testing

private struct Deep: Equatable {
  enum Content: Equatable {
    case rows([Tracked?])
    case none
  }
  var content: Content
}

struct CompositionTests {
  @Test func `composing keeps the laws of the weaker optic`() {
    #expect(LensLaws(DoseLens().appending(GramsLens())).counterexample() == nil)
    #expect(LensLaws(storedDose.appending(storedGrams)).counterexample() == nil)
    #expect(
      LensLaws(DoseLens().appending(GramsLens()).appending(Negated())).counterexample() == nil)
    #expect(PrismLaws(StandardOptics.Some<Order>().appending(DosePrism())).counterexample() == nil)
    #expect(
      PrismLaws(Prism.storing(StandardOptics.Some<Order>()).appending(storedDosePrism))
        .counterexample() == nil)
    let next = Iso<Int, Int>(get: { $0 &+ 1 }, embed: { $0 &- 1 })
    #expect(IsoLaws(Negated().appending(next)).counterexample() == nil)
    #expect(
      IsoLaws(Iso.storing(Negated()).appending(Iso.storing(Negated()))).counterexample() == nil)
    let grams = Affine.storing(OrderLens().appending(DosePrism())).appending(
      Affine.storing(GramsLens()))
    #expect(AffineLaws(grams).counterexample() == nil)
  }

  @Test func `composition is associative, and the identity is neutral on both sides`() {
    #expect(CompositionLaws(OrderLens(), DosePrism(), GramsLens()).counterexample() == nil)
    #expect(
      CompositionLaws(Lens(\Shop.spare), StandardOptics.Some(), Lens(\.grams)).counterexample()
        == nil)
    #expect(CompositionLaws(storedDose, storedGrams, Negated()).counterexample() == nil)
    #expect(
      CompositionLaws(StandardOptics.Each<[Shop]>(), OrderLens(), NotePrism()).counterexample()
        == nil)
  }

  @Test func `an element in an array in a case is changed in place, also when the change throws`() {
    let content = Lens<Deep, Deep.Content>(
      get: { $0.content }, modify: { deep, change in change(&deep.content) })
    let rows = Prism<Deep.Content, [Tracked?]>(
      extract: { if case .rows(let rows) = $0 { rows } else { nil } }, embed: { .rows($0) })
    let second = Lens<[Tracked?], Tracked?>(
      get: { $0[1] }, modify: { all, change in change(&all[1]) })
    let path = content.appending(rows).appending(second).some
    var deep = Deep(content: .rows([Tracked(), Tracked(), nil]))
    func address(_ deep: Deep) -> UnsafePointer<Tracked?>? {
      rows.extract(deep.content)?.withUnsafeBufferPointer { $0.baseAddress }
    }
    let before = address(deep)
    func fail(_ box: inout Tracked) throws(Refusal) {
      box.append(2)
      throw Refusal()
    }
    _ = path.modifyIfPresent(&deep) { $0.append(1) }
    #expect(throws: Refusal()) { try path.modifyIfPresent(&deep, fail) }
    _ = Affine.storing(path).modifyIfPresent(&deep) { $0.append(3) }
    #expect(throws: Refusal()) { try Affine.storing(path).modifyIfPresent(&deep, fail) }
    #expect(path.extract(deep)?.numbers == [0, 1, 2, 3, 2])
    #expect(path.extract(deep)?.copies == 0)
    #expect(address(deep) == before)
  }

  @Test func `a path of seven is one expression`() {
    let grams = Lens(\[Shop?].self).each.some.appending(Lens(\.spare)).some.appending(Lens(\.grams))
      .appending(Getter(\.description))
    let dose = Dose(grams: 1, label: "a")
    let shop = Shop(dose: dose, order: .nothing, spare: dose, total: 0)
    #expect(grams.values(in: [shop, nil, shop]) == ["1", "1"])
  }
}
