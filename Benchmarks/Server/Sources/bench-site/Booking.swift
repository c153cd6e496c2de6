import Arco
import ArcoControls
import ArcoForms
import ArcoHTML
import ArcoWeb

struct Guest: Equatable, Sendable {
  var name: String
  var seats: Int
}

struct GuestDraft: Equatable, Sendable {
  var name = FieldDraft<Never>()
  var seats = FieldDraft<Never>("1")
}

enum GuestInput: Equatable, Sendable {
  case name(FieldInput<Never>)
  case seats(FieldInput<Never>)
}

private let name = FormField<Void, String, Never>(.line(atMost: 40))
  .part(
    state: Lens(\GuestDraft.name),
    input: Prism(GuestInput.name) { if case .name(let input) = $0 { input } else { nil } })
private let seats = FormField<Void, Int, Never>(.integer(in: 1...8), checked: .asTyped)
  .part(
    state: Lens(\GuestDraft.seats),
    input: Prism(GuestInput.seats) { if case .seats(let input) = $0 { input } else { nil } })

private let booking = DraftForm {
  name
  seats
} value: { fields in
  Guest(name: fields[name], seats: fields[seats])
}
.submitting { _ in .send(.accepted) }

private func words(_ caption: String) -> FieldWords<Never> {
  FieldWords(caption) { _ in "This cannot be read." }
}

/// A form of two fields.
@Sendable func bookingPage()
  -> Component<Void, FormState<GuestDraft>, FormInput<GuestInput>, HTML>
{
  .showing(booking.dispatcher) { form, send, parts in
    HTML.form(.submits(send)) {
      parts.place(name, .textField(words("Name")))
      parts.place(seats, .textField(words("Seats")))
      submitButton("Book", form, busy: "Booking…")
    }
  }
}
