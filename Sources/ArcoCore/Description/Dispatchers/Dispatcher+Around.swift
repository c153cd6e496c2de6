extension Dispatcher {
  /// Returns this dispatcher with something done before and after each handler of its own. Its children do
  /// what they did.
  ///
  /// - Parameters:
  ///   - before: looks at the state, and returns what `after` needs to know of it.
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

  /// Whether handlers of its own are all there is to it: it has no children.
  package var isChildless: Bool { entries.allSatisfy { $0.plan == nil } }
}
