import Arco
import ArcoHTML
import ArcoWeb

/// The face of an item. A double click edits its title.
func itemFace() -> PageFace<Item> {
  Face { item, send in
    li(.class("completed", if: item.isDone), .class("editing", if: item.draft != nil)) {
      if let draft = item.draft {
        input(
          .class("edit"), .type(.text), .ariaLabel("Edit \(item.title)"), .value(draft),
          .autofocus(), .onInput { send(.write($0)) }, .onBlur { send(.save) },
          .onKeyDown(keys: .enter, .escape) { send($0 == .enter ? .save : .discard) })
      } else {
        input(
          .class("toggle"), .type(.checkbox), .ariaLabel(item.title), .checked(item.isDone),
          .onToggle { _ in send(.toggle) })
        label(item.title, .onDoubleClick { send(.edit) })
        button(
          "×", .class("destroy"), .ariaLabel("Delete \(item.title)"), .onClick { send(.destroy) })
      }
    }
  }
}

/// The face of the whole page.
func todoMVCFace() -> PageFace<TodoMVC> {
  Face.showing { todos, send, parts in
    main(.class("card", "todoapp")) {
      h1("todos")
      form(.onSubmit { send(.add) }) {
        input(
          .class("new-todo"), .placeholder("What needs to be done?"), .ariaLabel("New todo"),
          .value(todos.draft), .autofocus(), .onInput { send(.write($0)) })
      }
      if !todos.items.isEmpty {
        section(.class("main"), .ariaLabel("Todos")) {
          label(.class("toggle-all")) {
            input(
              .type(.checkbox), .checked(todos.remaining == 0),
              .onToggle { _ in send(.toggleAll) })
            "Mark all as complete"
          }
          ul(.class("todo-list")) {
            parts.place(itemFace(), each: shown, input: TodoMVC.Input.prisms.item)
          }
        }
        footer {
          span(.class("todo-count")) {
            strong("\(todos.remaining)")
            todos.remaining == 1 ? " item left" : " items left"
          }
          HTML.nav(.ariaLabel("Filters")) {
            for filter in Filter.allCases {
              let isShown = filter == todos.filter
              a(
                filter.name, .href(filters, filter),
                .class("selected", if: isShown), .ariaCurrent(isShown ? "page" : "false"))
            }
          }
          if todos.remaining < todos.items.count {
            button("Clear completed", .onClick { send(.clearCompleted) })
          }
        }
      }
    }
  }
}

/// The page as a program for a site, with ``todoMVCNavigation``.
package func todoMVCPage() -> Program<Void, TodoMVC, TodoMVC.Input, HTML> {
  Program(Component(todoMVC, todoMVCFace()), state: TodoMVC())
}
