public import ArcoOptics

extension Parts {
  /// Declares a child in the face and places it, without listing the child in the dispatcher.
  ///
  ///     let face = Face<Brew, BrewInput, HTML>.placing { parts in
  ///       let beans = parts.attach(
  ///         Component(dose, doseFace("Beans")),
  ///         state: Brew.lenses.beans, input: BrewInput.prisms.beans)
  ///       return parts.view { brew, send in main { beans } }
  ///     }
  ///     let coffee = Component(Dispatcher<Void, Brew, BrewInput>.empty(), face)
  ///
  /// The child behaves like one that is listed last in the dispatcher: sending an input *i* to it
  /// equals sending `embed(i)` to the whole.
  /// - Parameter world: what the child's effects need from outside.
  public func attach<World, Part, PartInput>(
    _ component: Component<World, Part, PartInput, Content>,
    state: some LensOptic<State, Part>,
    input: some PrismOptic<Input, PartInput>,
    world: World
  ) -> Content {
    attach(component.dispatcher.child(state: state, input: input), component.face, world)
  }

  /// Declares and places a child that needs no world.
  public func attach<Part, PartInput>(
    _ component: Component<Void, Part, PartInput, Content>,
    state: some LensOptic<State, Part>,
    input: some PrismOptic<Input, PartInput>
  ) -> Content {
    attach(component, state: state, input: input, world: ())
  }

  /// Declares and places a child whose state is a case or an optional. Its view is shown while the
  /// state is present.
  public func attach<World, Part, PartInput>(
    _ component: Component<World, Part, PartInput, Content>,
    ifPresent state: some AffineOptic<State, Part>,
    input: some PrismOptic<Input, PartInput>,
    world: World
  ) -> Content {
    attach(component.dispatcher.child(ifPresent: state, input: input), component.face, world)
  }

  /// Declares and places a child that needs no world, and whose state is a case or an optional.
  public func attach<Part, PartInput>(
    _ component: Component<Void, Part, PartInput, Content>,
    ifPresent state: some AffineOptic<State, Part>,
    input: some PrismOptic<Input, PartInput>
  ) -> Content {
    attach(component, ifPresent: state, input: input, world: ())
  }

  /// Declares and places a child whose state is a case or an optional with an identity. A state
  /// with another identity is a new child.
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

  /// Declares and places a child that needs no world, and whose state is a case or an optional with
  /// an identity.
  public func attach<Part, PartInput>(
    _ component: Component<Void, Part, PartInput, Content>,
    ifPresent state: some AffineOptic<State, Part>,
    identifiedBy id: @escaping @Sendable (Part) -> some Equatable & Sendable,
    input: some PrismOptic<Input, PartInput>
  ) -> Content {
    attach(component, ifPresent: state, identifiedBy: id, input: input, world: ())
  }

  /// Declares and places a child with an instance for each element.
  public func attach<World, Elements: Keyed, PartInput>(
    _ component: Component<World, Elements.Element, PartInput, Content>,
    each state: some AffineOptic<State, Elements>,
    input: some PrismOptic<Input, (Elements.ID, PartInput)>,
    world: World
  ) -> Content where Elements.ID: Sendable {
    attach(component.dispatcher.child(each: state, input: input), component.face, world)
  }

  /// Declares and places a child that needs no world, with an instance for each element.
  public func attach<Elements: Keyed, PartInput>(
    _ component: Component<Void, Elements.Element, PartInput, Content>,
    each state: some AffineOptic<State, Elements>,
    input: some PrismOptic<Input, (Elements.ID, PartInput)>
  ) -> Content where Elements.ID: Sendable {
    attach(component, each: state, input: input, world: ())
  }

  /// Declares and places a child whose inputs the dispatcher of the whole does not see.
  public func attachPrivate<World, Part, PartInput>(
    _ component: Component<World, Part, PartInput, Content>,
    state: some LensOptic<State, Part>,
    world: World
  ) -> Content {
    attach(component.dispatcher.privateChild(state: state), component.face, world)
  }

  /// Declares and places a child that needs no world, and whose inputs the dispatcher of the whole
  /// does not see.
  public func attachPrivate<Part, PartInput>(
    _ component: Component<Void, Part, PartInput, Content>,
    state: some LensOptic<State, Part>
  ) -> Content {
    attachPrivate(component, state: state, world: ())
  }

  /// Declares and places a child whose state is a case or an optional, and whose inputs the
  /// dispatcher of the whole does not see.
  public func attachPrivate<Part, PartInput>(
    _ component: Component<Void, Part, PartInput, Content>,
    ifPresent state: some AffineOptic<State, Part>
  ) -> Content {
    attach(component.dispatcher.privateChild(ifPresent: state), component.face, ())
  }

  /// Declares and places a child for each element, whose inputs the dispatcher of the whole does
  /// not see.
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
