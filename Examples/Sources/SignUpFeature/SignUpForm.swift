import Arco
import ArcoForms

// The parts of a sign-up. A part is a child, which a face places.

/// What somebody is called.
public let name = FormField(.line(atMost: 80))
  .part(state: SignUpDraft.lenses.name, input: SignUpInput.prisms.name)

/// How old they are.
public let age = FormField(.integer(in: 13...120))
  .part(state: SignUpDraft.lenses.age, input: SignUpInput.prisms.age)

/// Where to write to them; the world is asked whether somebody has the address already.
public let email = FormField(EmailAddress.format) { (world: SignUpWorld, address) in
  await world.isTaken(address) ? Complaint.taken : nil
}
.part(state: SignUpDraft.lenses.email, input: SignUpInput.prisms.email)

/// Where they live.
public let home = homeForm.part(state: SignUpDraft.lenses.home, input: SignUpInput.prisms.home)

/// Where to call them.
public let phones = FormField(PhoneNumber.format)
  .part(each: SignUpDraft.lenses.phones, input: SignUpInput.prisms.phone)

/// A sign-up.
public let signUpForm = DraftForm<SignUpWorld, SignUpDraft, SignUpInput, SignUp, Complaint> {
  name
  age
  email
  home
  phones
  rows
} value: { fields in
  SignUp(
    name: fields[name], age: fields[age], email: fields[email], home: fields[home],
    phones: fields[phones])
}
.rule(at: age) { fields in
  guard let age = fields[ifGood: age], let phones = fields[ifGood: phones] else { return nil }
  return age < 16 && !phones.isEmpty ? .tooYoungToCall : nil
}

private let rows = Dispatcher<Void, SignUpDraft, SignUpInput>.reduce { draft, input in
  switch input {
  case .addPhone where draft.phones.count >= SignUpDraft.mostPhones: break
  case .addPhone:
    let id = (draft.phones.keys.max() ?? 0) + 1
    draft.phones.append(FieldDraft(row: id), id: id)
  case .removePhone(let id): draft.phones.remove(id: id)
  case .name, .age, .email, .home, .phone: break
  }
}

// Where somebody lives is a form of its own.

/// Street and number.
public let street = FormField(.line(atMost: 80))
  .part(state: HomeDraft.lenses.street, input: HomeInput.prisms.street)

/// The town.
public let town = FormField(.line(atMost: 80))
  .part(state: HomeDraft.lenses.town, input: HomeInput.prisms.town)

private let homeForm = DraftForm<Void, HomeDraft, HomeInput, Home, Complaint> {
  street
  town
} value: { fields in
  Home(street: fields[street], town: fields[town])
}
