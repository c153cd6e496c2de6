package import ArcoOptics

extension Dispatcher {
  /// Declares this dispatcher as a child whose state is always present, with a mark by which views
  /// find it.
  package func child<Whole, WholeInput: Sendable>(
    _ mark: ChildMark,
    state: some LensOptic<Whole, State>,
    input: some PrismOptic<WholeInput, Input>
  ) -> Child<World, Whole, WholeInput, State, Input> {
    child(state: state, input: input, token: ChildToken(mark: mark))
  }
}

extension Parts {
  /// Shows a child of a marked child, and returns its view. The marked child itself has no view.
  ///
  /// - Parameters:
  ///   - child: a child that the dispatcher of the marked child lists.
  ///   - mark: the mark of a child whose state is always present. The types of its state and input
  ///     are those of the whole of `child`.
  /// - Returns: nil if the dispatcher declares no child with the mark.
  package func place<World, Between, BetweenInput, Part, PartInput>(
    _ child: Child<World, Between, BetweenInput, Part, PartInput>,
    below mark: ChildMark,
    _ face: @autoclosure () -> Face<Part, PartInput, Content>
  ) -> Content? {
    let token = child.plan.token
    if let placed = placements?.find(.child(token)) { return placed }
    guard let between = node.child(with: mark), let outer = node.instances(of: between) else {
      return nil
    }
    outer.watch()
    guard let owner = outer.children.first?.instance(as: TypedNode<Between, BetweenInput>.self),
      let instances = owner.instances(of: token)
    else { preconditionFailure("placed a child that its parent's dispatcher does not list") }
    #if !hasFeature(Embedded)
      if !node.placed.contains(where: { $0 === outer }) { node.placed.append(outer) }
    #endif
    let known = stage.changes.count
    let content = show(instances, face(), of: owner)
    keep(content, as: .child(token), known: known)
    return content
  }
}
