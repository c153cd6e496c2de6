public import ArcoOptics

/// An optic to any number of parts that may change their type.
///
/// - Whole: the type of the whole before the change.
/// - NewWhole: the type of the whole after the change.
/// - Part: the type of a part before the change.
/// - NewPart: the type of a part after the change.
///
///     let leaves = PTraversal<Tree<Int>, Tree<String>, Int, String>(
///       visit: { tree, body in tree.visit(body) }, map: { tree, change in tree.map(change) })
///     leaves.modifying(tree) { "\($0)" }
///
/// Laws, checked by `PTraversalTests`: if the old and new types are equal, those of
/// `TraversalOptic`; otherwise, two changes one after the other equal one change by both functions,
/// and the new whole has as many parts.
/// - Complexity: that of its closures; a change makes a new whole.
/// - In the literature: polymorphic traversal, `Traversal s t a b`.
public struct PTraversal<Whole, NewWhole, Part, NewPart>: Sendable {
  @usableFromInline
  let visitParts: @Sendable (Whole, (Part) -> Bool) -> Bool
  @usableFromInline
  let mapParts: @Sendable (Whole, (Part) -> NewPart) -> NewWhole

  /// Makes a traversal from two closures: one visits the parts, one makes the new whole.
  ///
  /// - Parameters:
  ///   - visit: calls its second argument with each part in order, until the argument returns
  ///     false. Returns true if it never did.
  ///   - map: calls its second argument once with each part, in the same order.
  @inlinable
  public init(
    visit: @escaping @Sendable (Whole, (Part) -> Bool) -> Bool,
    map: @escaping @Sendable (Whole, (Part) -> NewPart) -> NewWhole
  ) {
    self.visitParts = visit
    self.mapParts = map
  }

  /// Makes a traversal that changes no type, from a plain traversal.
  @inlinable
  public init(_ optic: some TraversalOptic<Whole, Part>)
  where NewWhole == Whole, NewPart == Part {
    self.init(
      visit: { whole, body in optic.visit(whole) { body($0) } },
      map: { whole, body in optic.modifying(whole) { $0 = body($0) } }
    )
  }

  /// Makes a traversal from an iso.
  @inlinable
  public init(_ iso: PIso<Whole, NewWhole, Part, NewPart>) { self.init(PLens(iso)) }

  /// Makes a traversal from a lens.
  @inlinable
  public init(_ lens: PLens<Whole, NewWhole, Part, NewPart>) {
    self.init(
      visit: { whole, body in body(lens.get(whole)) },
      map: { whole, body in lens.modifying(whole, body) }
    )
  }

  /// Makes a traversal from a prism.
  @inlinable
  public init(_ prism: PPrism<Whole, NewWhole, Part, NewPart>) { self.init(PAffine(prism)) }

  /// Makes a traversal from an affine.
  @inlinable
  public init(_ affine: PAffine<Whole, NewWhole, Part, NewPart>) {
    self.init(
      visit: { whole, body in affine.extract(whole).map(body) ?? true },
      map: { whole, body in affine.modifying(whole, body) }
    )
  }

  /// Returns the parts in order.
  ///
  /// - Complexity: O(number of parts), and an array of them.
  @inlinable
  public func values(in whole: Whole) -> [Part] {
    var parts: [Part] = []
    _ = visitParts(whole) { part in
      parts.append(part)
      return true
    }
    return parts
  }

  /// Returns the new whole with each part replaced.
  @inlinable
  public func setting(_ whole: Whole, to part: NewPart) -> NewWhole {
    mapParts(whole) { _ in part }
  }

  /// Returns the new whole with each part changed by `body`.
  @inlinable
  public func modifying(_ whole: Whole, _ body: (Part) -> NewPart) -> NewWhole {
    mapParts(whole, body)
  }

  /// Returns the new whole with each part changed by `body`; ends at the first error.
  ///
  /// - Complexity: O(number of parts), and an array of the new parts, since the new whole needs all
  ///   of them.
  @inlinable
  public func modifying<Failure: Error>(
    _ whole: Whole,
    _ body: (Part) throws(Failure) -> NewPart
  ) throws(Failure) -> NewWhole {
    var parts: [NewPart] = []
    for part in values(in: whole) { parts.append(try body(part)) }
    var next = 0
    return mapParts(whole) { _ in
      defer { next += 1 }
      return parts[next]
    }
  }
}
