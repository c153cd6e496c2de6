public import ArcoCore

/// A collection whose elements are compared and shown by id.
package protocol ShownByID {
  /// The ids and elements, in order.
  var entries: [(id: Any, element: Any)] { get }
}

extension Rows: ShownByID {
  package var entries: [(id: Any, element: Any)] { indices.map { (id(at: $0), self[$0]) } }
}
