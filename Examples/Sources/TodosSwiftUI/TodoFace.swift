#if canImport(SwiftUI)
  import Arco
  import ArcoSwiftUI
  import SwiftUI
  import TodosFeature

  /// The face of a todo: a row that unfolds for editing. Whether it is unfolded is local state.
  @MainActor
  public func todoFace() -> ViewFace<Todo> {
    .placing { parts in
      let isUnfolded = parts.local(false)
      // The typed text with its trailing blanks, which the title itself does not have.
      let title = parts.local("")
      return parts.view { todo, send in
        VStack(alignment: .leading) {
          HStack {
            Toggle(todo.title, isOn: send.binding(todo.isDone, Todo.Input.done))
            Button("Edit") {
              title.set(todo.title)
              isUnfolded.modify { $0.toggle() }
            }
            .accessibilityLabel("Edit: \(todo.title)")
          }
          if isUnfolded.state {
            FocusReader(startingAt: Field.title) { focused in
              TextField("Title", text: title.binding { send(.rename($0)) })
                .focused(focused, equals: .title)
            }
            Button("Notes") { send(.open) }
            Button("Delete", role: .destructive) { send(.delete, animation: .default) }
          }
        }
      }
    }
  }

  private enum Field: Hashable { case title }

  /// The face of the notes sheet. A button keeps the notes; another button, or a swipe, drops the
  /// changes.
  @MainActor
  public func notesFace() -> ViewFace<Detail> {
    Face { detail, send in
      VStack {
        TextField("Notes", text: send.binding(detail.notes, Detail.Input.write), axis: .vertical)
        HStack {
          Button("Close", role: .cancel) { send(.close) }
          Button("Keep notes") { send(.keep) }
        }
      }
      .padding()
    }
  }
#endif
