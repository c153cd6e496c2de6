public import ArcoCore

/// The focus of fields as a part of the state: the state names the field with the focus, and an
/// input is sent when a person moves the focus.
///
/// Made by `parts.focus(on:_:)`, and shown by a `FocusReader`.
@MainActor
public struct FieldFocus<Field: Equatable> {
  private let find: () -> Field?
  private let report: (Field?) -> Void
  /// The driver's time.
  package let time: TimeSource

  package init(
    _ find: @escaping () -> Field?, time: TimeSource = .continuous,
    report: @escaping (Field?) -> Void
  ) {
    self.find = find
    self.time = time
    self.report = report
  }

  /// The field that should have the focus; nil for none.
  package var field: Field? { find() }

  /// Reports that a person has moved the focus. Returns the field that the state then names.
  package func move(to field: Field?) -> Field? {
    if find() != field { report(field) }
    return find()
  }
}

extension Parts {
  /// Returns the focus as a part of the state, for a `FocusReader`.
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
  /// - Parameters:
  ///   - field: reads from the state which field has the focus; nil for none.
  ///   - input: makes the input for a person who has moved the focus to a field, or to none (nil).
  @MainActor
  public func focus<Field: Equatable>(
    on field: @escaping (State) -> Field?, _ input: @escaping (Field?) -> Input
  ) -> FieldFocus<Field> {
    FieldFocus(
      {
        lookAtWrites()
        return state.flatMap(field)
      }, time: time, report: { send(input($0)) })
  }
}
