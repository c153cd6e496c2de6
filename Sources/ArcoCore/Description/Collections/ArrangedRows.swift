public import ArcoOptics

/// The rows of a collection that a filter shows, or all rows in sorted order.
///
/// - Base: the collection.
/// - Criterion: the value that the filter or the order depends on, such as the chosen filter.
///
/// The optics of `filtered(by:_:)` and `sorted(by:_:)` lead to arranged rows. The state keeps all
/// rows, in their own order. Rows that are not shown cannot be reached through the optic.
public struct ArrangedRows<Base: Keyed, Criterion: Equatable & SendableMetatype> {
  @usableFromInline
  var base: Base
  @usableFromInline
  let criterion: Criterion
  @usableFromInline
  let arranging: Arranging

  /// The filter and the order; nil for all elements, or for the order of the rows.
  @usableFromInline
  struct Arranging: Sendable {
    @usableFromInline
    var isShown: (@Sendable (Criterion, Base.Element) -> Bool)?
    @usableFromInline
    var isBefore: (@Sendable (Criterion, Base.Element, Base.Element) -> Bool)?

    @inlinable
    init(
      isShown: (@Sendable (Criterion, Base.Element) -> Bool)? = nil,
      isBefore: (@Sendable (Criterion, Base.Element, Base.Element) -> Bool)? = nil
    ) {
      (self.isShown, self.isBefore) = (isShown, isBefore)
    }
  }

  @inlinable
  init(_ base: Base, by criterion: Criterion, _ arranging: Arranging) {
    (self.base, self.criterion, self.arranging) = (base, criterion, arranging)
  }
}

extension ArrangedRows: Keyed {
  /// The ids of the shown elements, in order.
  ///
  /// - Complexity: O(n) for a filter, O(n log n) for an order. A child for each element remembers
  ///   the ids, and asks only for changes.
  public var keys: [Base.ID] { arranged(base.keys) }

  /// Always nil: an element can be shown, hidden or moved without a change of the rows' order.
  public var structure: UInt64? { nil }

  /// The version of a shown element; nil for a hidden element.
  public func version(of id: Base.ID) -> UInt64? { contains(id: id) ? base.version(of: id) : nil }

  /// The version of a shown element.
  public func version(at position: Int, of id: Base.ID) -> UInt64? { base.version(of: id) }

  /// A value that changes with each change of an element, shown or hidden.
  public var revision: Base.Revision? { base.revision }

  /// Visits the shown elements that have changed since a revision.
  ///
  /// - Returns: false if it is not known which elements have changed.
  public func visitChanges(
    since revision: Base.Revision, _ visit: (_ id: Base.ID, _ version: UInt64) -> Void
  ) -> Bool {
    base.visitChanges(since: revision) { id, version in
      if contains(id: id) { visit(id, version) }
    }
  }

  /// Whether a change of one element leaves the others as they are: false, because the element may
  /// then be shown, hidden or moved.
  public static var hasIndependentElements: Bool { false }

  /// True if an element has this id and is shown.
  public func contains(id: Base.ID) -> Bool { element(id: id) != nil }

  /// Returns the element with this id, if it is shown.
  public func element(id: Base.ID) -> Base.Element? {
    guard let element = base.element(id: id), shows(element) else { return nil }
    return element
  }

  /// Changes the element with this id in place, if it is shown. The change may hide it.
  ///
  /// - Complexity: that of the rows; copies nothing.
  public mutating func modify<Result, Failure: Error>(
    id: Base.ID, _ body: (inout Base.Element) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    contains(id: id) ? try base.modify(id: id, body) : nil
  }

  private func shows(_ element: Base.Element) -> Bool {
    arranging.isShown?(criterion, element) ?? true
  }

  /// Returns the ids of the shown elements, in order.
  func arranged(_ ids: [Base.ID]) -> [Base.ID] {
    var shown: [(id: Base.ID, element: Base.Element)] = []
    for id in ids {
      if let element = element(id: id) { shown.append((id, element)) }
    }
    if Reachable.sorting, let isBefore = arranging.isBefore {
      shown.sort { isBefore(criterion, $0.element, $1.element) }
    }
    return shown.map { $0.id }
  }
}

