public import ArcoOptics

/// Some rows of a collection, in an order of their own: those that a filter shows, or all as they are
/// sorted.
///
/// - Base: the rows. Criterion: what filter or order depend on, such as a filter that was chosen.
///
/// An optic made by `filtered(by:_:)` or `sorted(by:_:)` leads to it. The state itself keeps the rows as
/// they are; those that are not shown are kept, but cannot be reached.
public struct ArrangedRows<Base: Keyed, Criterion: Equatable & SendableMetatype> {
  @usableFromInline
  var base: Base
  @usableFromInline
  let criterion: Criterion
  @usableFromInline
  let arranging: Arranging

  /// Which elements are shown, and in which order; nil for all, and for the order that they have.
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
  /// The ids of the elements that are shown, in order.
  ///
  /// - Complexity: O(n) for a filter, O(n log n) for an order. A child for each of the elements
  ///   remembers them, and asks for what changed.
  public var keys: [Base.ID] { arranged(base.keys) }

  /// Always nil: an element can be shown, hidden or moved without a change of the rows' order.
  public var structure: UInt64? { nil }

  /// The version of an element that is shown.
  public func version(of id: Base.ID) -> UInt64? { contains(id: id) ? base.version(of: id) : nil }

  /// The version of an element that is shown.
  public func version(at position: Int, of id: Base.ID) -> UInt64? { base.version(of: id) }

  /// Changes with each change of an element, shown or not.
  public var revision: Base.Revision? { base.revision }

  /// Visits those of the elements that changed which are shown.
  ///
  /// - Returns: false if it is not known which changed.
  public func visitChanges(
    since revision: Base.Revision, _ visit: (_ id: Base.ID, _ version: UInt64) -> Void
  ) -> Bool {
    base.visitChanges(since: revision) { id, version in
      if contains(id: id) { visit(id, version) }
    }
  }

  /// False: an element that changes may come, go or move.
  public static var hasElementsApart: Bool { false }

  /// Whether an element has this id and is shown.
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

  /// Those of the rows' ids that are shown, in order.
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
  /// When an element is no longer shown, its instance ends with its effects. An input to it is then
  /// handled like an input to a removed element.
  /// - Parameters:
  ///   - criterion: what the filter depends on. It is compared, so let it be small.
  ///   - isShown: whether an element is shown. The arguments are the criterion and the element; the
  ///     closure depends on nothing else.
  /// - Complexity: when elements change, those that changed are tested; when the criterion does, all are.
  ///   See <doc:Lists-that-cost-what-changed>.
  public func filtered<Criterion: Equatable & SendableMetatype>(
    by criterion: some GetterOptic<Whole, Criterion>,
    _ isShown: @escaping @Sendable (Criterion, Part.Element) -> Bool
  ) -> Affine<Whole, ArrangedRows<Part, Criterion>> {
    arranged(footprint: criterion.footprint, ArrangedRows.Arranging(isShown: isShown)) {
      criterion.get($0)
    }
  }

  /// Returns an optic to the rows in an order that depends on the state, so that each of them can have a
  /// child.
  ///
  ///     struct Menu { var rows = Rows<Int, Todo>(); var isDescending = false }
  ///
  ///     let sorted = Lens(\Menu.rows).sorted(by: Lens(\Menu.isDescending)) { isDescending, one, other in
  ///       isDescending ? one.title > other.title : one.title < other.title
  ///     }
  ///     let rows = todo.child(each: sorted, input: TodosInput.prisms.row)
  ///
  /// Elements of which none is before the other stand as the rows have them.
  /// - Parameters:
  ///   - criterion: what the order depends on. It is compared, so let it be small.
  ///   - isBefore: whether the first element stands before the second. The arguments are the criterion
  ///     and the two elements; the closure depends on nothing else. The order is a strict weak order, as
  ///     for `sorted(by:)` of a sequence.
  /// - Complexity: when elements change, the place of each that changed is looked for in O(log n); when
  ///   the criterion does, all are sorted.
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
  /// - Parameter isBefore: as for `sorted(by:_:)`.
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
          // Held once meanwhile, so that a change copies nothing.
          withUnsafeMutablePointer(to: &part) { place in
            var arranged = ArrangedRows(place.move(), by: criterion, arranging)
            body(&arranged)
            place.initialize(to: arranged.base)
          }
        }
      })
  }
}
