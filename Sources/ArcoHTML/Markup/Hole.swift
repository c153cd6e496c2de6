/// A place in the page whose content somebody else owns.
///
/// Zero or more fillings in order, each rendered and compared on its own. A view that renders again
/// keeps a hole of the same id without looking into it. A hole has no node of its own: its
/// fillings' nodes are children of the element around it.
@usableFromInline package struct Hole {
  /// Unique within a document, as long as the hole is on the page.
  package let id: Int
  /// What fills the hole at the time it is mounted; later changes go through `Document.arrange`.
  package let fillings: () -> [Filling]

  package init(id: Int, fillings: @escaping () -> [Filling]) {
    self.id = id
    self.fillings = fillings
  }
}

/// One occupant of a hole.
package struct Filling {
  /// Unique within a document, over all holes.
  package let id: Int
  /// Runs once, when the filling is mounted or printed.
  package let content: () -> HTML
  /// Takes what stands on the page for it, once it is mounted: later changes of that go through
  /// `Document.update`.
  package let whenMounted: (MountedFilling) -> Void

  package init(
    id: Int, content: @escaping () -> HTML,
    whenMounted: @escaping (MountedFilling) -> Void = { _ in }
  ) {
    self.id = id
    self.content = content
    self.whenMounted = whenMounted
  }

  package init(id: Int, content: @autoclosure @escaping () -> HTML) {
    self.init(id: id, content: content)
  }
}

@available(*, unavailable)
extension Hole: Sendable {}

@available(*, unavailable)
extension Filling: Sendable {}
