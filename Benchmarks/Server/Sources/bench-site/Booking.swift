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

private let booking = DraftForm<Void, GuestDraft, GuestInput, Guest, Never> {
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
  let fields = Face<GuestDraft, GuestInput, HTML>.placing { parts in
    let nameView = parts.place(name, fieldFace(words("Name"), id: "name"))
    let seatsView = parts.place(seats, fieldFace(words("Seats"), id: "seats"))
    return parts.view { _, _ in
      nameView
      seatsView
    }
  }
  return Component(
    booking.dispatcher,
    Face.placing { parts in
      let fieldsView = parts.place(booking, fields)
      return parts.view { form, send in
        HTML.form(.submits(send)) {
          fieldsView
          submitButton("Book", form, busy: "Booking…")
        }
      }
    })
}
