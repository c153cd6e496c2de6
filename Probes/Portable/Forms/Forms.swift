import ArcoControls
import ArcoCore
import ArcoForms
import ArcoHTML
import ArcoOptics
import ArcoStatus
import ArcoWeb

/// A guest who books, with prisms and lenses by hand.
struct Guest: Sendable {
  var name: String
  var seats: Int
}

enum Reason: Sendable {
  case unknown
}

struct GuestDraft: Sendable {
  var name = FieldDraft<Reason>()
  var seats = FieldDraft<Reason>()
}

enum GuestInput: Sendable {
  case name(FieldInput<Reason>)
  case seats(FieldInput<Reason>)
}

let name = FormField(
  FieldFormats.Line.line(atMost: 40),
  calling: { (_: Void, name, answer: @Sendable (Reason?) -> Void) in
    answer(name.utf8.elementsEqual("Nobody".utf8) ? .unknown : nil)
    return Cancellation.none
  }
)
.part(
  state: Lens<GuestDraft, FieldDraft<Reason>>(
    get: { $0.name }, modify: { draft, change in change(&draft.name) }),
  input: Prism(GuestInput.name) { if case .name(let input) = $0 { input } else { nil } })

let seats = FormField<Void, Int, Reason>(.integer(in: 1...8), checked: .asTyped)
  .part(
    state: Lens<GuestDraft, FieldDraft<Reason>>(
      get: { $0.seats }, modify: { draft, change in change(&draft.seats) }),
    input: Prism(GuestInput.seats) { if case .seats(let input) = $0 { input } else { nil } })

let guest = DraftForm<Void, GuestDraft, GuestInput, Guest, Reason> {
  name
  seats
} value: { fields in
  Guest(name: fields[name], seats: fields[seats])
}

let booking = guest.submitting { _ in .send(.accepted) }

func words(_ caption: String) -> FieldWords<Reason> {
  FieldWords(caption) { problem in
    switch problem {
    case .format(let error): error.description
    case .refused: "Nobody knows you."
    }
  }
}

func bookingFace() -> Face<FormState<GuestDraft>, FormInput<GuestInput>, HTML> {
  Face.placing { parts in
    let guestView = parts.place(
      booking,
      Face.placing { parts in
        let nameView = parts.place(name, fieldFace(words("Name"), id: "name"))
        let seatsView = parts.place(seats, fieldFace(words("Seats"), id: "seats"))
        return parts.view { _, _ in
          nameView
          seatsView
        }
      })
    return parts.view { form, send in
      HTML.form(.submits(send)) {
        guestView
        submitButton("Book", form)
        if form.stage == .submitted { p("Booked.") }
      }
    }
  }
}
