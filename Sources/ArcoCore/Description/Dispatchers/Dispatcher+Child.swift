public import ArcoOptics

extension Dispatcher {
  /// Declares this dispatcher as a child whose state is always present in the parent's state.
  ///
  ///     let beans = dose.child(state: Brew.lenses.beans, input: BrewInput.prisms.beans)
  @inlinable
  public func child<Whole, WholeInput: Sendable>(
    state: some LensOptic<Whole, State>,
    input: some PrismOptic<WholeInput, Input>
  ) -> Child<World, Whole, WholeInput, State, Input> {
    child(state: state, input: input, token: ChildToken())
  }

  /// Declares this dispatcher as a child whose state is always present, in a parent with a larger world.
  ///
  ///     let stand = prices.child(
  ///       world: { (world: World) in world.market }, state: Shop.lenses.prices,
  ///       input: ShopInput.prisms.prices)
  ///
  /// For a child with `identifiedBy:` or `dismiss:`, and for a private child, call `widen(world:)`
  /// first.
  /// - Parameter world: returns the child's world from the parent's.
  @inlinable
  public func child<Larger: Sendable, Whole, WholeInput: Sendable>(
    world: @escaping @Sendable (Larger) -> World,
    state: some LensOptic<Whole, State>,
    input: some PrismOptic<WholeInput, Input>
  ) -> Child<Larger, Whole, WholeInput, State, Input> {
    widen(world: world).child(state: state, input: input)
  }

  @inlinable
  func child<Whole, WholeInput: Sendable>(
    state: some LensOptic<Whole, State>,
    input: some PrismOptic<WholeInput, Input>,
    token: ChildToken
  ) -> Child<World, Whole, WholeInput, State, Input> {
    let (plan, lift) = ChildPlan.one(
      self,
      token: token,
      state: Affine.storing(state),
      canChange: false,
      footprint: input.footprint,
      extract: { input.extract($0) },
      embed: { input.embed($0) }
    )
    let (handler, own) = (handler, self.lift)
    return Child(
      plan,
      handler: { wholeInput, whole in
        guard let partInput = input.extract(wholeInput) else { return nil }
        return state.modify(&whole) { part in handler(partInput, &part) }
      },
      lift: { raw, wholeInput in
        guard let partInput = input.extract(wholeInput) else { return .none }
        return lift((), own(raw, partInput))
      }
    )
  }

  /// Declares this dispatcher as a child whose state is a case or an optional of the parent's
  /// state.
  ///
  ///     let panel = notes.child(
  ///       ifPresent: Todos.lenses.detail.some, input: TodosInput.prisms.detail)
  ///
  /// The child exists while its state is present. When the state goes away, the child's effects are
  /// cancelled.
  /// - Parameter whenGone: what the driver does with an input for the child while the state is
  ///   absent. By default it reports ``Problem/partGone(part:)``.
  @inlinable
  public func child<Whole, WholeInput: Sendable>(
    ifPresent state: some AffineOptic<Whole, State>,
    input: some PrismOptic<WholeInput, Input>,
    whenGone: WhenGone = .report
  ) -> Child<World, Whole, WholeInput, State, Input> {
    let (plan, lift) = ChildPlan.one(
      self,
      state: Affine.storing(state),
      canChange: true,
      footprint: input.footprint,
      extract: { input.extract($0) },
      embed: { input.embed($0) }
    )
    return optional(plan, lift, state, input, whenGone) { _ in () }
  }

  /// Declares this dispatcher as a child whose state is a case or an optional of the parent's
  /// state, in a parent with a larger world.
  ///
  /// - Parameters:
  ///   - world: returns the child's world from the parent's.
  ///   - whenGone: what the driver does with an input for the child while the state is absent.
  @inlinable
  public func child<Larger: Sendable, Whole, WholeInput: Sendable>(
    world: @escaping @Sendable (Larger) -> World,
    ifPresent state: some AffineOptic<Whole, State>,
    input: some PrismOptic<WholeInput, Input>,
    whenGone: WhenGone = .report
  ) -> Child<Larger, Whole, WholeInput, State, Input> {
    widen(world: world).child(ifPresent: state, input: input, whenGone: whenGone)
  }

