public import ArcoOptics

extension Dispatcher {
  /// Declares this dispatcher as a child whose state every parent has.
  ///
  ///     let beans = dose.child(state: Brew.lenses.beans, input: BrewInput.prisms.beans)
  @inlinable
  public func child<Whole, WholeInput: Sendable>(
    state: some LensOptic<Whole, State>,
    input: some PrismOptic<WholeInput, Input>
  ) -> Child<World, Whole, WholeInput, State, Input> {
    child(state: state, input: input, token: ChildToken())
  }

  /// Declares this dispatcher as a child whose state every parent has, in a larger world.
  ///
  ///     let stand = prices.child(
  ///       world: { (world: World) in world.market }, state: Shop.lenses.prices,
  ///       input: ShopInput.prisms.prices)
  ///
  /// A child of another form is brought to the larger world by `widen(world:)` first.
  /// - Parameter world: the child's world within the parent's.
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

  /// Declares this dispatcher as a child whose state is a case, or an optional, of the parent's.
  ///
  ///     let panel = notes.child(
  ///       ifPresent: Todos.lenses.detail.some, input: TodosInput.prisms.detail)
  ///
  /// The child lives while its state is there. When the state goes, the child's effects are
  /// cancelled.
  /// - Parameter whenGone: what happens to an input that comes when the state is not there.
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

  /// Declares this dispatcher as a child whose state is a case, or an optional, and has an identity.
  ///
  ///     let note = notes.child(
  ///       ifPresent: Todos.lenses.detail.some, identifiedBy: \.notes, input: TodosInput.prisms.detail)
  ///
  /// When a state with another identity takes the place of the first, the child is another one: the effects of the
  /// first are cancelled, its local state is gone, and a sheet that shows it closes and opens. Without
  /// `identifiedBy:` the child goes on in the new state.
  ///
  /// That holds within one send too. What a child asks for belongs to the state that handled the input: if the parent
  /// replaces it on the same input, follow-ups and effects of the first do not go to the second.
  /// - Parameters:
  ///   - id: what tells two states of the child apart. It is compared for each input of the child and after each write
  ///     of the parent's state.
  ///   - whenGone: what happens to an input that comes when the state is not there.
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
        // That of the part that handles the input, whatever becomes of it.
        let key = key(part)
        return (key, handler(partInput, &part))
      }
      guard let (key, raw) = found else { return gone(Whole.self, WholeInput.self, whenGone) }
      return raw.flatMap { lift(key, own($0, partInput)).raw }
    }
  }

  /// Declares this dispatcher as a child whose inputs the parent does not see.
  public func privateChild<Whole, WholeInput: Sendable>(
    state: some LensOptic<Whole, State>
  ) -> Child<World, Whole, WholeInput, State, Input> {
    makePrivateChild(state: state, canChange: false)
  }

  /// Declares this dispatcher as a child that may be absent and whose inputs the parent does not see.
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

  /// Returns the effect of an input for a part that is not there: a problem, or nothing.
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
