public import ArcoOptics

// Parts that are placed by their optics alone. They are for whoever writes faces and does not know which
// children the dispatcher lists: the dispatcher of the whole handles the inputs.
//
// Each is an attached child that does nothing. It comes after the dispatcher's entries, so it ignores an
// input for a part that these have just removed; the dispatcher reports an input for a part that never was.
extension Parts {
  /// Shows a part of the state with a face, and sends its inputs as inputs of the whole.
  ///
  ///     let face = FaceOf<Brew, HTML>.showing { brew, send, parts in
  ///       parts.place(doseFace("Beans"), state: Brew.lenses.beans, input: Brew.Input.prisms.beans)
  ///     }
  ///
  /// Sending *i* there equals sending `embed(i)` to the whole. So it does not matter whether the
  /// dispatcher lists a child for the part or handles the input itself.
  /// - Parameters:
  ///   - face: how the part looks. It is asked for once for each instance, at its first placing.
  ///   - state: leads to the part.
  ///   - input: leads to its inputs.
  /// - Precondition: a line that places one part now and another later tells them apart by its optics' footprints. Key
  ///   paths of stored properties, what `@Optics` writes, `[id:]`, `[at:]` and `[key:]` have one; give one to a
  ///   hand-written optic that captures an id: `footprint: .element(id)`.
  /// - Complexity: one more instance for each part.
  public func place<Part, PartInput>(
    _ face: @autoclosure () -> Face<Part, PartInput, Content>,
    state: some LensOptic<State, Part>,
    input: some PrismOptic<Input, PartInput>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Content {
    let site = Placements<Content>.Site(fileID, line, column)
    return once(.part(site, states: state.footprint, inputs: input.footprint)) {
      $0.attach(
        Dispatcher<Void, Part, PartInput>.empty().child(state: state, input: input), face(), ())
    }
  }

  /// Shows a part of the state that may be absent, while it is there.
  ///
  /// - Complexity: one more instance for each part that is there. A line that places `[id:]`, now of one id and now of
  ///   another, keeps what it needs to show each id again, as long as the view is there: memory and the time of each
  ///   run grow with the number of ids that it ever showed. Where the ids have no end, place the selected part with
  ///   `identifiedBy:`, which keeps one, or all elements with `each:`.
  public func place<Part, PartInput>(
    _ face: @autoclosure () -> Face<Part, PartInput, Content>,
    ifPresent state: some AffineOptic<State, Part>,
    input: some PrismOptic<Input, PartInput>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Content {
    let site = Placements<Content>.Site(fileID, line, column)
    return once(.part(site, states: state.footprint, inputs: input.footprint)) {
      $0.attach(
        Dispatcher<Void, Part, PartInput>.empty().child(
          ifPresent: state, input: input, whenGone: .ignore), face(), ())
    }
  }

  /// Shows a part of the state that may be absent and has an identity: another identity is another instance, with
  /// local state of its own.
  ///
  /// The line keeps one child, however many identities it shows, if `state` is the same optic each time: one that leads
  /// to the selected part, and not `[id:]`.
  public func place<Part, PartInput>(
    _ face: @autoclosure () -> Face<Part, PartInput, Content>,
    ifPresent state: some AffineOptic<State, Part>,
    identifiedBy id: @escaping @Sendable (Part) -> some Equatable & Sendable,
    input: some PrismOptic<Input, PartInput>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Content {
    let site = Placements<Content>.Site(fileID, line, column)
    return once(.part(site, states: state.footprint, inputs: input.footprint)) {
      $0.attach(
        Dispatcher<Void, Part, PartInput>.empty().child(
          ifPresent: state, identifiedBy: id, input: input, whenGone: .ignore), face(), ())
    }
  }

  /// Shows each element of a collection, in order.
  public func place<Elements: Keyed, PartInput>(
    _ face: @autoclosure () -> Face<Elements.Element, PartInput, Content>,
    each state: some AffineOptic<State, Elements>,
    input: some PrismOptic<Input, (Elements.ID, PartInput)>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Content where Elements.ID: Sendable {
    let site = Placements<Content>.Site(fileID, line, column)
    return once(.part(site, states: state.footprint, inputs: input.footprint)) {
      $0.attach(
        Dispatcher<Void, Elements.Element, PartInput>.empty().child(
          each: state, input: input, whenGone: .ignore), face(), ())
    }
  }

  /// Returns what was placed in an earlier run of the view, or places it.
  private func once(_ key: Placements<Content>.Key, _ place: (Parts) -> Content) -> Content {
    if let placed = placements?.find(key) { return placed }
    let known = stage.changes.count
    let content = place(Parts(node: node, stage: stage))
    keep(content, as: key, known: known)
    return content
  }
}

#if !hasFeature(Embedded)
  extension Parts {
    /// Shows a part of the state with a face, and sends its inputs as inputs of the whole.
    ///
    ///     let face = FaceOf<Brew, HTML>.showing { brew, send, parts in
    ///       parts.place(doseFace("Beans"), state: \.beans, input: \.beans)
    ///     }
    ///
    /// - Parameters:
    ///   - face: how the part looks. It is asked for once for each instance, at its first placing.
    ///   - state: the property that holds the part.
    ///   - input: the prism to its inputs, by its name in the input's `prisms`.
    public func place<Part, PartInput, Prism: PrismOptic>(
      _ face: @autoclosure () -> Face<Part, PartInput, Content>,
      state: any WritableKeyPath<State, Part> & Sendable,
      input: KeyPath<Input.Prisms, Prism>,
      fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Content where Input: HasPrisms, Prism.Whole == Input, Prism.Part == PartInput {
      place(
        face(), state: Lens(state), input: Input.prisms[keyPath: input], fileID: fileID,
        line: line, column: column)
    }

    /// Shows a part of the state that may be absent, while it is there.
    public func place<Part, PartInput, Prism: PrismOptic>(
      _ face: @autoclosure () -> Face<Part, PartInput, Content>,
      ifPresent state: any WritableKeyPath<State, Part?> & Sendable,
      input: KeyPath<Input.Prisms, Prism>,
      fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Content where Input: HasPrisms, Prism.Whole == Input, Prism.Part == PartInput {
      place(
        face(), ifPresent: Lens(state).some, input: Input.prisms[keyPath: input],
        fileID: fileID, line: line, column: column)
    }

    /// Shows a part of the state that may be absent and has an identity: another identity is another instance.
    public func place<Part, PartInput, Prism: PrismOptic>(
      _ face: @autoclosure () -> Face<Part, PartInput, Content>,
      ifPresent state: any WritableKeyPath<State, Part?> & Sendable,
      identifiedBy id: @escaping @Sendable (Part) -> some Equatable & Sendable,
      input: KeyPath<Input.Prisms, Prism>,
      fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Content where Input: HasPrisms, Prism.Whole == Input, Prism.Part == PartInput {
      place(
        face(), ifPresent: Lens(state).some, identifiedBy: id,
        input: Input.prisms[keyPath: input], fileID: fileID, line: line, column: column)
    }

    /// Shows each element of a collection, in order.
    public func place<Elements: Keyed, PartInput, Prism: PrismOptic>(
      _ face: @autoclosure () -> Face<Elements.Element, PartInput, Content>,
      each state: any WritableKeyPath<State, Elements> & Sendable,
      input: KeyPath<Input.Prisms, Prism>,
      fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Content
    where
      Input: HasPrisms, Elements.ID: Sendable, Prism.Whole == Input,
      Prism.Part == (Elements.ID, PartInput)
    {
      place(
        face(), each: Lens(state), input: Input.prisms[keyPath: input], fileID: fileID, line: line,
        column: column)
    }
  }
#endif
