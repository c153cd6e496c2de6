import ArcoLaws
import ArcoOptics
import ArcoTesting
import Testing

private enum Contact: Equatable, Sendable, Generatable {
  case phone(String)
  case mail(String)
  case none

  static let generator = Generator<Contact>.oneOf([
    .just(.none), String.generator.map(Contact.phone), String.generator.map(Contact.mail),
  ])
}

private let phone = Prism(Contact.phone, footprint: .case(0)) {
  if case .phone(let text) = $0 { text } else { nil }
}
private let mail = Prism(Contact.mail, footprint: .case(1)) {
  if case .mail(let text) = $0 { text } else { nil }
}

struct OrElseTests {
  private let contacts: [Contact] = [.phone("1"), .mail("a"), .none]

  @Test func `two cases of one enum make a lawful affine`() {
    let either = phone.orElse(mail)
    #expect(AffineLaws(either).counterexample() == nil)
    #expect(contacts.map { either.extract($0) } == ["1", "a", nil])
    #expect(either.setting(.mail("a"), to: "b") == .mail("b"))
    #expect(!either.footprint.overlaps(.case(2)))
    #expect(either.footprint.overlaps(.case(1)))
  }

  @Test func `a change by the second that the first then finds is caught`() {
    let big = StandardOptics.Filtered<Int> { $0 > 9 }.appending(
      Lens<Int, Int>(get: { $0 / 10 }, set: { $1 * 10 + $0 % 10 }))
    let either = big.orElse(Itself())
    let found = AffineLaws(either, whole: .integer(in: 0...9), part: .integer(in: 0...99))
      .counterexample()
    #expect(found?.law == "extract what you set, if there is a part")
    #expect(found?.samples.map(\.text) == ["0", "10"])
  }

  @Test func `folds and traversals go to the second where the first is empty`() {
    let evens = StandardOptics.Each<[Int]>().filtered { $0.isMultiple(of: 2) }
    let either = evens.orElse(StandardOptics.Each<[Int]>())
    #expect(either.values(in: [1, 2, 4]) == [2, 4])
    #expect(either.values(in: [1, 3]) == [1, 3])
    #expect(either.modifying([1, 3]) { $0 += 2 } == [3, 5])
    #expect(either.modifying([1, 2]) { $0 += 2 } == [1, 4])
    #expect(either.first(in: [1, 3]) == 1)
  }

  @Test func `it is associative`() {
    let left = phone.orElse(mail).orElse(phone)
    let right = phone.orElse(mail.orElse(phone))
    #expect(SameOpticLaws(left, right).counterexample() == nil)
  }

  @Test func `a change copies nothing, also when it throws`() {
    let either = BoxPrism().orElse(BoxPrism())
    func refuse(_ box: inout Tracked) throws(Refusal) {
      box.append(2)
      throw Refusal()
    }
    var held = Held.box(Tracked())
    _ = either.modifyIfPresent(&held) { $0.append(1) }
    #expect(throws: Refusal()) { try either.modifyIfPresent(&held, refuse) }
    #expect(either.extract(held)?.numbers == [0, 1, 2])
    #expect(either.extract(held)?.copies == 0)
  }
}
