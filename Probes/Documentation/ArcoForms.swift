// What the examples of ArcoForms take for given: a sign-up and an order with their parts.
import ArcoCore
import ArcoForms
import ArcoOptics

enum Complaint: Error, Equatable, Sendable {
  case taken
  case differs
}

struct EmailAddress: Equatable, Sendable {
  let text: String

  static let prism = Prism<String, EmailAddress>(
    extract: { $0.contains("@") ? EmailAddress(text: $0) : nil }, embed: { $0.text })
  static let format = FieldFormats.Line.line(atMost: 254).refined(by: prism, "an address")
}

struct SignUpWorld: Sendable {
  var isTaken: @Sendable (EmailAddress) async -> Bool
  var signUp: @Sendable (SignUp) async throws(Complaint) -> Void
}

typealias Refusal = Complaint

struct SignUp: Equatable, Sendable {
  var name: String
  var age: Int
}

struct AddressDraft: Equatable, Sendable {
  var town = FieldDraft<Complaint>()
}

enum AddressInput: Equatable, Sendable {
  case town(FieldInput<Complaint>)
}

struct SignUpDraft: Equatable, Sendable {
  var name = FieldDraft<Complaint>()
  var age = FieldDraft<Complaint>()
  var email = FieldDraft<Complaint>()
  var address = AddressDraft()
  var phones = Rows<Int, FieldDraft<Complaint>>()

  struct Lenses: Sendable {
    let name = Lens(\SignUpDraft.name)
    let age = Lens(\SignUpDraft.age)
    let email = Lens(\SignUpDraft.email)
    let address = Lens(\SignUpDraft.address)
    let phones = Lens(\SignUpDraft.phones)
  }

  static let lenses = Lenses()
}

enum SignUpInput: Equatable, Sendable {
  case name(FieldInput<Complaint>)
  case age(FieldInput<Complaint>)
  case email(FieldInput<Complaint>)
  case address(AddressInput)
  case phone(Int, FieldInput<Complaint>)

  struct Prisms: Sendable {
    let name = Prism(SignUpInput.name) { if case .name(let input) = $0 { input } else { nil } }
    let age = Prism(SignUpInput.age) { if case .age(let input) = $0 { input } else { nil } }
    let email = Prism(SignUpInput.email) { if case .email(let input) = $0 { input } else { nil } }
    let address = Prism(SignUpInput.address) {
      if case .address(let input) = $0 { input } else { nil }
    }
    let phone = Prism(SignUpInput.phone) {
      if case .phone(let id, let input) = $0 { (id, input) } else { nil }
    }
  }

  static let prisms = Prisms()
}

struct OrderDraft: Sendable {
  var invoice: AddressDraft?

  struct Lenses: Sendable { let invoice = Lens(\OrderDraft.invoice) }
  static let lenses = Lenses()
}

enum OrderInput: Sendable {
  case invoice(AddressInput)

  struct Prisms: Sendable {
    let invoice = Prism<OrderInput, AddressInput>(
      extract: { if case .invoice(let input) = $0 { input } else { nil } },
      embed: { .invoice($0) })
  }

  static let prisms = Prisms()
}

let town = FormField<Void, String, Complaint>(.line)
  .part(
    state: Lens(\AddressDraft.town),
    input: Prism<AddressInput, FieldInput<Complaint>>(
      extract: { if case .town(let input) = $0 { input } else { nil } }, embed: { .town($0) }))
let addressForm = DraftForm<Void, AddressDraft, AddressInput, String, Complaint> {
  town
} value: { fields in
  fields[town]
}
let phoneField = FormField<Void, String, Complaint>(.line)

let password = FormField<Void, String, Complaint>(.text)
  .part(state: SignUpDraft.lenses.name, input: SignUpInput.prisms.name)
let again = FormField<Void, String, Complaint>(.text)
  .part(state: SignUpDraft.lenses.email, input: SignUpInput.prisms.email)
let passwords = DraftForm<SignUpWorld, SignUpDraft, SignUpInput, SignUp, Complaint> {
  password
  again
} value: { fields in
  SignUp(name: fields[password], age: 0)
}
let addressPart = addressForm.part(
  state: SignUpDraft.lenses.address, input: SignUpInput.prisms.address)
let signUp = passwords
nonisolated(unsafe) var draft = SignUpDraft()
