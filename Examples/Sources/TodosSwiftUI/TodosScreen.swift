#if canImport(SwiftUI)
  import Arco
  import ArcoSwiftUI
  import SwiftUI
  import TodosFeature

  /// The face of the whole list.
  @MainActor
  public func todosFace() -> ViewFace<Todos> {
    .placing { parts in
      let rowsView = parts.place(rows, todoFace())
      let notesView = parts.place(detail, notesFace())
      let isExplained = parts.local(false)
      return parts.view { todos, send in
        NavigationStack {
          List {
            HStack {
              TextField("What is there to do?", text: send.binding(todos.draft, Todos.Input.write))
                .onSubmit { send(.add) }
              Button("Add") { send(.add, animation: .default) }
            }
            Picker("Show", selection: send.binding(todos.list.filter, Todos.Input.filter)) {
              ForEach(Filter.allCases, id: \.self) { filter in
                Text(filter.rawValue).tag(filter)
              }
            }
            .pickerStyle(.segmented)
            rowsView.rows(by: Todo.ID.self)
              .onDelete { offsets in
                for id in offsets.map({ todos.list.shownIDs[$0] }) { send(.row(id, .delete)) }
              }
              .onMove { send(.move(Array($0), to: $1)) }
            Text("\(todos.list.remaining) of \(todos.list.items.count) to do")
            if todos.saving.failure != nil {
              Button("Not saved. Why?") { isExplained.set(true) }
            }
          }
          // On the list, as the button goes away when the todos are saved while the alert is up.
          .alert("Not saved", isPresented: isExplained.binding()) {
            Button("Try again") { send(.save) }
            Button("Later", role: .cancel) {}
          } message: {
            Text(todos.saving.failure ?? "They are saved by now.")
          }
          // With another style, a tap anywhere in a row would press all its buttons.
          .buttonStyle(.borderless)
          .navigationTitle("To do")
          .sheet(notesView) { send(.detail(.close)) }
        }
      }
    }
  }

  extension SaveState {
    /// The reason why the last change is not saved, in words; nil if it is saved.
    fileprivate var failure: String? {
      switch self {
      case .saved, .saving: nil
      case .failed(.unreachable): "The store does not answer."
      case .failed(.full(let most)): "There is room for \(most). Delete some."
      }
    }
  }

  /// The to-do example as a SwiftUI view.
  public struct TodosScreen: View {
    private let world: TodosWorld

    /// Makes the view.
    ///
    /// - Parameter world: the store for the todos.
    public init(world: TodosWorld) { self.world = world }

    /// The component.
    public var body: some View {
      ComponentView(
        Component(todos, todosFace()), state: Todos("Grind the beans", "Boil water"),
        world: world)
    }
  }

  struct TodosPreviews: PreviewProvider {
    static var previews: some View {
      ComponentView(
        Component(todos, todosFace()), state: Todos("Preview me"), world: TodosWorld { _ in },
        interpretation: .muted)
    }
  }
#endif
