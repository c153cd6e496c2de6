public import ArcoOptics

/// The rows that are shown, by their ids; the others are kept, and out of reach.
///
/// - ID, Element: those of the rows.
///
/// It is what an optic made by `filtered(by:)` leads to; a state keeps the ``Rows``.
public struct FilteredRows<ID: Hashable, Element> {
  fileprivate var all: Rows<ID, Element>
  fileprivate let isShown: (Element) -> Bool
}

extension FilteredRows: Keyed {
  /// The ids of the elements that are shown, in order.
  ///
  /// - Complexity: O(n).
  public var keys: [ID] { all.keys.filter(contains(id:)) }

  /// Not known: whether an element is shown is its own affair.
  public var structure: UInt64? { nil }

  /// Whether there is such an element and it is shown.
  public func contains(id: ID) -> Bool { element(id: id) != nil }

  /// Returns an element that is shown.
  public func element(id: ID) -> Element? {
    guard let element = all.element(id: id), isShown(element) else { return nil }
    return element
  }

  /// Changes an element that is shown, in place; afterwards it may not be shown any more.
  ///
  /// - Complexity: O(1); copies nothing.
  public mutating func modify<Result, Failure: Error>(
    id: ID, _ body: (inout Element) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    contains(id: id) ? try all.modify(id: id, body) : nil
  }
}

extension AffineOptic {
  /// Returns a way to those of the rows that are shown, for a child for each of them.
  ///
  ///     let shown = Lens(\TodoList.items).filtered { list in
  ///       { [filter = list.filter] todo in filter.shows(todo) }
  ///     }
  ///     let rows = todo.child(each: shown, input: TodosInput.prisms.row)
  ///
  /// An element's child, with its effects, ends when the element is not shown any more, and an input to it is
  /// handled as one to an element that is gone.
  /// - Parameter isShown: what decides about an element, by the state that the rows are in. What it
  ///   returns is asked while the rows are being changed: let it hold what it looks at, the filter, and
  ///   not the whole state, or each change copies the rows.
  /// - Complexity: O(n) for the ids, which are compared after each send that may have changed them.
  public func filtered<ID: Hashable & Sendable, Element>(
    by isShown: @escaping @Sendable (Whole) -> (Element) -> Bool
  ) -> Affine<Whole, FilteredRows<ID, Element>> where Part == Rows<ID, Element> {
    let rows = Affine.storing(self)
    // Its footprint is not that of the rows: it looks at whatever decides.
    return Affine(
      extract: { whole in
        rows.extract(whole).map { FilteredRows(all: $0, isShown: isShown(whole)) }
      },
      modifyIfPresent: { whole, body in
        let isShown = isShown(whole)
        rows.change(&whole) { rows in
          // Held once, so that a change copies nothing.
          var filtered = FilteredRows<ID, Element>(all: Rows(), isShown: isShown)
          swap(&filtered.all, &rows)
          body(&filtered)
          swap(&filtered.all, &rows)
        }
      })
  }
}
