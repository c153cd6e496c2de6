// What the examples of ArcoForms take for given: a sign-up and an order with their parts.

enum Complaint: Error, Equatable, Sendable { case taken, differs }
typealias Refusal = Complaint

struct EmailAddress: Equatable, Sendable {
  let text: String
  static let prism: Prism<String, EmailAddress> = given()
  static let format = FieldFormats.Line.line(atMost: 254).refined(by: prism, "an address")
}

struct SignUpWorld: Sendable {
  var isTaken: @Sendable (EmailAddress) async -> Bool
  var signUp: @Sendable (SignUp) async throws(Complaint) -> Void
}

struct SignUp: Equatable, Sendable {
  var name: String
  var age: Int
}

@Optics struct AddressDraft: Equatable { var town: FieldDraft<Complaint> = given() }
@Optics enum AddressInput: Equatable { case town(FieldInput<Complaint>) }

@Optics struct SignUpDraft: Equatable {
  var name: FieldDraft<Complaint> = given()
  var age: FieldDraft<Complaint> = given()
  var email: FieldDraft<Complaint> = given()
  var address: AddressDraft = given()
  var phones: Rows<Int, FieldDraft<Complaint>> = given()
}

@Optics enum SignUpInput: Equatable {
  case name(FieldInput<Complaint>)
  case age(FieldInput<Complaint>)
  case email(FieldInput<Complaint>)
  case address(AddressInput)
  case phone(Int, FieldInput<Complaint>)
}

@Optics struct OrderDraft {
  var invoice: AddressDraft?
  var lines: Rows<Int, FieldDraft<Complaint>>
}
@Optics enum OrderInput {
  case invoice(AddressInput)
  case lines(RowsInput<FieldInput<Complaint>>)
}

@Form(refusing: Complaint.self) struct Account {
  @Field(.text) var password: String
  @Field(.text) var again: String
}

let town = FormField<Void, String, Complaint>(.line)
  .part(state: AddressDraft.lenses.town, input: AddressInput.prisms.town)
let addressForm: DraftForm<Void, AddressDraft, AddressInput, String, Complaint> = given()
let phoneField = FormField<Void, String, Complaint>(.line)

let password = FormField<Void, String, Complaint>(.text)
  .part(state: SignUpDraft.lenses.name, input: SignUpInput.prisms.name)
let again = FormField<Void, String, Complaint>(.text)
  .part(state: SignUpDraft.lenses.email, input: SignUpInput.prisms.email)
let passwords: DraftForm<SignUpWorld, SignUpDraft, SignUpInput, SignUp, Complaint> = given()
let addressPart = addressForm.part(
  state: SignUpDraft.lenses.address, input: SignUpInput.prisms.address)
let signUp = passwords
nonisolated(unsafe) var draft = SignUpDraft()
