extension Dispatcher {
  /// Returns this dispatcher with code that runs before and after each of its own handlers.
  /// Handlers of children run as before.
  ///
  /// - Parameters:
  ///   - before: reads the state, and returns a note for `after`.
  ///   - after: changes the state that the handler left.
  package func around<Note>(
    before: @escaping @Sendable (State) -> Note,
    after: @escaping @Sendable (inout State, Note) -> Void
  ) -> Dispatcher {
    Dispatcher(
      entries: entries.map { entry in
        guard case .own(let handler) = entry else { return entry }
        return .own { input, state in
          let note = before(state)
          let effect = handler(input, &state)
          after(&state, note)
          return effect
        }
      })
  }

  /// True if no entry is a child.
  package var isChildless: Bool { entries.allSatisfy { $0.plan == nil } }
}
