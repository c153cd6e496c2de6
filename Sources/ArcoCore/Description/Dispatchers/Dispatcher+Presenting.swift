public import ArcoOptics

extension Dispatcher {
  /// Declares this dispatcher as a child with optional state, and an input of the parent that sets
  /// the state to nil.
  ///
  ///     let board = DispatcherOf<Board> {
  ///       note.child(
  ///         ifPresent: Board.lenses.note, input: Board.Input.prisms.note,
  ///         dismiss: Board.Input.prisms.close)
  ///     }
  ///
  /// Removing the state cancels the child's effects. A `dismiss` input without a child does
  /// nothing.
  /// - Parameters:
  ///   - state: a lens to the optional that holds the child's state.
  ///   - input: a prism to the child's inputs.
  ///   - dismiss: a prism to the parent's input that removes the child's state. It is a case of the
  ///     parent's input, such as `.close`, and not one of the child's, such as `.note(.close)`. To
  ///     remove the state on an input of the child, write an entry of the parent after the child.
  ///   - whenGone: what the driver does with an input for the child while the state is absent.
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

  /// Declares this dispatcher as a child with optional state that has an identity, and an input of
  /// the parent that sets the state to nil.
  ///
  /// - Parameters:
  ///   - state: a lens to the optional that holds the child's state.
  ///   - id: returns the identity of a state. A state with another identity is a new child.
  ///   - input: a prism to the child's inputs.
  ///   - dismiss: a prism to the parent's input that removes the child's state. It is a case of the
  ///     parent's input, not of the child's.
  ///   - whenGone: what the driver does with an input for the child while the state is absent.
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
    /// Declares this dispatcher as a child with optional state, and an input of the parent that
    /// sets the state to nil.
    ///
    ///     let board = DispatcherOf<Board> {
    ///       note.child(ifPresent: \.note, input: \.note, dismiss: \.close)
    ///     }
    ///
    /// - Parameters:
    ///   - state: the key path of the optional property that holds the child's state.
    ///   - input: the key path, from the parent input's `prisms`, of the prism to the child's
    ///     inputs.
    ///   - dismiss: the key path of the prism to the parent's input that removes the child's state.
    ///     It is a case of the parent's input, not of the child's.
    ///   - whenGone: what the driver does with an input for the child while the state is absent.
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

    /// Declares this dispatcher as a child with optional state that has an identity, and an input
    /// of the parent that sets the state to nil.
    ///
    ///     let board = DispatcherOf<Board> {
    ///       note.child(ifPresent: \.note, identifiedBy: \.id, input: \.note, dismiss: \.close)
    ///     }
    ///
    /// - Parameters:
    ///   - state: the key path of the optional property that holds the child's state.
    ///   - id: returns the identity of a state. A state with another identity is a new child.
    ///   - input: the key path, from the parent input's `prisms`, of the prism to the child's
    ///     inputs.
    ///   - dismiss: the key path of the prism to the parent's input that removes the child's state.
    ///     It is a case of the parent's input, not of the child's.
    ///   - whenGone: what the driver does with an input for the child while the state is absent.
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
