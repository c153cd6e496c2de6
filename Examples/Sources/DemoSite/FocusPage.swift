import Arco
import ArcoHTML
import ArcoWeb

/// Rows and sections that are removed while they have the focus.
struct Focuses: Feature, Equatable, Sendable {
  var rows = [1, 2, 3, 4, 5]
  /// Whether removing a row shows a button that takes the focus.
  var offersUndo = false
  var isUndoOffered = false
  var isRunning = true
  var isEditing = false
  var focused = ""

  enum Input: Equatable, Sendable {
    case delete(ClosedRange<Int>)
    case offerUndo
    case stop
    case edit(Bool)
    case focus(String)
  }
}

private let focuses = DispatcherOf<Focuses>.reduce { focuses, input in
  switch input {
  case .delete(let range):
    focuses.rows.removeAll { range.contains($0) }
    focuses.isUndoOffered = focuses.offersUndo
  case .offerUndo: focuses.offersUndo = true
  case .stop: focuses.isRunning = false
  case .edit(let isEditing): focuses.isEditing = isEditing
  case .focus(let name): focuses.focused = name
  }
}

/// Where the focus goes when the focused element is removed. No page links here: it is for tests.
func focusPage() -> PageComponent<Focuses> {
  Component(focuses) { focuses, send in
    main(.class("card")) {
      h1("Focus")
      div(.class("line")) {
        output(.ariaLabel("Work")) {
          if focuses.isRunning { button("Stop", .type(.button), .onClick { send(.stop) }) }
        }
        button("Offer undo", .type(.button), .onClick { send(.offerUndo) })
      }
      table {
        tbody(.ariaLabel("Rows")) {
          keyed(focuses.rows, id: { $0 }) { row($0, send) }
        }
      }
      if focuses.isUndoOffered { p { button("Undo", .type(.button), .autofocus()) } }
      section(.ariaLabel("Title")) {
        if focuses.isEditing {
          form(.onSubmit { send(.edit(false)) }) { input(.ariaLabel("New title")) }
        } else {
          button("Edit", .type(.button), .onClick { send(.edit(true)) })
        }
      }
      output(focuses.focused, .ariaLabel("Focused"))
    }
  }
}

private func row(_ id: Int, _ send: Send<Focuses.Input>) -> HTML {
  tr {
    td("Row \(id)")
    td {
      // Row 2 has another kind of control.
      if id == 2 { input(.ariaLabel("Field 2")) } else { button("Keep \(id)", .type(.button)) }
      button(
        "Delete \(id)", .type(.button), .onClick { send(.delete(id...id)) },
        .onFocus { send(.focus("Delete \(id)")) })
      button("Delete from \(id)", .type(.button), .onClick { send(.delete(id...9)) })
    }
  }
}