  /// Declares this dispatcher as a child whose state is a case or an optional of the parent's
  /// state, and has an identity.
  ///
  ///     let note = notes.child(
  ///       ifPresent: Todos.lenses.detail.some, identifiedBy: \.notes, input: TodosInput.prisms.detail)
  ///
  /// If a state with another identity replaces the first, the second is a new child: the effects of
  /// the first child are cancelled, its local state is lost, and a sheet that shows it stays
  /// open, and its content begins anew. Without `identifiedBy:` the same child goes on with the new state.
  ///
  /// The rule also holds within one send. Follow-up inputs and effects belong to the state that
  /// handled the input. If the parent replaces that state on the same input, they do not reach the
  /// new child.
  /// - Parameters:
  ///   - id: returns the identity of a state. It is called and compared for each input of the
  ///     child, and after each write of the parent's state.
  ///   - whenGone: what the driver does with an input for the child while the state is absent.
  @inlinable
  public func child<Whole, WholeInput: Sendable, ID: Equatable & Sendable>(
    ifPresent state: some AffineOptic<Whole, State>,
    identifiedBy id: @escaping @Sendable (State) -> ID,
    input: some PrismOptic<WholeInput, Input>,
    whenGone: WhenGone = .report
  ) -> Child<World, Whole, WholeInput, State, Input> {
    let (plan, lift) = ChildPlan.one(
      self,
      state: Affine.storing(state),
      identifiedBy: id,
      footprint: input.footprint,
      extract: { input.extract($0) },
      embed: { input.embed($0) }
    )
    return optional(plan, lift, state, input, whenGone) { Identity(id($0)) }
  }

  @inlinable
  @inline(__always)
  func optional<Whole, WholeInput: Sendable, Key>(
    _ plan: ChildPlan<World, Whole, WholeInput>,
    _ lift: @escaping ChildPlan<World, Whole, WholeInput>.Lift<Key, State, Input>,
    _ state: some AffineOptic<Whole, State>,
    _ input: some PrismOptic<WholeInput, Input>,
    _ whenGone: WhenGone,
    key: @escaping @Sendable (State) -> Key
  ) -> Child<World, Whole, WholeInput, State, Input> {
    let (handler, own) = (handler, self.lift)
    return Child(plan) { wholeInput, whole in
      guard let partInput = input.extract(wholeInput) else { return nil }
      let found = state.modifyIfPresent(&whole) { part in
        // The key of the part that handles the input, read first: the handler may replace the part.
        let key = key(part)
        return (key, handler(partInput, &part))
      }
      guard let (key, raw) = found else { return gone(Whole.self, WholeInput.self, whenGone) }
      return raw.flatMap { lift(key, own($0, partInput)).raw }
    }
  }

  /// Declares this dispatcher as a child whose inputs the parent does not see. Inputs of the child
  /// come only from its own views and effects.
  public func privateChild<Whole, WholeInput: Sendable>(
    state: some LensOptic<Whole, State>
  ) -> Child<World, Whole, WholeInput, State, Input> {
    makePrivateChild(state: state, canChange: false)
  }

  /// Declares this dispatcher as a child whose state may be absent, and whose inputs the parent
  /// does not see.
  public func privateChild<Whole, WholeInput: Sendable>(
    ifPresent state: some AffineOptic<Whole, State>
  ) -> Child<World, Whole, WholeInput, State, Input> {
    makePrivateChild(state: state, canChange: true)
  }

  private func makePrivateChild<Whole, WholeInput: Sendable>(
    state optic: some AffineOptic<Whole, State>,
    canChange: Bool
  ) -> Child<World, Whole, WholeInput, State, Input> {
    let (plan, _) = ChildPlan.one(
      self,
      state: Affine.storing(optic),
      canChange: canChange,
      footprint: .unknown,
      extract: { (_: WholeInput) in nil },
      embed: nil
    )
    return Child(plan) { _, _ in nil }
  }

  /// Returns the effect of an input for a part that is absent: a problem or nothing.
  @usableFromInline
  func gone<Whole, WholeInput: Sendable>(
    _ whole: Whole.Type, _ input: WholeInput.Type, _ whenGone: WhenGone
  ) -> RawEffect? {
    switch whenGone {
    case .ignore: nil
    case .report:
      Effect<World, Whole, WholeInput>(.problem(.partGone(part: nameOfType(State.self)))).raw
    }
  }
}
