#if !hasFeature(Embedded)
  public import ArcoOptics

  // Parts of which one argument is an optic, and the other a key path.

  // An optic for the state, a key path for the input.
  extension Parts {
    /// Shows a part of the state with a face, and sends its inputs as inputs of the whole.
    ///
    /// - Parameters:
    ///   - face: makes the face of the part. It is called once for each instance, when the part is
    ///     first placed.
    ///   - state: a lens to the part.
    ///   - input: the key path, from the input's `prisms`, of the prism to the part's inputs.
    public func place<Part, PartInput, Prism: PrismOptic>(
      _ face: @autoclosure () -> Face<Part, PartInput, Content>,
      state: some LensOptic<State, Part>,
      input: KeyPath<Input.Prisms, Prism>,
      fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Content where Input: HasPrisms, Prism.Whole == Input, Prism.Part == PartInput {
      place(
        face(), state: state, input: Input.prisms[keyPath: input], fileID: fileID, line: line,
        column: column)
    }

    /// Shows a part of the state while it is present.
    public func place<Part, PartInput, Prism: PrismOptic>(
      _ face: @autoclosure () -> Face<Part, PartInput, Content>,
      ifPresent state: some AffineOptic<State, Part>,
      input: KeyPath<Input.Prisms, Prism>,
      fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Content where Input: HasPrisms, Prism.Whole == Input, Prism.Part == PartInput {
      place(
        face(), ifPresent: state, input: Input.prisms[keyPath: input], fileID: fileID, line: line,
        column: column)
    }

    /// Shows each element of a collection, in order.
    public func place<Elements: Keyed, PartInput, Prism: PrismOptic>(
      _ face: @autoclosure () -> Face<Elements.Element, PartInput, Content>,
      each state: some AffineOptic<State, Elements>,
      input: KeyPath<Input.Prisms, Prism>,
      fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Content
    where
      Input: HasPrisms, Elements.ID: Sendable, Prism.Whole == Input,
      Prism.Part == (Elements.ID, PartInput)
    {
      place(
        face(), each: state, input: Input.prisms[keyPath: input], fileID: fileID, line: line,
        column: column)
    }
  }

  // A key path for the state, an optic for the input.
  extension Parts {
    /// Shows a part of the state with a face, and sends its inputs as inputs of the whole.
    ///
    /// - Parameters:
    ///   - face: makes the face of the part. It is called once for each instance, when the part is
    ///     first placed.
    ///   - state: the key path of the property that holds the part.
    ///   - input: a prism to the part's inputs.
    public func place<Part, PartInput>(
      _ face: @autoclosure () -> Face<Part, PartInput, Content>,
      state: any WritableKeyPath<State, Part> & Sendable,
      input: some PrismOptic<Input, PartInput>,
      fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Content {
      place(
        face(), state: Lens(state), input: input, fileID: fileID, line: line, column: column)
    }

    /// Shows a part of the state while it is present.
    public func place<Part, PartInput>(
      _ face: @autoclosure () -> Face<Part, PartInput, Content>,
      ifPresent state: any WritableKeyPath<State, Part?> & Sendable,
      input: some PrismOptic<Input, PartInput>,
      fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Content {
      place(
        face(), ifPresent: Lens(state).some, input: input, fileID: fileID, line: line,
        column: column)
    }

    /// Shows each element of a collection, in order.
    public func place<Elements: Keyed, PartInput>(
      _ face: @autoclosure () -> Face<Elements.Element, PartInput, Content>,
      each state: any WritableKeyPath<State, Elements> & Sendable,
      input: some PrismOptic<Input, (Elements.ID, PartInput)>,
      fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Content where Elements.ID: Sendable {
      place(
        face(), each: Lens(state), input: input, fileID: fileID, line: line, column: column)
    }
  }
#endif
