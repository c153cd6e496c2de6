import Arco
import ArcoSwiftUI
import SwiftUI

extension Check {
  static var presentations: [Check] {
    [
      Check(
        "receipt", .dismissal,
        "a sheet that a view of its own shows by an item comes, and its dismissal is one input",
        steps: [
          .press("Buy"), .sees("receipt 1"), .dismiss, .sees("closed 1"), .seesNo("receipt 1"),
          .press("Buy"), .sees("receipt 2"),
        ]
      ) {
        ComponentView(
          Component(
            till,
            .showing { till, send, parts in
              Text("closed \(till.closed)")
              Button("Buy") { send(.buy) }.accessibilityIdentifier("buy")
              ReceiptView(receipt: parts.presence(ofItem: { $0.receipt }, dismiss: .close))
            }), state: Till())
      },
      Check(
        "alert", .dismissal,
        "an alert comes whose button holds nothing, and its dismissal is one input",
        steps: [.press("Buy"), .sees("[OK]"), .press("OK"), .sees("closed 1"), .seesNo("[OK]")]
      ) {
        ComponentView(
          Component(
            till,
            .showing { till, send, parts in
              Text("closed \(till.closed)")
              Button("Buy") { send(.buy) }
                .accessibilityIdentifier("buy")
                .alert(
                  "Bought", isPresented: parts.presence(of: { $0.receipt != nil }, dismiss: .close)
                ) {
                  Button("OK", role: .cancel) {}.accessibilityIdentifier("ok")
                }
            }), state: Till())
      },
      Check(
        "stubborn", .sheets,
        "a sheet that the state keeps is there again after a swipe",
        steps: [.press("Buy"), .sees("receipt 1"), .dismiss, .sees("receipt 1")]
      ) {
        ComponentView(
          Component(
            till,
            .showing { till, send, parts in
              Button("Buy") { send(.buy) }.accessibilityIdentifier("buy")
              ReceiptView(receipt: parts.presence(ofItem: { $0.receipt }, dismiss: .close))
            }), state: Till(isStubborn: true))
      },
      Check(
        "handover", .sheets,
        "an alert that takes a sheet's place in one send comes, and the sheet goes",
        steps: [
          .press("Pay"), .sees("[Fail]"), .press("Fail"), .sees("[OK]"), .seesNo("[Fail]"),
          .press("OK"), .seesNo("[OK]"), .sees("heard 3"),
        ]
      ) { ComponentView(Component(checkout, checkoutFace()), state: Checkout()) },
      Check(
        "note", .replacement,
        "another note in one send is another sheet: its field is empty, and the first note's work is over",
        steps: [
          .press("Open"), .sees("note 1"), .type("abc", into: "Draft"), .press("Other"),
          .sees("note 2"), .seesNo("abc"),
        ]
      ) {
        ComponentView(
          Component(
            desk,
            .showing { desk, send, parts in
              Button("Open") { send(.open) }
                .accessibilityIdentifier("open")
                .sheet(parts.place(note, noteFace())) { send(.close) }
            }), state: Desk())
      },
    ]
  }
}

private struct Checkout: Equatable, Sendable {
  var isPaying = false
  var isRefused = false
  var heard = 0
}

private enum CheckoutInput: Sendable {
  case pay
  case close
  case fail
  case read
}

private let checkout = Dispatcher<Void, Checkout, CheckoutInput>.reduce { checkout, input in
  checkout.heard += 1
  checkout.isPaying = input == .pay
  checkout.isRefused = input == .fail
}

@MainActor private func checkoutFace() -> Face<Checkout, CheckoutInput, ViewContent> {
  .showing { checkout, send, parts in
    Button("Pay") { send(.pay) }
      .accessibilityIdentifier("pay")
      .sheet(isPresented: parts.presence(of: { $0.isPaying }, dismiss: .close)) {
        Button("Fail") { send(.fail) }.accessibilityIdentifier("fail")
      }
    Text("heard \(checkout.heard)")
      .alert("Refused", isPresented: parts.presence(of: { $0.isRefused }, dismiss: .read)) {
        Button("OK", role: .cancel) {}.accessibilityIdentifier("ok")
      }
  }
}

private struct Receipt: Identifiable, Equatable, Sendable { let id: Int }

private struct Till: Equatable, Sendable {
  var receipt: Receipt?
  var sold = 0
  var closed = 0
  var isStubborn = false
}

private enum TillInput: Sendable {
  case buy
  case close
}

private let till = Dispatcher<Void, Till, TillInput>.reduce { till, input in
  switch input {
  case .buy:
    till.sold += 1
    till.receipt = Receipt(id: till.sold)
  case .close where till.isStubborn: break
  case .close:
    till.receipt = nil
    till.closed += 1
  }
}

private struct ReceiptView: View {
  let receipt: Binding<Receipt?>

  var body: some View { Text("till").sheet(item: receipt) { Text("receipt \($0.id)") } }
}

private struct Note: Equatable, Sendable { var id: Int }

private enum NoteInput: Sendable { case other }

private struct Desk: Equatable, Sendable { var note: Note? }

private enum DeskInput: Sendable {
  case note(NoteInput)
  case open
  case close
}

private let note = Dispatcher<Void, Note, NoteInput>.reduce { note, _ in note.id += 1 }.child(
  ifPresent: Lens(\Desk.note).some, identifiedBy: { $0.id },
  input: Prism(DeskInput.note) { if case .note(let input) = $0 { input } else { nil } })

private let desk = Dispatcher<Void, Desk, DeskInput> {
  note
  Dispatcher.reduce { desk, input in
    switch input {
    case .note: break
    case .open: desk.note = Note(id: 1)
    case .close: desk.note = nil
    }
  }
}

@MainActor private func noteFace() -> Face<Note, NoteInput, ViewContent> {
  .placing { parts in
    let draft = parts.local("")
    return parts.view { note, send in
      Text("note \(note.id)")
      TextField("Draft", text: draft.binding()).accessibilityIdentifier("draft")
      Button("Other") { send(.other) }.accessibilityIdentifier("other")
    }
  }
}
