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
  /// Each input that changes the part adds the value before the change to the timeline. The input
  /// `undo` restores the value before the last such change, and `redo` reverses the last `undo`. If
  /// there is nothing to undo or redo, nothing happens. This dispatcher handles both inputs first.
  /// Some changes are not recorded: those of ``ArcoCore/Effect/move(_:)``, which are not inputs;
  /// those of children that a face attaches; and those of children with private inputs.
  ///
  /// Law, checked by `UndoableTests`: undoing all changes of inputs restores the first value.
  /// - Parameters:
  ///   - part: a lens to the part that can be undone.
  ///   - timeline: a lens to the timeline, which stores the earlier values.
  ///   - undo: the input that undoes.
  ///   - redo: the input that redoes.
  /// - Complexity: one `==` of the part for each input. As the earlier value is retained, an input
  ///   that changes a string or an array of the part copies it once.
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
    ///   - part: the key path of the property that can be undone.
    ///   - timeline: the key path of the timeline, which stores the earlier values.
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
