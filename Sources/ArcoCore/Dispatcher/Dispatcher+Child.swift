import ArcoOptics

extension Dispatcher {
  /// Declares this dispatcher as a child whose state every parent has.
  ///
  ///     let beans = dose.child(state: Brew.lenses.beans, input: BrewInput.prisms.beans)
  @inlinable
  public func child<Whole, WholeInput: Sendable>(
    state: some LensOptic<Whole, State>,
    input: some PrismOptic<WholeInput, Input>
  ) -> Child<World, Whole, WholeInput, State, Input> {
    makeChild(state: state, input: input, canChange: false, whenGone: .report)
  }

  /// Declares this dispatcher as a child whose state is a case, or an optional, of the parent's.
  ///
  /// The child lives while its state is there; when it goes its effects are cancelled.
  /// - Parameter whenGone: what happens to an input that comes when the state is not there.
  @inlinable
  public func child<Whole, WholeInput: Sendable>(
    state: some AffineOptic<Whole, State>,
    input: some PrismOptic<WholeInput, Input>,
    whenGone: WhenGone = .report
  ) -> Child<World, Whole, WholeInput, State, Input> {
    makeChild(state: state, input: input, canChange: true, whenGone: whenGone)
  }

  /// Declares a child whose inputs the parent does not see: they stay private to it.
  public func child<Whole, WholeInput: Sendable>(
    state: some LensOptic<Whole, State>
  ) -> Child<World, Whole, WholeInput, State, Input> {
    makePrivateChild(state: state, canChange: false)
  }

  /// Declares a child that may be absent and whose inputs the parent does not see.
  public func child<Whole, WholeInput: Sendable>(
    state: some AffineOptic<Whole, State>
  ) -> Child<World, Whole, WholeInput, State, Input> {
    makePrivateChild(state: state, canChange: true)
  }

  @inlinable
  func makeChild<Whole, WholeInput: Sendable>(
    state optic: some AffineOptic<Whole, State>,
    input prism: some PrismOptic<WholeInput, Input>,
    canChange: Bool,
    whenGone: WhenGone
  ) -> Child<World, Whole, WholeInput, State, Input> {
    let (plan, lift) = ChildPlan.one(
      self,
      state: optic,
      canChange: canChange,
      footprint: prism.footprint,
      extract: { prism.extract($0) },
      embed: { prism.embed($0) }
    )
    let handler = handler
    return Child(
      entry: Entry(
        handler: { input, whole in
          guard let partInput = prism.extract(input) else { return .none }
          let effect = optic.modifyIfPresent(&whole) { part in handler(partInput, &part) }
          guard let effect else { return .gone(State.self, whenGone) }
          return effect.isNone ? .none : lift(effect)
        },
        child: plan
      )
    )
  }

  private func makePrivateChild<Whole, WholeInput: Sendable>(
    state optic: some AffineOptic<Whole, State>,
    canChange: Bool
  ) -> Child<World, Whole, WholeInput, State, Input> {
    let (plan, _) = ChildPlan.one(
      self,
      state: optic,
      canChange: canChange,
      footprint: .unknown,
      extract: { (_: WholeInput) in nil },
      embed: nil
    )
    return Child(entry: Entry(handler: { _, _ in .none }, child: plan))
  }
}
