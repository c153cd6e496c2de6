import ArcoCore
import ArcoForms
import ArcoOptics

/// Why a sign-up is not accepted as it is written.
enum Complaint: Error, Equatable, Sendable {
  case taken
  case tooYoung
}

struct EmailAddress: Equatable, Sendable {
  let text: String

  static let prism = Prism<String, EmailAddress>(
    extract: { $0.utf8.contains(UInt8(ascii: "@")) ? EmailAddress(text: $0) : nil },
    embed: { $0.text })
}

struct Home: Equatable, Sendable {
  var street: String
  var town: String
}

struct SignUp: Equatable, Sendable {
  var name: String
  var age: Int
  var email: EmailAddress
  var home: Home
  var work: Home?
  var phones: [String]
}

struct SignUpWorld: Sendable {
  var taken: [String] = []

  func isTaken(_ address: EmailAddress) async -> Bool { taken.contains(address.text) }
}

struct HomeDraft: Equatable, Sendable {
  var street = FieldDraft<Complaint>()
  var town = FieldDraft<Complaint>()

  struct Lenses: Sendable {
    let street = Lens(\HomeDraft.street)
    let town = Lens(\HomeDraft.town)
  }

  static let lenses = Lenses()
}

enum HomeInput: Equatable, Sendable {
  case street(FieldInput<Complaint>)
  case town(FieldInput<Complaint>)

  struct Prisms: Sendable {
    let street = Prism(HomeInput.street) { if case .street(let input) = $0 { input } else { nil } }
    let town = Prism(HomeInput.town) { if case .town(let input) = $0 { input } else { nil } }
  }

  static let prisms = Prisms()
}

struct SignUpDraft: Equatable, Sendable {
  var name = FieldDraft<Complaint>()
  var age = FieldDraft<Complaint>("18")
  var email = FieldDraft<Complaint>()
  var home = HomeDraft()
  var work: HomeDraft?
  var phones = Rows<Int, FieldDraft<Complaint>>()

  struct Lenses: Sendable {
    let name = Lens(\SignUpDraft.name)
    let age = Lens(\SignUpDraft.age)
    let email = Lens(\SignUpDraft.email)
    let home = Lens(\SignUpDraft.home)
    let work = Lens(\SignUpDraft.work)
    let phones = Lens(\SignUpDraft.phones)
  }

  static let lenses = Lenses()
}

enum SignUpInput: Equatable, Sendable {
  case name(FieldInput<Complaint>)
  case age(FieldInput<Complaint>)
  case email(FieldInput<Complaint>)
  case home(HomeInput)
  case work(HomeInput)
  case phone(Int, FieldInput<Complaint>)
  case hasWork(Bool)
  case addPhone
  case removePhone(Int)

  struct Prisms: Sendable {
    let name = Prism(SignUpInput.name) { if case .name(let input) = $0 { input } else { nil } }
    let age = Prism(SignUpInput.age) { if case .age(let input) = $0 { input } else { nil } }
    let email = Prism(SignUpInput.email) { if case .email(let input) = $0 { input } else { nil } }
    let home = Prism(SignUpInput.home) { if case .home(let input) = $0 { input } else { nil } }
    let work = Prism(SignUpInput.work) { if case .work(let input) = $0 { input } else { nil } }
    let phone = Prism(SignUpInput.phone) {
      if case .phone(let id, let input) = $0 { (id, input) } else { nil }
    }
  }

  static let prisms = Prisms()
}

private typealias Line = FormField<Void, String, Complaint>

private let street = Line(.line(atMost: 40))
  .part(state: HomeDraft.lenses.street, input: HomeInput.prisms.street)
private let town = Line(.line(atMost: 40))
  .part(state: HomeDraft.lenses.town, input: HomeInput.prisms.town)
private let homeForm = DraftForm<Void, HomeDraft, HomeInput, Home, Complaint> {
  street
  town
} value: { fields in
  Home(street: fields[street], town: fields[town])
}

let emailFormat = FieldFormats.Line.line(atMost: 60)
  .refined(by: EmailAddress.prism, "an address with an @")

private let name = Line(.line(atMost: 40))
  .part(state: SignUpDraft.lenses.name, input: SignUpInput.prisms.name)
private let age = FormField<Void, Int, Complaint>(.integer(in: 13...120))
  .part(state: SignUpDraft.lenses.age, input: SignUpInput.prisms.age)
private let email = FormField(emailFormat) { (world: SignUpWorld, address) in
  await world.isTaken(address) ? Complaint.taken : nil
}
.part(state: SignUpDraft.lenses.email, input: SignUpInput.prisms.email)
private let home = homeForm.part(state: SignUpDraft.lenses.home, input: SignUpInput.prisms.home)
private let work = homeForm.part(
  ifPresent: SignUpDraft.lenses.work.some, input: SignUpInput.prisms.work)
private let phones = Line(.line(atMost: 20), checked: .asTyped)
  .part(each: SignUpDraft.lenses.phones, input: SignUpInput.prisms.phone)

private let rows = Dispatcher<Void, SignUpDraft, SignUpInput>.reduce { draft, input in
  switch input {
  case .hasWork(let hasWork): draft.work = hasWork ? draft.work ?? HomeDraft() : nil
  case .addPhone:
    let id = (draft.phones.keys.max() ?? 0) + 1
    draft.phones.append(FieldDraft(row: id), id: id)
  case .removePhone(let id): draft.phones.remove(id: id)
  default: break
  }
}

let signUp = DraftForm<SignUpWorld, SignUpDraft, SignUpInput, SignUp, Complaint> {
  name
  age
  email
  home
  work
  phones
  rows
} value: { fields in
  SignUp(
    name: fields[name], age: fields[age], email: fields[email], home: fields[home],
    work: fields[work], phones: fields[phones])
}

/// Who has an address at work is sixteen at least.
// A form of two homes, for rules at fields of nested forms.
let nestedTown = town
let nestedHome = homeForm.part(
  state: SignUpDraft.lenses.home, input: SignUpInput.prisms.home)
let nestedWork = homeForm.part(
  ifPresent: SignUpDraft.lenses.work.some, input: SignUpInput.prisms.work)

let ruledSignUp = signUp.rule(at: age) { fields in
  guard let age = fields[ifGood: age], let work = fields[ifGood: work] else { return nil }
  return work != nil && age < 16 ? .tooYoung : nil
}

extension SignUpDraft {
  /// A draft that nothing is wrong with.
  static var good: SignUpDraft {
    var draft = SignUpDraft()
    draft.name = FieldDraft("Ada")
    draft.age = FieldDraft("36")
    draft.email = FieldDraft("ada@lovelace.example")
    draft.home = HomeDraft(street: FieldDraft("1 Main Street"), town: FieldDraft("London"))
    return draft
  }
}
