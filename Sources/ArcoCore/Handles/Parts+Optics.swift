public import ArcoOptics

// Parts that are placed by their optics alone. They are for authors of faces who do not know which
// children the dispatcher lists. The dispatcher of the whole handles the inputs.
//
// Each is an attached child that does nothing. It comes after the dispatcher's entries. So it
// ignores an input for a part that the entries have just removed, while the dispatcher reports an
// input for a part that was absent before.
extension Parts {
  /// Shows a part of the state with a face, and sends the part's inputs as inputs of the whole.
  ///
  ///     let face = FaceOf<Brew, HTML>.showing { brew, send, parts in
  ///       parts.place(doseFace("Beans"), state: Brew.lenses.beans, input: Brew.Input.prisms.beans)
  ///     }
  ///
  /// Sending an input *i* from the face equals sending `embed(i)` to the whole. So the dispatcher
  /// may list a child for the part, or handle the input itself.
  /// - Parameters:
  ///   - face: makes the face of the part. It is called once for each instance, when the part is
  ///     first placed.
  ///   - state: a lens to the part.
  ///   - input: a prism to the part's inputs.
  /// - Precondition: if one line places different parts at different times, the footprints of the
  ///   optics differ. Key paths of stored properties, optics of `@Optics`, `[id:]`, `[at:]` and
  ///   `[key:]` have a footprint. Give one to a hand-written optic that captures an id: `footprint:
  ///   .element(id)`.
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

  /// Shows a part of the state while it is present.
  ///
  /// - Complexity: one more instance for each present part. If a line places `[id:]` with changing
  ///   ids, the view keeps what it needs to show each of these ids again. Memory, and the time of
  ///   each run, then grow with the number of ids that the line has shown. If the number of ids is
  ///   not bounded, place the selected part with `identifiedBy:`, which keeps one instance, or all
  ///   elements with `each:`.
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

  /// Shows a part of the state that may be absent, such as the selected row. When the identity of
  /// the part changes, a new component instance with new local state replaces the old one.
  ///
  /// The line keeps one child, however many identities it shows, if `state` is the same optic each
  /// time. So use an optic to the selected part, not `[id:]`.
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

  /// Returns the content of an earlier run of the view, or places the part.
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
    ///   - face: makes the face of the part. It is called once for each instance, when the part is
    ///     first placed.
    ///   - state: the key path of the property that holds the part.
    ///   - input: the key path, from the input's `prisms`, of the prism to the part's inputs.
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

    /// Shows a part of the state while it is present.
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

    /// Shows a part of the state that may be absent and has an identity. Another identity is
    /// another instance.
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
