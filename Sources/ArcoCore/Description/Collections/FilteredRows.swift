public import ArcoOptics

/// The rows that a filter shows. The others are kept, but cannot be reached.
///
/// - ID, Element: those of the rows.
///
/// An optic made by `filtered(by:)` leads to it. The state itself keeps the ``Rows``.
public struct FilteredRows<ID: Hashable, Element> {
  fileprivate var all: Rows<ID, Element>
  fileprivate let isShown: (Element) -> Bool
}

extension FilteredRows: Keyed {
  /// The ids of the elements that are shown, in order.
  ///
  /// - Complexity: O(n).
  public var keys: [ID] { all.keys.filter(contains(id:)) }

  /// Always nil: an element can be shown or hidden without a change of ids or order.
  public var structure: UInt64? { nil }

  /// What changes with each change of an element that is shown, in order.
  ///
  /// - Complexity: O(n).
  public var versions: [UInt64]? { keys.compactMap { all.version(of: $0) } }

  /// What changes with each change of the element with an id, if it is shown.
  public func version(of id: ID) -> UInt64? { contains(id: id) ? all.version(of: id) : nil }

  /// Changes with each change of an element, shown or not.
  public var revision: UInt64? { all.revision }

  /// Those of the elements that changed which are shown; nil if that is not known.
  public func changes(since revision: UInt64) -> [(id: ID, version: UInt64)]? {
    all.changes(since: revision)?.filter { contains(id: $0.id) }
  }

  /// Whether an element has this id and is shown.
  public func contains(id: ID) -> Bool { element(id: id) != nil }

  /// Returns the element with this id, if it is shown.
  public func element(id: ID) -> Element? {
    guard let element = all.element(id: id), isShown(element) else { return nil }
    return element
  }

  /// Changes the element with this id in place, if it is shown. The change may hide it.
  ///
  /// - Complexity: O(1); copies nothing.
  public mutating func modify<Result, Failure: Error>(
    id: ID, _ body: (inout Element) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    contains(id: id) ? try all.modify(id: id, body) : nil
  }
}

extension AffineOptic {
  /// Returns an optic to the rows that are shown, so that each of them can have a child.
  ///
  ///     let shown = Lens(\Todos.items).filtered { todos in
  ///       { [filter = todos.filter] todo in filter.shows(todo) }
  ///     }
  ///     let rows = todo.child(each: shown, input: TodosInput.prisms.row)
  ///
  /// When an element is no longer shown, its instance ends with its effects. An input to it is then
  /// handled like an input to a removed element.
  /// - Parameter isShown: takes the whole state and returns the test for one element. The test runs
  ///   while the rows are changed. Let it capture only what it looks at, such as the filter: a test
  ///   that captures the whole state makes each change copy the rows.
  /// - Complexity: O(n) for the ids, which are compared after each send that may have changed them.
  public func filtered<ID: Hashable & Sendable, Element>(
    by isShown: @escaping @Sendable (Whole) -> (Element) -> Bool
  ) -> Affine<Whole, FilteredRows<ID, Element>> where Part == Rows<ID, Element> {
    let rows = Affine.storing(self)
    // The footprint of the rows would be too small: `isShown` may read all of the state.
    return Affine(
      extract: { whole in
        rows.extract(whole).map { FilteredRows(all: $0, isShown: isShown(whole)) }
      },
      modifyIfPresent: { whole, body in
        let isShown = isShown(whole)
        rows.change(&whole) { rows in
          // `filtered` alone holds the rows meanwhile, so a change copies nothing.
          var filtered = FilteredRows<ID, Element>(all: Rows(), isShown: isShown)
          swap(&filtered.all, &rows)
          body(&filtered)
          swap(&filtered.all, &rows)
        }
      })
  }
}
