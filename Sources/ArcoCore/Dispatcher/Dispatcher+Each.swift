import ArcoOptics

extension Dispatcher {
  /// Declares this dispatcher as a child with an instance for each element of a collection.
  ///
  ///     let rows = todo.child(each: Todos.lenses.items, input: TodosInput.prisms.row)
  ///
  /// An instance lives while its element is there, wherever it moves; when the element is removed
  /// its effects are cancelled.
  /// - Parameter whenGone: what happens to an input whose id is not there.
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
      state: optic,
      footprint: prism.footprint,
      extract: { prism.extract($0) },
      embed: { prism.embed(($0, $1)) }
    )
    let handler = handler
    return Child(
      entry: Entry(
        handler: { input, whole in
          guard let (id, partInput) = prism.extract(input) else { return .none }
          let effect = optic.modifyIfPresent(&whole) { elements in
            elements.modify(id: id) { part in handler(partInput, &part) }
          }
          guard let effect, let effect else { return .gone(State.self, whenGone) }
          return effect.isNone ? .none : lift(id)(effect)
        },
        child: plan
      )
    )
  }

  /// Declares a child for each element whose inputs the parent does not see.
  public func child<Whole, WholeInput: Sendable, Elements: Keyed>(
    each optic: some AffineOptic<Whole, Elements>
  ) -> Child<World, Whole, WholeInput, State, Input>
  where Elements.Element == State, Elements.ID: Sendable {
    let (plan, _) = ChildPlan.each(
      self, state: optic, footprint: .unknown, extract: { (_: WholeInput) in nil }, embed: nil)
    return Child(entry: Entry(handler: { _, _ in .none }, child: plan))
  }
}
