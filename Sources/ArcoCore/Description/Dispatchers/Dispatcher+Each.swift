public import ArcoOptics

extension Dispatcher {
  /// Declares this dispatcher as a child with an instance for each element of a collection.
  ///
  ///     let rows = todo.child(each: Todos.lenses.items, input: TodosInput.prisms.row)
  ///
  /// To add or remove elements, list an entry of the parent after the child. That entry receives
  /// the same input, such as `.row(id, .delete)`, after the child has handled it.
  ///
  /// An instance exists as long as its element does, wherever the element moves. When the element
  /// is removed, the instance's effects are cancelled.
  /// - Parameter whenGone: what the driver does with an input whose id is not in the collection. By
  ///   default it reports ``Problem/partGone(part:)``.
  /// - Complexity: that of the collection's `modify(id:_:)`: O(1) for ``Rows``.
  @inlinable
  public func child<Whole, WholeInput: Sendable, Elements: Keyed>(
    each optic: some AffineOptic<Whole, Elements>,
    input prism: some PrismOptic<WholeInput, (Elements.ID, Input)>,
    whenGone: WhenGone = .report
  ) -> Child<World, Whole, WholeInput, State, Input>
  where Elements.Element == State, Elements.ID: Sendable {
    let (plan, lift) = ChildPlan.each(
      self,
      state: Affine.storing(optic),
      footprint: prism.footprint,
      extract: { prism.extract($0) },
      embed: { prism.embed(($0, $1)) }
    )
    let (handler, own) = (handler, self.lift)
    return Child(plan) { wholeInput, whole in
      guard let (id, partInput) = prism.extract(wholeInput) else { return nil }
      let found = optic.modifyIfPresent(&whole) { elements in
        elements.modify(id: id) { part in handler(partInput, &part) }
      }
      guard let found, let found else { return gone(Whole.self, WholeInput.self, whenGone) }
      return found.flatMap { lift(id, own($0, partInput)).raw }
    }
  }

  /// Declares this dispatcher as a child with an instance for each element of a collection, in a
  /// parent with a larger world.
  ///
  /// - Parameters:
  ///   - world: returns the world of each element from the parent's.
  ///   - whenGone: what the driver does with an input whose id is not in the collection.
  @inlinable
  public func child<Larger: Sendable, Whole, WholeInput: Sendable, Elements: Keyed>(
    world: @escaping @Sendable (Larger) -> World,
    each elements: some AffineOptic<Whole, Elements>,
    input: some PrismOptic<WholeInput, (Elements.ID, Input)>,
    whenGone: WhenGone = .report
  ) -> Child<Larger, Whole, WholeInput, State, Input>
  where Elements.Element == State, Elements.ID: Sendable {
    widen(world: world).child(each: elements, input: input, whenGone: whenGone)
  }

  /// Declares this dispatcher as a child with an instance for each element. The parent does not see
  /// the inputs of the instances.
  public func privateChild<Whole, WholeInput: Sendable, Elements: Keyed>(
    each optic: some AffineOptic<Whole, Elements>
  ) -> Child<World, Whole, WholeInput, State, Input>
  where Elements.Element == State, Elements.ID: Sendable {
    let (plan, _) = ChildPlan.each(
      self, state: Affine.storing(optic), footprint: .unknown, extract: { (_: WholeInput) in nil },
      embed: nil)
    return Child(plan) { _, _ in nil }
  }
}