extension AffineOptic where Part: Keyed, Part.ID: Sendable {
  /// Returns an optic to the rows that a filter shows, so that each of them can have a child.
  ///
  ///     struct Menu { var rows = Rows<Int, Todo>(); var isDoneShown = true }
  ///
  ///     let shown = Lens(\Menu.rows).filtered(by: Lens(\Menu.isDoneShown)) { isDoneShown, todo in
  ///       isDoneShown || !todo.isDone
  ///     }
  ///     let rows = todo.child(each: shown, input: TodosInput.prisms.row)
  ///
  /// When an element is no longer shown, its instance is unmounted, and its effects are cancelled.
  /// An input for it is then handled like an input for a removed element.
  /// - Parameters:
  ///   - criterion: an optic to the value that the filter depends on. The value is copied and
  ///     compared, so it should be small.
  ///   - isShown: decides whether an element is shown. Its arguments are the criterion and the
  ///     element. It must depend on nothing else.
  /// - Complexity: after changes of elements, the filter tests only the changed elements. After a
  ///   change of the criterion, it tests all. See <doc:Lists-that-cost-what-changed>.
  public func filtered<Criterion: Equatable & SendableMetatype>(
    by criterion: some GetterOptic<Whole, Criterion>,
    _ isShown: @escaping @Sendable (Criterion, Part.Element) -> Bool
  ) -> Affine<Whole, ArrangedRows<Part, Criterion>> {
    arranged(footprint: criterion.footprint, ArrangedRows.Arranging(isShown: isShown)) {
      criterion.get($0)
    }
  }

  /// Returns an optic to the rows in an order that depends on the state, so that each of them can
  /// have a child.
  ///
  ///     struct Menu { var rows = Rows<Int, Todo>(); var isDescending = false }
  ///
  ///     let sorted = Lens(\Menu.rows).sorted(by: Lens(\Menu.isDescending)) { isDescending, one, other in
  ///       isDescending ? one.title > other.title : one.title < other.title
  ///     }
  ///     let rows = todo.child(each: sorted, input: TodosInput.prisms.row)
  ///
  /// Elements that are equal in the order keep the order of the rows.
  /// - Parameters:
  ///   - criterion: an optic to the value that the order depends on. The value is copied and
  ///     compared, so it should be small.
  ///   - isBefore: returns true if the first element comes before the second. Its arguments are the
  ///     criterion and the two elements. It must depend on nothing else, and must be a strict weak
  ///     order, as for `sorted(by:)` of a sequence.
  /// - Complexity: after changes of elements, each changed element is placed in O(log n). After a
  ///   change of the criterion, all elements are sorted.
  public func sorted<Criterion: Equatable & SendableMetatype>(
    by criterion: some GetterOptic<Whole, Criterion>,
    _ isBefore: @escaping @Sendable (Criterion, Part.Element, Part.Element) -> Bool
  ) -> Affine<Whole, ArrangedRows<Part, Criterion>> {
    Reachable.noteSorting()
    return arranged(footprint: criterion.footprint, ArrangedRows.Arranging(isBefore: isBefore)) {
      criterion.get($0)
    }
  }

  /// Returns an optic to the rows in an order, so that each of them can have a child.
  ///
  ///     let rows = todo.child(
  ///       each: Lens(\Todos.items).sorted { $0.title < $1.title }, input: TodosInput.prisms.row)
  ///
  /// - Parameter isBefore: returns true if the first element comes before the second. It must be a
  ///   strict weak order.
  public func sorted(
    _ isBefore: @escaping @Sendable (Part.Element, Part.Element) -> Bool
  ) -> Affine<Whole, ArrangedRows<Part, Never?>> {
    Reachable.noteSorting()
    return arranged(
      footprint: nil, ArrangedRows.Arranging(isBefore: { _, one, other in isBefore(one, other) })
    ) { _ in nil }
  }

  private func arranged<Criterion: Equatable & SendableMetatype>(
    footprint: Footprint?, _ arranging: ArrangedRows<Part, Criterion>.Arranging,
    by criterion: @escaping @Sendable (Whole) -> Criterion
  ) -> Affine<Whole, ArrangedRows<Part, Criterion>> {
    let rows = Affine.storing(self)
    return Affine(
      footprint: footprint.map(rows.footprint.union) ?? rows.footprint,
      extract: { whole in
        rows.extract(whole).map { ArrangedRows($0, by: criterion(whole), arranging) }
      },
      change: { whole, body in
        let criterion = criterion(whole)
        rows.change(&whole) { part in
          // Moved out of the state meanwhile: a second reference would make the change copy the
          // rows.
          withUnsafeMutablePointer(to: &part) { place in
            var arranged = ArrangedRows(place.move(), by: criterion, arranging)
            body(&arranged)
            place.initialize(to: arranged.base)
          }
        }
      })
  }
}
