import ArcoOptics
import Testing

struct AffineTests {
  var seeded = Seeded(3)

  @Test mutating func `affines of every make obey the laws`() {
    let lists = [[], [1], [2, 3]]
    #expect(breaches(ofAffine: firstOfAll, wholes: lists, parts: [5, 6]) == [])
    let pure = Affine<[Int], Int>(
      extract: { $0.first }, set: { $0.isEmpty ? $0 : [$1] + $0.dropFirst() })
    #expect(breaches(ofAffine: pure, wholes: lists, parts: [5, 6]) == [])
    let shops = seeded.many { $0.shop() }
    let doses = seeded.many { $0.dose() }
    let ordered = OrderLens().appending(DosePrism())
    #expect(breaches(ofAffine: ordered, wholes: shops, parts: doses) == [])
    #expect(breaches(ofAffine: Affine(ordered), wholes: shops, parts: doses) == [])
    let spare = Lens(\Shop.spare).appending(Some())
    #expect(breaches(ofAffine: spare, wholes: shops, parts: doses) == [])
  }

  @Test func `an unlawful affine is caught`() {
    let filling = Affine<[Int], Int>(
      extract: { $0.first },
      modifyIfPresent: { numbers, change in
        if numbers.isEmpty { numbers.append(0) }
        change(&numbers[0])
      })
    #expect(names(breaches(ofAffine: filling, wholes: [[]], parts: [1])).contains("absent"))
  }

  @Test func `a change returns what its body returns, or nil where the part is absent`() {
    var numbers = [4]
    #expect(firstOfAll.modifyIfPresent(&numbers) { $0 + 1 } == 5)
    numbers = []
    #expect(firstOfAll.modifyIfPresent(&numbers) { $0 + 1 } == nil)
  }

  @Test func `a change that throws keeps what it wrote before`() {
    func fail(_ number: inout Int) throws(Refusal) {
      number = 9
      throw Refusal()
    }
    let pure = Affine<[Int], Int>(
      extract: { $0.first }, set: { $0.isEmpty ? $0 : [$1] + $0.dropFirst() })
    for affine in [firstOfAll, pure] {
      var numbers = [1, 2]
      #expect(throws: Refusal()) { try affine.modifyIfPresent(&numbers, fail) }
      #expect(numbers == [9, 2])
    }
  }
}
