package import ArcoOptics

/// The identity of a child that views find without its value. A dispatcher declares one child with it,
/// and all that have it have the same types in wholes of one type.
package struct ChildIdentity: Sendable {
  fileprivate let token = ChildToken()

  /// Makes an identity that no other child has.
  package init() {}
}

extension Dispatcher {
  /// Declares this dispatcher as a child whose state every parent has, with an identity that was made before.
  package func child<Whole, WholeInput: Sendable>(
    _ identity: ChildIdentity,
    state: some LensOptic<Whole, State>,
    input: some PrismOptic<WholeInput, Input>
  ) -> Child<World, Whole, WholeInput, State, Input> {
    child(state: state, input: input, token: identity.token)
  }
}

extension Parts {
  /// Shows a child of a child, and returns its view. No face stands between: the child that is known by its identity
  /// has no view of its own.
  ///
  /// - Parameters:
  ///   - child: a child that the dispatcher of the child between lists.
  ///   - between: the identity of a child that each state has. Its types are those of `child`'s whole.
  /// - Returns: nil where the dispatcher declares no child with the identity.
  package func place<World, Between, BetweenInput, Part, PartInput>(
    _ child: Child<World, Between, BetweenInput, Part, PartInput>,
    below between: ChildIdentity,
    _ face: @autoclosure () -> Face<Part, PartInput, Content>
  ) -> Content? {
    let token = child.plan.token
    if let placed = placements?.find(.child(token)) { return placed }
    guard let outer = node.instances(of: between.token) else { return nil }
    outer.watch()
    guard let owner = outer.children.first?.instance(as: TypedNode<Between, BetweenInput>.self),
      let instances = owner.instances(of: token)
    else { preconditionFailure("placed a child that the dispatcher between does not list") }
    #if !hasFeature(Embedded)
      if !node.placed.contains(where: { $0 === outer }) { node.placed.append(outer) }
    #endif
    let known = stage.changes.count
    let content = show(instances, face(), of: owner)
    keep(content, as: .child(token), known: known)
    return content
  }
}
