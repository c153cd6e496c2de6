public import ArcoOptics

extension Dispatcher {
  /// Declares this dispatcher as a child of an optional state, with an input of the parent that removes the state.
  ///
  ///     let board = DispatcherOf<Board> {
  ///       note.child(
  ///         ifPresent: Board.lenses.note, input: Board.Input.prisms.note,
  ///         dismiss: Board.Input.prisms.close)
  ///     }
  ///
  /// The child's effects end with its state. The input may come when the child is not there: then it does nothing.
  /// - Parameters:
  ///   - state: leads to the optional that holds the child's state.
  ///   - input: leads to the child's inputs.
  ///   - dismiss: the parent's input that removes the child's state. It is an input beside the child's own: `.close`,
  ///     not `.note(.close)`. For one of the child's own, remove the state in an entry of the parent after the child.
  ///   - whenGone: what happens to an input of the child that comes when the state is not there.
  @inlinable
  public func child<Whole, WholeInput>(
    ifPresent state: some LensOptic<Whole, State?>,
    input: some PrismOptic<WholeInput, Input>,
    dismiss: some PrismOptic<WholeInput, Void>,
    whenGone: WhenGone = .report
  ) -> Dispatcher<World, Whole, WholeInput> {
    Dispatcher<World, Whole, WholeInput> {
      child(
        ifPresent: state.appending(StandardOptics.Some()), input: input, whenGone: whenGone)
      Dispatcher<Void, State?, Void>.reduce { part, _ in part = nil }
        .widen(state: state, input: dismiss)
    }
  }

  /// Declares this dispatcher as a child of an optional state that has an identity, with an input of the parent that
  /// removes the state.
  ///
  /// - Parameters:
  ///   - state: leads to the optional that holds the child's state.
  ///   - id: what tells two states of the child apart; another one is another child.
  ///   - input: leads to the child's inputs.
  ///   - dismiss: the parent's input that removes the child's state. It is an input beside the child's own.
  ///   - whenGone: what happens to an input of the child that comes when the state is not there.
  @inlinable
  public func child<Whole, WholeInput>(
    ifPresent state: some LensOptic<Whole, State?>,
    identifiedBy id: @escaping @Sendable (State) -> some Equatable & Sendable,
    input: some PrismOptic<WholeInput, Input>,
    dismiss: some PrismOptic<WholeInput, Void>,
    whenGone: WhenGone = .report
  ) -> Dispatcher<World, Whole, WholeInput> {
    Dispatcher<World, Whole, WholeInput> {
      child(
        ifPresent: state.appending(StandardOptics.Some()), identifiedBy: id, input: input,
        whenGone: whenGone)
      Dispatcher<Void, State?, Void>.reduce { part, _ in part = nil }
        .widen(state: state, input: dismiss)
    }
  }
}

#if !hasFeature(Embedded)
  extension Dispatcher {
    /// Declares this dispatcher as a child of an optional state, with an input of the parent that removes the state.
    ///
    ///     let board = DispatcherOf<Board> {
    ///       note.child(ifPresent: \.note, input: \.note, dismiss: \.close)
    ///     }
    ///
    /// - Parameters:
    ///   - state: the optional property that holds the child's state.
    ///   - input: the prism to the child's inputs, by its name in the parent input's `prisms`.
    ///   - dismiss: the prism to the parent's input that removes the child's state. It is an input beside the child's
    ///     own.
    ///   - whenGone: what happens to an input of the child that comes when the state is not there.
    @inlinable
    public func child<
      Whole, WholeInput: HasPrisms & Sendable, Prism: PrismOptic, Dismissal: PrismOptic
    >(
      ifPresent state: any WritableKeyPath<Whole, State?> & Sendable,
      input: KeyPath<WholeInput.Prisms, Prism>,
      dismiss: KeyPath<WholeInput.Prisms, Dismissal>,
      whenGone: WhenGone = .report
    ) -> Dispatcher<World, Whole, WholeInput>
    where
      Prism.Whole == WholeInput, Prism.Part == Input, Dismissal.Whole == WholeInput,
      Dismissal.Part == Void
    {
      child(
        ifPresent: Lens(state), input: WholeInput.prisms[keyPath: input],
        dismiss: WholeInput.prisms[keyPath: dismiss], whenGone: whenGone)
    }

    /// Declares this dispatcher as a child of an optional state that has an identity, with an input of the parent that
    /// removes the state.
    ///
    ///     let board = DispatcherOf<Board> {
    ///       note.child(ifPresent: \.note, identifiedBy: \.id, input: \.note, dismiss: \.close)
    ///     }
    ///
    /// - Parameters:
    ///   - state: the optional property that holds the child's state.
    ///   - id: what tells two states of the child apart; another one is another child.
    ///   - input: the prism to the child's inputs, by its name in the parent input's `prisms`.
    ///   - dismiss: the prism to the parent's input that removes the child's state. It is an input beside the child's
    ///     own.
    ///   - whenGone: what happens to an input of the child that comes when the state is not there.
    @inlinable
    public func child<
      Whole, WholeInput: HasPrisms & Sendable, Prism: PrismOptic, Dismissal: PrismOptic
    >(
      ifPresent state: any WritableKeyPath<Whole, State?> & Sendable,
      identifiedBy id: @escaping @Sendable (State) -> some Equatable & Sendable,
      input: KeyPath<WholeInput.Prisms, Prism>,
      dismiss: KeyPath<WholeInput.Prisms, Dismissal>,
      whenGone: WhenGone = .report
    ) -> Dispatcher<World, Whole, WholeInput>
    where
      Prism.Whole == WholeInput, Prism.Part == Input, Dismissal.Whole == WholeInput,
      Dismissal.Part == Void
    {
      child(
        ifPresent: Lens(state), identifiedBy: id, input: WholeInput.prisms[keyPath: input],
        dismiss: WholeInput.prisms[keyPath: dismiss], whenGone: whenGone)
    }
  }
#endif
