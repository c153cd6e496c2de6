import ArcoLaws
import ArcoOptics
import Testing

struct ValueAtTests {
  let menus = Generator<[Int: Int]>.dictionary(.integer(in: 0...4), .integer())

  @Test func `it obeys the laws of a lens`() {
    #expect(LensLaws(StandardOptics.ValueAt<Int, Int>(2), whole: menus).counterexample() == nil)
    let optional = Generator<[Int: Int?]>.dictionary(.integer(in: 0...4), Int?.generator)
    #expect(LensLaws(StandardOptics.ValueAt<Int, Int?>(2), whole: optional).counterexample() == nil)
  }

  @Test func `it obeys the laws of an affine where the value is there`() {
    let present = StandardOptics.ValueAt<Int, Int>(2).some
    #expect(AffineLaws(present, whole: menus).counterexample() == nil)
    let same = SameOpticLaws(
      present, StandardOptics.WithID<[Int: Int]>(2), whole: menus, part: .integer())
    #expect(same.counterexample() == nil)
  }

  @Test func `setting nil removes, and setting a value adds`() {
    var menu = ["espresso": 2]
    StandardOptics.ValueAt("espresso").modify(&menu) { $0 = nil }
    #expect(menu.isEmpty)
    StandardOptics.ValueAt("espresso").modify(&menu) { $0 = nil }
    #expect(menu.isEmpty)
    #expect(StandardOptics.ValueAt("mocha").setting(menu, to: 4) == ["mocha": 4])
  }

  @Test func `a change copies nothing, also when it throws`() {
    var boxes = Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, Tracked()) })
    let address = boxes.address
    let present = StandardOptics.ValueAt<Int, Tracked>(7).some
    StandardOptics.ValueAt(7).modify(&boxes) { $0?.append(1) }
    _ = present.modifyIfPresent(&boxes) { $0.append(2) }
    _ = Affine.storing(present).modifyIfPresent(&boxes) { $0.append(3) }
    #expect(throws: Refusal()) { try present.modifyIfPresent(&boxes, writeAndRefuse) }
    #expect(boxes[7]?.numbers == [0, 1, 2, 3, 9])
    #expect(boxes[7]?.copies == 0)
    #expect(boxes.address == address)
  }

  @Test func `a change that throws keeps what it wrote before`() {
    func remove(_ value: inout Int?) throws(Refusal) {
      value = nil
      throw Refusal()
    }
    var menu = ["espresso": 2, "mocha": 4]
    #expect(throws: Refusal()) { try StandardOptics.ValueAt("espresso").modify(&menu, remove) }
    #expect(menu == ["mocha": 4])
  }
}
