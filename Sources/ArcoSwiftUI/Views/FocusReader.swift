#if canImport(SwiftUI)
  public import SwiftUI

  /// Fields of which the state says which has the focus.
  ///
  /// - Field: what tells the fields apart.
  ///
  ///     let orderFace = Face<Order, OrderInput, ViewContent>.placing { parts in
  ///       let focus = parts.focus(on: { $0.focus }, OrderInput.focus)
  ///       return parts.view { order, send in
  ///         FocusReader(focus) { focused in
  ///           TextField("Name", text: send.binding(order.name, OrderInput.name))
  ///             .focused(focused, equals: .name)
  ///         }
  ///       }
  ///     }
  ///
  /// An input that changes the state's field moves the focus. A person who moves it sends an input; if the
  /// state has it elsewhere after that, the focus goes there. When a person leaves the fields, the input comes in the main
  /// actor's next turn. A field that SwiftUI refuses is asked for once more, and the state keeps its wish.
  public struct FocusReader<Field: Hashable, Content: View>: View {
    @FocusState private var focused: Field?
    @State private var moves = FocusMoves<Field>()
    private let focus: FieldFocus<Field>
    private let wanted: Field?
    private let content: (FocusState<Field?>.Binding) -> Content

    /// Shows fields.
    ///
    /// - Parameter content: gets what their `focused(_:equals:)` takes.
    public init(
      _ focus: FieldFocus<Field>,
      @ViewBuilder content: @escaping (FocusState<Field?>.Binding) -> Content
    ) {
      self.focus = focus
      // Kept, so that SwiftUI sees another view when the state has another.
      self.wanted = focus.field
      self.content = content
    }

    /// The fields.
    public var body: some View {
      content($focused)
        .onChange(of: wanted, initial: true) { _, _ in
          take(moves.want(focus.field, focused: focused))
        }
        .onChange(of: focused) { _, field in take(moves.moved(to: field, wanted: focus.field)) }
    }

    private func take(_ step: FocusMoves<Field>.Step) {
      switch step {
      case .nothing: break
      case .ask:
        focused = focus.field
        lookAgain()
      case .wait: lookAgain()
      case .report(let field):
        let kept = focus.move(to: field)
        if kept != field { take(moves.want(kept, focused: focused)) }
      }
    }

    private func lookAgain() {
      if moves.isLooking { return }
      moves.isLooking = true
      Task { @MainActor in take(moves.turnCame(focused: focused, wanted: focus.field)) }
    }
  }
#endif
