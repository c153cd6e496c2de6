#if !hasFeature(Embedded)
  public import ArcoOptics

  // Children of which one argument is an optic, and the other a key path. A filter of rows is an
  // optic, for example, and the input for a row a case that `@Optics` knows.

  // An optic for the state, a key path for the input.
  extension Dispatcher {
    /// Declares this dispatcher as a child whose state is always present in the parent's state.
    ///
    ///     let beans: ChildOf<Brew, Dose> = dose.child(state: Lens(\.beans), input: \.beans)
    ///
    /// - Parameters:
    ///   - state: a lens to the child's state.
    ///   - input: the key path, from the parent input's `prisms`, of the prism to the child's inputs.
    @inlinable
    public func child<Whole, WholeInput: HasPrisms & Sendable, Prism: PrismOptic>(
      state: some LensOptic<Whole, State>,
      input: KeyPath<WholeInput.Prisms, Prism>
    ) -> Child<World, Whole, WholeInput, State, Input>
    where Prism.Whole == WholeInput, Prism.Part == Input {
      child(state: state, input: WholeInput.prisms[keyPath: input])
    }

    /// Declares this dispatcher as a child whose state is a case or an optional of the parent's state.
    ///
    /// - Parameters:
    ///   - state: an optic to the child's state.
    ///   - input: the key path, from the parent input's `prisms`, of the prism to the child's inputs.
    ///   - whenGone: what the driver does with an input for the child while the state is absent.
    @inlinable
    public func child<Whole, WholeInput: HasPrisms & Sendable, Prism: PrismOptic>(
      ifPresent state: some AffineOptic<Whole, State>,
      input: KeyPath<WholeInput.Prisms, Prism>,
      whenGone: WhenGone = .report
    ) -> Child<World, Whole, WholeInput, State, Input>
    where Prism.Whole == WholeInput, Prism.Part == Input {
      child(ifPresent: state, input: WholeInput.prisms[keyPath: input], whenGone: whenGone)
    }

    /// Declares this dispatcher as a child with an instance for each element of a collection.
    ///
    /// - Parameters:
    ///   - elements: an optic to the collection, such as one that filters.
    ///   - input: the key path, from the parent input's `prisms`, of the prism to an element's id
    ///     and its input.
    ///   - whenGone: what the driver does with an input whose id is not in the collection.
    @inlinable
    public func child<
      Whole, WholeInput: HasPrisms & Sendable, Elements: Keyed, Prism: PrismOptic
    >(
      each elements: some AffineOptic<Whole, Elements>,
      input: KeyPath<WholeInput.Prisms, Prism>,
      whenGone: WhenGone = .report
    ) -> Child<World, Whole, WholeInput, State, Input>
    where
      Elements.Element == State, Elements.ID: Sendable, Prism.Whole == WholeInput,
      Prism.Part == (Elements.ID, Input)
    {
      child(each: elements, input: WholeInput.prisms[keyPath: input], whenGone: whenGone)
    }
  }

  // A key path for the state, an optic for the input.
  extension Dispatcher {
    /// Declares this dispatcher as a child whose state is always present in the parent's state.
    ///
    /// - Parameters:
    ///   - state: the key path of the property that holds the child's state.
    ///   - input: a prism to the child's inputs.
    @inlinable
    public func child<Whole, WholeInput: Sendable>(
      state: any WritableKeyPath<Whole, State> & Sendable,
      input: some PrismOptic<WholeInput, Input>
    ) -> Child<World, Whole, WholeInput, State, Input> {
      child(state: Lens(state), input: input)
    }

    /// Declares this dispatcher as a child whose state is an optional of the parent's state.
    ///
    /// - Parameters:
    ///   - state: the key path of the optional property that holds the child's state.
    ///   - input: a prism to the child's inputs.
    ///   - whenGone: what the driver does with an input for the child while the state is absent.
    @inlinable
    public func child<Whole, WholeInput: Sendable>(
      ifPresent state: any WritableKeyPath<Whole, State?> & Sendable,
      input: some PrismOptic<WholeInput, Input>,
      whenGone: WhenGone = .report
    ) -> Child<World, Whole, WholeInput, State, Input> {
      child(ifPresent: Lens(state).some, input: input, whenGone: whenGone)
    }

    /// Declares this dispatcher as a child with an instance for each element of a collection.
    ///
    /// - Parameters:
    ///   - elements: the key path of the property that holds the collection.
    ///   - input: a prism to an element's id and its input.
    ///   - whenGone: what the driver does with an input whose id is not in the collection.
    @inlinable
    public func child<Whole, WholeInput: Sendable, Elements: Keyed>(
      each elements: any WritableKeyPath<Whole, Elements> & Sendable,
      input: some PrismOptic<WholeInput, (Elements.ID, Input)>,
      whenGone: WhenGone = .report
    ) -> Child<World, Whole, WholeInput, State, Input>
    where Elements.Element == State, Elements.ID: Sendable {
      child(each: Lens(elements), input: input, whenGone: whenGone)
    }
  }
#endif
