import Arco
import ArcoHTML
import ArcoWeb
import TodosFeature

/// The face of the whole list.
///
/// - Parameter hint: a remark under the heading.
public func todosFace(hint: String? = nil) -> PageFace<Todos> {
  Face.showing { todos, send, parts in
    main(.class("card", "todos")) {
      h1("To do")
      if let hint { p(hint, .class("hint")) }
      newTodo(todos.draft, send)
      if !todos.list.items.isEmpty { tools(todos.list, send) }
      ul(.class("rows"), .ariaLabel("Things to do")) { parts.place(rows, todoFace()) }
      footer(.class("summary")) {
        summary(of: todos.list, send)
        saving(todos.saving, send)
      }
      if let title = todos.openTitle {
        section(.class("panel"), .ariaLabelledBy("panel-name")) {
          h2("Notes on “\(title)”", .id("panel-name"), .dir("auto"))
          parts.place(detail, notesFace())
        }
      }
    }
  }
}

/// The component of the to-do example.
public func todosPage(hint: String? = nil) -> PageComponent<Todos> {
  Component(todos, todosFace(hint: hint))
}

extension Todos {
  fileprivate var openTitle: String? {
    detail.flatMap { list.items.element(id: $0.id) }?.title
  }
}

private func newTodo(_ draft: String, _ send: Send<Todos.Input>) -> HTML {
  form(.class("line"), .onSubmit { send(.add) }) {
    label("What is there to do?", .for("draft"))
    input(
      .type(.text), .id("draft"), .name("draft"), .value(draft), .dir("auto"),
      .maxlength(Todo.titleLimit), .autocomplete("off"), .onInput { send(.write($0)) })
    button("Add", .type(.submit))
  }
}

private func tools(_ list: TodoList, _ send: Send<Todos.Input>) -> HTML {
  div(.class("line", "tools")) {
    fieldset(.class("choice")) {
      legend("Show")
      for filter in Filter.allCases {
        label {
          input(
            .type(.radio), .name("filter"), .value(filter.rawValue),
            .checked(list.filter == filter), .onToggle { _ in send(.filter(filter)) })
          span(filter.name)
        }
      }
    }
    button(
      list.remaining > 0 ? "Mark all done" : "Mark none done", .type(.button), .class("quiet"),
      .onClick { send(.toggleAll) })
  }
}

private func summary(of list: TodoList, _ send: Send<Todos.Input>) -> HTML {
  div(.class("line")) {
    output {
      if list.items.isEmpty {
        "Nothing to do."
      } else {
        "\(list.remaining) of \(list.items.count) to do"
      }
    }
    if list.remaining < list.items.count {
      button("Clear done", .type(.button), .class("quiet"), .onClick { send(.clearDone) })
    }
  }
}

private func saving(_ state: SaveState, _ send: Send<Todos.Input>) -> HTML {
  div(.class("line"), .class("failed", if: state.isFailed)) {
    output(state.text, .ariaLabel("Saving"))
    if state.isFailed {
      button("Try again", .type(.button), .onClick { send(.save) })
    }
  }
}
