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
  var seeded = Seeded(4)

  @Test mutating func `composing keeps the laws of the weaker optic`() {
    let shops = seeded.many { $0.shop() }
    let doses = seeded.many { $0.dose() }
    let numbers = [-2, 0, 5]
    #expect(
      breaches(ofLens: DoseLens().appending(GramsLens()), wholes: shops, parts: numbers) == [])
    #expect(
      breaches(ofLens: storedDose.appending(storedGrams), wholes: shops, parts: numbers) == [])
    let turned = DoseLens().appending(GramsLens()).appending(Negated())
    #expect(breaches(ofLens: turned, wholes: shops, parts: numbers) == [])
    let some = Some<Order>().appending(DosePrism())
    let orders: [Order?] = seeded.many { $0.chance(80) ? $0.order() : nil }
    #expect(breaches(ofPrism: some, wholes: orders, parts: doses) == [])
    let stored = Prism(Some<Order>()).appending(storedDosePrism)
    #expect(breaches(ofPrism: stored, wholes: orders, parts: doses) == [])
    let twice = Negated().appending(Iso<Int, Int>(get: { $0 + 1 }, embed: { $0 - 1 }))
    #expect(breaches(ofIso: twice, wholes: numbers, parts: numbers) == [])
    let storedTwice = Iso(Negated()).appending(Iso(Negated()))
    #expect(breaches(ofIso: storedTwice, wholes: numbers, parts: numbers) == [])
    let grams = Affine(OrderLens().appending(DosePrism())).appending(Affine(GramsLens()))
    #expect(breaches(ofAffine: grams, wholes: shops, parts: numbers) == [])
  }

  @Test mutating func `composition is associative`() {
    let left = OrderLens().appending(DosePrism()).appending(GramsLens())
    let right = OrderLens().appending(DosePrism().appending(GramsLens()))
    for shop in seeded.many(40, { $0.shop() }) {
      #expect(left.extract(shop) == right.extract(shop))
      #expect(left.setting(shop, to: 7) == right.setting(shop, to: 7))
    }
    #expect(left.footprint == right.footprint)
    let key = Lens(\Shop.spare)
    #expect(
      key.appending(Some()).appending(Lens(\Dose.grams)).footprint
        == key.appending(Some().appending(Lens(\Dose.grams))).footprint)
  }

  @Test mutating func `the identity is neutral on both sides`() {
    let before = Itself().appending(storedDose)
    let after = storedDose.appending(Itself())
    for shop in seeded.many(12, { $0.shop() }) {
      #expect(before.get(shop) == storedDose.get(shop))
      #expect(after.get(shop) == storedDose.get(shop))
      let dose = Dose(grams: 1, label: "x")
      #expect(before.setting(shop, to: dose) == storedDose.setting(shop, to: dose))
      #expect(after.setting(shop, to: dose) == storedDose.setting(shop, to: dose))
    }
  }

  @Test func `an element in an array in a case is changed in place, also when the change throws`() {
    let content = Lens<Deep, Deep.Content>(
      get: { $0.content }, modify: { deep, change in change(&deep.content) })
    let rows = Prism<Deep.Content, [Tracked?]>(
      extract: { if case .rows(let rows) = $0 { rows } else { nil } }, embed: { .rows($0) })
    let second = Lens<[Tracked?], Tracked?>(
      get: { $0[1] }, modify: { all, change in change(&all[1]) })
    let path = content.appending(rows).appending(second).appending(Some())
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
    _ = Affine(path).modifyIfPresent(&deep) { $0.append(3) }
    #expect(throws: Refusal()) { try Affine(path).modifyIfPresent(&deep, fail) }
    #expect(path.extract(deep)?.numbers == [0, 1, 2, 3, 2])
    #expect(path.extract(deep)?.copies == 0)
    #expect(address(deep) == before)
  }

  @Test func `a path of seven is one expression`() {
    let grams = Lens(\[Shop?].self).appending(Each()).appending(Some()).appending(Lens(\.spare))
      .appending(Some()).appending(Lens(\.grams)).appending(Getter(\.description))
    let dose = Dose(grams: 1, label: "a")
    let shop = Shop(dose: dose, order: .nothing, spare: dose, total: 0)
    #expect(grams.values(in: [shop, nil, shop]) == ["1", "1"])
  }
}
