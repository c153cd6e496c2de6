import Arco
import ArcoHTML
import ArcoWeb
import TodosFeature

/// The face of a todo: a row that unfolds for editing. Whether it is unfolded is local state.
public func todoFace() -> PageFace<Todo> {
  Face.placing { parts in
    let isUnfolded = parts.local(false)
    return parts.view { todo, send in
      li(.class("todo"), .class("done", if: todo.isDone)) {
        label(.class("tick")) {
          input(.type(.checkbox), .checked(todo.isDone), .onToggle { send(.done($0)) })
          span(todo.title, .dir("auto"))
        }
        button(
          "Edit", .type(.button), .class("quiet"), .ariaLabel("Edit: \(todo.title)"),
          .ariaExpanded(isUnfolded.state), .onClick { isUnfolded.modify { $0.toggle() } })
        button(
          "×", .type(.button), .class("quiet", "cross"), .ariaLabel("Delete: \(todo.title)"),
          .onClick { send(.delete) })
        if isUnfolded.state {
          editor(of: todo, send) { isUnfolded.set(false) }
        }
      }
    }
  }
}

private func editor(
  of todo: Todo, _ send: Send<Todo.Input>, onDone: @escaping () -> Void
) -> HTML {
  let title = Field.text("title")
  let id = "title-\(todo.id)"
  return div(.class("editor")) {
    form(
      .class("line"),
      .onSubmit(title) { text in
        send(.rename(text))
        onDone()
      }
    ) {
      label("Title", .for(id))
      input(
        .type(.text), .id(id), .name(title), .value(todo.title), .dir("auto"),
        .maxlength(Todo.titleLimit), .autocomplete("off"), .required(), .autofocus())
      button("Rename", .type(.submit))
    }
    if !todo.notes.isEmpty {
      p(.class("notes"), .dir("auto")) {
        if let address = address(in: todo.notes) {
          a(todo.notes, .href(address))
        } else {
          todo.notes
        }
      }
    }
    button(
      "Notes", .type(.button), .class("quiet"), .ariaLabel("Notes: \(todo.title)"),
      .onClick { send(.open) })
  }
}

/// The address in the notes, if they are an address that is safe to follow.
private func address(in notes: String) -> WebAddress? {
  // Without a scheme, any word would be a relative address.
  let mark = notes.utf8.first { "/?#:".utf8.contains($0) }
  guard mark == UInt8(ascii: ":") else { return nil }
  return try? WebAddress(notes)
}
