public import ArcoCore
public import ArcoOptics

extension TransitionTable {
  /// One row of a table: from where, by what, to where, and the effect that follows.
  public struct Row: Sendable {
    @usableFromInline
    let step: @Sendable (State, Input) -> Step?

    @inlinable
    init(step: @escaping @Sendable (State, Input) -> Step?) { self.step = step }
  }
}

extension TransitionTable.Row where State: Equatable & Sendable, Input: Equatable {
  /// Makes the row that leads from one state to another.
  ///
  ///     let table = TransitionTable<Void, Door, DoorInput>([
  ///       .row(.slam, from: .open, to: .closed, run: .send(.open, after: .seconds(1)))
  ///     ])
  ///
  /// - Parameter effect: what follows; nothing by default.
  @inlinable
  public static func row(
    _ input: Input, from state: State, to next: State,
    run effect: Effect<World, State, Input> = .none
  ) -> Self {
    Self { $0 == state && $1 == input ? (next, effect) : nil }
  }

  /// Makes the row that leads to a state from any that a predicate accepts; from any without one.
  ///
  ///     let table = TransitionTable<Void, Login, LoginInput>([
  ///       .row(.forceLogOut, where: { $0 != .loggedOut }, to: .loggingOut, run: logOut)
  ///     ])
  ///
  /// - Parameter effect: what follows; nothing by default.
  @inlinable
  public static func row(
    _ input: Input, where accepts: @escaping @Sendable (State) -> Bool = { _ in true },
    to next: State, run effect: Effect<World, State, Input> = .none
  ) -> Self {
    Self { $1 == input && accepts($0) ? (next, effect) : nil }
  }
}

extension TransitionTable.Row {
  /// Makes the row for a case of the input and a case of the state, with what they carry.
  ///
  ///     let table = TransitionTable<Void, Login, LoginInput>([
  ///       .row(
  ///         on: LoginInput.prisms.logIn, from: .only(.loggedOut),
  ///         to: { _, name in name.isEmpty ? nil : .loggingIn(name) },
  ///         run: { _, name in logIn(name) })
  ///     ])
  ///
  /// `.only(.loggedOut)` stands for one value that carries nothing, `.itself()` for any.
  /// - Parameters:
  ///   - next: the state that follows from what the state and the input carry; nil refuses.
  ///   - effect: what follows; nothing by default. Not asked about what was refused.
  @inlinable
  public static func row<Part, PartInput>(
    on input: some AffineFoldOptic<Input, PartInput>,
    from state: some AffineFoldOptic<State, Part>,
    to next: @escaping @Sendable (Part, PartInput) -> State?,
    run effect: @escaping @Sendable (Part, PartInput) -> Effect<World, State, Input> = { _, _ in
      .none
    }
  ) -> Self {
    Self { whole, wholeInput in
      guard let partInput = input.extract(wholeInput), let part = state.extract(whole),
        let next = next(part, partInput)
      else { return nil }
      return (next, effect(part, partInput))
    }
  }

  /// Makes the row that does what a whole table does.
  ///
  ///     let table = TransitionTable([.table(allowed), .table(moves)], rule: .all)
  @inlinable
  public static func table(_ table: TransitionTable<World, State, Input>) -> Self {
    Self { table.step($0, $1) }
  }
}
