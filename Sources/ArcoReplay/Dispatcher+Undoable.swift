public import ArcoCore
public import ArcoOptics

extension Dispatcher where Input: Equatable {
  /// Returns this dispatcher with undo and redo of a part of its state.
  ///
  ///     struct Editor: Feature {
  ///       var text = ""
  ///       var timeline = Timeline<String>(limit: 100)
  ///
  ///       enum Input: Equatable { case type(String), undo, redo }
  ///     }
  ///
  ///     let editor = DispatcherOf<Editor>.reduce { editor, input in
  ///       if case .type(let text) = input { editor.text = text }
  ///     }
  ///     .undoable(\.text, in: \.timeline, undo: .undo, redo: .redo)
  ///
  /// Each input that changes the part keeps the value before it, so no case can forget to. The input
  /// `undo` makes the part what it was before the last such change, and `redo` takes that back; where
  /// there is nothing to undo or redo, nothing happens. This dispatcher sees both inputs first. A
  /// ``ArcoCore/Effect/move(_:)`` changes the part without an input, so it is not kept by itself. Nor is what a child
  /// changes that a face attaches, or whose inputs are private.
  ///
  /// Law, checked by `UndoableTests`: undoing all that inputs changed gives the first value.
  /// - Parameters:
  ///   - part: what can be undone.
  ///   - timeline: where the values before are kept.
  ///   - undo: the input that undoes.
  ///   - redo: the input that redoes.
  /// - Complexity: one `==` of the part for each input. An input that changes a string or an array of the
  ///   part in place copies that once, as the value before is kept.
  public func undoable<Part: Equatable & SendableMetatype>(
    _ part: some LensOptic<State, Part>, in timeline: some LensOptic<State, Timeline<Part>>,
    undo: Input, redo: Input
  ) -> Dispatcher {
    let before = Dispatcher.reduce { state, _ in
      let value = part.get(state)
      timeline.modify(&state) { $0.begin(value) }
    }
    let after = Dispatcher.reduce { state, input in
      var value = part.get(state)
      timeline.modify(&state) { $0.end(value) }
      let isDone =
        switch input {
        case undo: timeline.modify(&state) { $0.undo(&value) }
        case redo: timeline.modify(&state) { $0.redo(&value) }
        default: false
        }
      if isDone { part.modify(&state) { $0 = value } }
    }
    return before.combine(self).combine(after)
  }

  #if !hasFeature(Embedded)
    /// Returns this dispatcher with undo and redo of a property of its state.
    ///
    /// - Parameters:
    ///   - part: what can be undone.
    ///   - timeline: where the values before are kept.
    ///   - undo: the input that undoes.
    ///   - redo: the input that redoes.
    public func undoable<Part: Equatable & SendableMetatype>(
      _ part: any WritableKeyPath<State, Part> & Sendable,
      in timeline: any WritableKeyPath<State, Timeline<Part>> & Sendable,
      undo: Input, redo: Input
    ) -> Dispatcher {
      undoable(Lens(part), in: Lens(timeline), undo: undo, redo: redo)
    }
  #endif
}
