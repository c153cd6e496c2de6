#if canImport(SwiftUI)
  import Arco
  import ArcoSwiftUI
  import SwiftUI
  import TodosFeature

  /// One todo as a row, which unfolds to be edited; whether it is unfolded is nobody else's affair.
  @MainActor
  public func todoFace() -> ViewFace<Todo> {
    .placing { parts in
      let isUnfolded = parts.local(false)
      // What is typed, blanks at its end and all: the title itself has none there.
      let title = parts.local("")
      return parts.view { todo, send in
        VStack(alignment: .leading) {
          HStack {
            Toggle(todo.title, isOn: send.binding(todo.isDone) { _ in .toggle })
            Button("Edit") {
              title.set(todo.title)
              isUnfolded.modify { $0.toggle() }
            }
            .accessibilityLabel("Edit: \(todo.title)")
          }
          if isUnfolded.state {
            TextField("Title", text: title.binding { send(.rename($0)) })
            Button("Notes") { send(.open) }
            Button("Delete", role: .destructive) { send(.delete, animation: .default) }
          }
        }
      }
    }
  }

  /// The notes of one todo, in a sheet: kept by a button, left by the other one or by a swipe.
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
