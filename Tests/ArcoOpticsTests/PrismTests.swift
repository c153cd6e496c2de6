import ArcoLaws
import ArcoOptics
import ArcoTesting
import Testing

enum Held: Equatable {
  case box(Tracked)
  case other
}

struct BoxPrism: PrismOptic {
  func extract(_ held: Held) -> Tracked? { if case .box(let box) = held { box } else { nil } }
  func embed(_ box: Tracked) -> Held { .box(box) }
}

struct PrismTests {
  @Test func `prisms of every make obey the laws`() {
    #expect(PrismLaws(DosePrism()).counterexample() == nil)
    #expect(PrismLaws(storedDosePrism).counterexample() == nil)
    #expect(PrismLaws(Prism.storing(DosePrism())).counterexample() == nil)
    #expect(PrismLaws(NotePrism()).counterexample() == nil)
    #expect(PrismLaws(StandardOptics.Some<Dose>()).counterexample() == nil)
    let numbers = Prism<String, Int>(
      extract: { text in Int(text).flatMap { "\($0)" == text ? $0 : nil } }, embed: { "\($0)" })
    #expect(PrismLaws(numbers).counterexample() == nil)
  }

  @Test func `a prism that is there when its case is not is caught`() {
    let inverted = Prism<Order, Dose>(
      extract: { if case .dose = $0 { nil } else { Dose(grams: 0, label: "") } },
      embed: { .dose($0) })
    let found = PrismLaws(inverted).counterexample()
    #expect(found?.law == "extract what you embedded")
    #expect(found?.found == "nil")
  }

  @Test func `a case with two values has a prism to both`() {
    enum Row: Equatable, Sendable {
      case row(Int, String)
      case none
    }
    let prism = Prism(Row.row, footprint: .case(0)) {
      if case .row(let id, let text) = $0 { (id, text) } else { nil }
    }
    #expect(prism.embed((1, "a")) == .row(1, "a"))
    #expect(prism.extract(.row(2, "b")) ?? (0, "") == (2, "b"))
    #expect(prism.extract(.none) == nil)
    #expect(prism.footprint == .case(0))
  }

  @Test func `changing a payload copies nothing`() {
    var held = Held.box(Tracked())
    _ = BoxPrism().modifyIfPresent(&held) { $0.append(1) }
    _ = Prism.storing(BoxPrism()).modifyIfPresent(&held) { $0.append(2) }
    _ = Affine.storing(BoxPrism()).modifyIfPresent(&held) { $0.append(3) }
    let box = BoxPrism().extract(held)
    #expect(box?.numbers == [0, 1, 2, 3])
    #expect(box?.copies == 0)
  }

  @Test func `changing what an optional holds copies nothing`() {
    var box: Tracked? = Tracked()
    _ = StandardOptics.Some().modifyIfPresent(&box) { $0.append(1) }
    _ = Prism.storing(StandardOptics.Some<Tracked>()).modifyIfPresent(&box) { $0.append(2) }
    #expect(box?.numbers == [0, 1, 2])
    #expect(box?.copies == 0)
  }

  @Test func `a change that throws copies nothing, and the value is put back`() {
    func fail(_ box: inout Tracked) throws(Refusal) {
      box.append(1)
      throw Refusal()
    }
    for prism in [Prism.storing(BoxPrism()), Prism(extract: BoxPrism().extract, embed: Held.box)] {
      var held = Held.box(Tracked())
      #expect(throws: Refusal()) { try prism.modifyIfPresent(&held, fail) }
      #expect(throws: Refusal()) { try BoxPrism().modifyIfPresent(&held, fail) }
      let box = BoxPrism().extract(held)
      #expect(box?.numbers == [0, 1, 1])
      #expect(box?.copies == 0)
    }
  }

  @Test func `a change where the case is another throws nothing and changes nothing`() {
    var held = Held.other
    func fail(_: inout Tracked) throws(Refusal) { throw Refusal() }
    #expect(throws: Never.self) { try BoxPrism().modifyIfPresent(&held, fail) }
    #expect(held == .other)
  }
}
