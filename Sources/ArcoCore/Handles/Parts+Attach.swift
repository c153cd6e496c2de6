public import ArcoOptics

extension Parts {
  /// Declares a child in the face and places it, without listing it in the dispatcher.
  ///
  ///     let face = Face<Brew, BrewInput, HTML>.placing { parts in
  ///       let beans = parts.attach(
  ///         Component(dose, doseFace("Beans")),
  ///         state: Brew.lenses.beans, input: BrewInput.prisms.beans)
  ///       return parts.view { brew, send in main { beans } }
  ///     }
  ///     let coffee = Component(Dispatcher<Void, Brew, BrewInput>.empty(), face)
  ///
  /// The same as a child listed last in the dispatcher: sending *i* at it equals sending `embed(i)`
  /// to the whole.
  /// - Parameter world: what its effects need from outside.
  public func attach<World, Part, PartInput>(
    _ component: Component<World, Part, PartInput, Content>,
    state: some LensOptic<State, Part>,
    input: some PrismOptic<Input, PartInput>,
    world: World
  ) -> Content {
    attach(component.dispatcher.child(state: state, input: input), component.face, world)
  }

  /// Declares a child that needs no world here, and places it.
  public func attach<Part, PartInput>(
    _ component: Component<Void, Part, PartInput, Content>,
    state: some LensOptic<State, Part>,
    input: some PrismOptic<Input, PartInput>
  ) -> Content {
    attach(component, state: state, input: input, world: ())
  }

  /// Declares a child here whose state is a case or an optional, and places it: its view is there
  /// while the state is.
  public func attach<World, Part, PartInput>(
    _ component: Component<World, Part, PartInput, Content>,
    ifPresent state: some AffineOptic<State, Part>,
    input: some PrismOptic<Input, PartInput>,
    world: World
  ) -> Content {
    attach(component.dispatcher.child(ifPresent: state, input: input), component.face, world)
  }

  /// Declares a child here that needs no world and whose state is a case or an optional.
  public func attach<Part, PartInput>(
    _ component: Component<Void, Part, PartInput, Content>,
    ifPresent state: some AffineOptic<State, Part>,
    input: some PrismOptic<Input, PartInput>
  ) -> Content {
    attach(component, ifPresent: state, input: input, world: ())
  }

  /// Declares a child here whose state is a case or an optional with an identity: another identity is another child.
  public func attach<World, Part, PartInput>(
    _ component: Component<World, Part, PartInput, Content>,
    ifPresent state: some AffineOptic<State, Part>,
    identifiedBy id: @escaping @Sendable (Part) -> some Equatable & Sendable,
    input: some PrismOptic<Input, PartInput>,
    world: World
  ) -> Content {
    attach(
      component.dispatcher.child(ifPresent: state, identifiedBy: id, input: input), component.face,
      world)
  }

  /// Declares a child here that needs no world and whose state is a case or an optional with an identity.
  public func attach<Part, PartInput>(
    _ component: Component<Void, Part, PartInput, Content>,
    ifPresent state: some AffineOptic<State, Part>,
    identifiedBy id: @escaping @Sendable (Part) -> some Equatable & Sendable,
    input: some PrismOptic<Input, PartInput>
  ) -> Content {
    attach(component, ifPresent: state, identifiedBy: id, input: input, world: ())
  }

  /// Declares a child here with an instance for each element, and places it.
  public func attach<World, Elements: Keyed, PartInput>(
    _ component: Component<World, Elements.Element, PartInput, Content>,
    each state: some AffineOptic<State, Elements>,
    input: some PrismOptic<Input, (Elements.ID, PartInput)>,
    world: World
  ) -> Content where Elements.ID: Sendable {
    attach(component.dispatcher.child(each: state, input: input), component.face, world)
  }

  /// Declares a child here that needs no world, with an instance for each element.
  public func attach<Elements: Keyed, PartInput>(
    _ component: Component<Void, Elements.Element, PartInput, Content>,
    each state: some AffineOptic<State, Elements>,
    input: some PrismOptic<Input, (Elements.ID, PartInput)>
  ) -> Content where Elements.ID: Sendable {
    attach(component, each: state, input: input, world: ())
  }

  /// Declares a child here whose inputs the dispatcher of the whole does not see, and places it.
  public func attachPrivate<World, Part, PartInput>(
    _ component: Component<World, Part, PartInput, Content>,
    state: some LensOptic<State, Part>,
    world: World
  ) -> Content {
    attach(component.dispatcher.privateChild(state: state), component.face, world)
  }

  /// Declares a child here that needs no world and whose inputs the dispatcher of the whole does not
  /// see, and places it.
  public func attachPrivate<Part, PartInput>(
    _ component: Component<Void, Part, PartInput, Content>,
    state: some LensOptic<State, Part>
  ) -> Content {
    attachPrivate(component, state: state, world: ())
  }

  /// Declares a child here whose state is a case or an optional and whose inputs the dispatcher of the
  /// whole does not see, and places it.
  public func attachPrivate<Part, PartInput>(
    _ component: Component<Void, Part, PartInput, Content>,
    ifPresent state: some AffineOptic<State, Part>
  ) -> Content {
    attach(component.dispatcher.privateChild(ifPresent: state), component.face, ())
  }

  /// Declares a child here for each element, whose inputs the dispatcher of the whole does not see,
  /// and places it.
  public func attachPrivate<Elements: Keyed, PartInput>(
    _ component: Component<Void, Elements.Element, PartInput, Content>,
    each state: some AffineOptic<State, Elements>
  ) -> Content where Elements.ID: Sendable {
    attach(component.dispatcher.privateChild(each: state), component.face, ())
  }

  func attach<World, Part, PartInput>(
    _ child: Child<World, State, Input, Part, PartInput>,
    _ face: Face<Part, PartInput, Content>,
    _ world: World
  ) -> Content {
    precondition(
      placements == nil,
      """
      a view attached a component each time that it runs: place a face by its optics, or attach the \
      component once, in Face.placing { … }
      """)
    Reachable.noteAttachments()
    let attachment = AttachedChild(child, world: world)
    node.attach(attachment)
    return show(attachment.open(node), face)
  }
}
