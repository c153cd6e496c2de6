import Arco
import ArcoSwiftUI
import SwiftUI

extension Check {
  static var focus: [Check] {
    [
      Check(
        "focus", .focus,
        "the focus is where the state says, also in a sheet and around an alert; each move by a person is one input",
        steps: [
          .sees("focus name"), .sees("heard 0"), .hasFocus("Name"),
          .focus("Note"), .sees("focus note"), .sees("heard 1"), .focus("Name"), .sees("heard 2"),
          .submit("Name"), .sees("focus note"), .submit("Note"), .sees("focus none"),
          .sees("heard 2"),
          .focus("Name"), .sees("heard 3"), .focus("Locked"), .sees("heard 4"),
          .sees("focus name"), .hasFocus("Name"),
          .press("Alert"), .sees("[OK]"), .press("OK"), .seesNo("[OK]"), .sees("focus name"),
          .sees("heard 4"),
          .press("Sheet"), .sees("sheet heard 0"), .hasFocus("Draft"),
        ]
      ) { ComponentView(Component(letter, letterFace()), state: Letter()) }
    ]
  }
}

private enum Field: String, Sendable {
  case name
  case note
  case locked
  case draft
}

private struct Letter: Equatable, Sendable {
  var name = ""
  var note = ""
  var focus: Field? = .name
  var heard = 0
  var isAsked = false
  var sheet: Sheet?
}

private enum LetterInput: Sendable {
  case name(String)
  case note(String)
  case focus(Field?)
  case next
  case ask(Bool)
  case open
  case close
  case sheet(SheetInput)
}

private struct Sheet: Equatable, Sendable {
  var draft = ""
  var focus: Field? = .draft
  var heard = 0
}

private enum SheetInput: Sendable {
  case draft(String)
  case focus(Field?)
}

private let sheet = Dispatcher<Void, Sheet, SheetInput>.reduce { sheet, input in
  switch input {
  case .draft(let text): sheet.draft = text
  case .focus(let field):
    sheet.heard += 1
    sheet.focus = field
  }
}
.child(
  ifPresent: Lens(\Letter.sheet).some,
  input: Prism(LetterInput.sheet) { if case .sheet(let input) = $0 { input } else { nil } })

private let letter = Dispatcher<Void, Letter, LetterInput> {
  sheet
  Dispatcher.reduce { letter, input in
    switch input {
    case .name(let text): letter.name = text
    case .note(let text): letter.note = text
    case .focus(let field):
      letter.heard += 1
      if field != .locked { letter.focus = field }
    case .next: letter.focus = letter.focus == .name ? .note : nil
    case .ask(let isAsked): letter.isAsked = isAsked
    case .open: letter.sheet = Sheet()
    case .close: letter.sheet = nil
    case .sheet: break
    }
  }
}

@MainActor private func letterFace() -> Face<Letter, LetterInput, ViewContent> {
  .placing { parts in
    let focus = parts.focus(on: { $0.focus }, LetterInput.focus)
    let sheetView = parts.place(sheet, sheetFace())
    return parts.view { letter, send in
      Text("focus \(letter.focus?.rawValue ?? "none")")
      Text("heard \(letter.heard)")
      FocusReader(focus) { focused in
        TextField("Name", text: send.binding(letter.name, LetterInput.name))
          .accessibilityIdentifier("name")
          .focused(focused, equals: .name)
          .onSubmit { send(.next) }
        TextField("Note", text: send.binding(letter.note, LetterInput.note))
          .accessibilityIdentifier("note")
          .focused(focused, equals: .note)
          .onSubmit { send(.next) }
        TextField("Locked", text: send.binding("", LetterInput.note))
          .accessibilityIdentifier("locked")
          .focused(focused, equals: .locked)
      }
      Button("Alert") { send(.ask(true)) }
        .accessibilityIdentifier("alert")
        .alert("Really?", isPresented: parts.presence(of: { $0.isAsked }, dismiss: .ask(false))) {
          Button("OK", role: .cancel) {}.accessibilityIdentifier("ok")
        }
      Button("Sheet") { send(.open) }
        .accessibilityIdentifier("sheet")
        .sheet(sheetView) { send(.close) }
    }
  }
}

@MainActor private func sheetFace() -> Face<Sheet, SheetInput, ViewContent> {
  .placing { parts in
    let focus = parts.focus(on: { $0.focus }, SheetInput.focus)
    return parts.view { sheet, send in
      Text("sheet heard \(sheet.heard)")
      FocusReader(focus) { focused in
        TextField("Draft", text: send.binding(sheet.draft, SheetInput.draft))
          .accessibilityIdentifier("draft")
          .focused(focused, equals: .draft)
      }
    }
  }
}
