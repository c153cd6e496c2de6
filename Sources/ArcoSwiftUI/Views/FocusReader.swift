#if canImport(SwiftUI)
  import ArcoCore
  public import SwiftUI

  /// A view of fields whose focus follows the state: the state says which field has the focus.
  ///
  /// - Field: the type that identifies a field, such as an enum.
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
  /// When the field in the state changes, the focus moves to that field. When a person moves the
  /// focus, the view sends an input; if the state then names another field, the focus moves there.
  /// When a person leaves all fields, the input is sent in the main actor's next turn. If SwiftUI
  /// does not give a field the focus, or takes it back, the view asks again, three times within a
  /// second, and the state stays as it is. So a field that has just got the focus from the state
  /// gets it back if a person leaves all fields within 0.4 seconds. If a person leaves them later in
  /// that second, the input is sent at its end.
  ///
  /// If no input moves the focus, the view can store the focus itself, as `@FocusState` does:
  /// ``init(startingAt:content:)``. (A face cannot have a `@FocusState` property.)
  public struct FocusReader<Field: Hashable, Content: View>: View {
    @FocusState private var focused: Field?
    @State private var moves = FocusMoves<Field>()
    /// Nil if the view stores the focus itself.
    private let focus: FieldFocus<Field>?
    private let wanted: Field?
    private let content: (FocusState<Field?>.Binding) -> Content

    /// Makes a view of fields.
    ///
    /// - Parameter content: makes the fields. Its argument is the binding for their
    ///   `focused(_:equals:)`.
    public init(
      _ focus: FieldFocus<Field>,
      @ViewBuilder content: @escaping (FocusState<Field?>.Binding) -> Content
    ) {
      self.focus = focus
      // Stored, so that for SwiftUI the view differs if the state wants another field.
      self.wanted = focus.field
      self.content = content
    }

    /// Makes a view of fields that stores the focus itself. When the view appears, a field gets the
    /// focus.
    ///
    ///     let orderFace = Face<Order, OrderInput, ViewContent> { order, send in
    ///       FocusReader(startingAt: Field.name) { focused in
    ///         TextField("Name", text: send.binding(order.name, OrderInput.name))
    ///           .focused(focused, equals: .name)
    ///           .onSubmit { focused.wrappedValue = nil }
    ///       }
    ///     }
    ///
    /// - Parameters:
    ///   - field: the field that gets the focus first. If the parent runs again with another field,
    ///     the focus moves there.
    ///   - content: makes the fields. Its argument is the binding for their
    ///     `focused(_:equals:)`. A write to the binding moves the focus.
    public init(
      startingAt field: Field,
      @ViewBuilder content: @escaping (FocusState<Field?>.Binding) -> Content
    ) {
      focus = nil
      wanted = field
      self.content = content
    }

    /// The fields.
    public var body: some View {
      content($focused)
        .onChange(of: wanted, initial: true) { _, _ in
          take(moves.want(field, focused: focused))
        }
        .onChange(of: focused) { _, field in take(moves.moved(to: field, wanted: self.field)) }
    }

    /// The field that should have the focus now.
    private var field: Field? {
      if let focus { focus.field } else { wanted }
    }

    private func take(_ step: FocusMoves<Field>.Step) {
      switch step {
      case .nothing: break
      case .ask(lookAfter: let pause):
        focused = field
        look(after: pause)
      case .look(after: let pause): look(after: pause)
      case .report(let field):
        guard let focus else { break }
        let kept = focus.move(to: field)
        if kept != field { take(moves.want(kept, focused: focused)) }
      }
    }

    private func look(after pause: Duration) {
      let number = moves.plan()
      let look: @MainActor @Sendable () -> Void = {
        take(moves.looked(number, focused: focused, wanted: field))
      }
      if pause == .zero {
        Task { @MainActor in look() }
      } else {
        // The pause outlives the view. A request has no effect then.
        _ = (focus?.time ?? .continuous).after(pause) { Task { @MainActor in look() } }
      }
    }
  }
#endif
