/// A position in the page whose content has another owner, such as a child component.
///
/// A hole has zero or more fillings in order. Each filling is rendered and compared on its own. A
/// view that runs again keeps a hole of the same id without comparing its content. A hole has no
/// node of its own: the nodes of its fillings are children of the element around it.
@usableFromInline package struct Hole {
  /// The id of the hole, unique in the document while the hole is on the page.
  package let id: Int
  /// The fillings at the time of mounting. Later changes go through `Document.arrange`.
  package let fillings: () -> [Filling]

  package init(id: Int, fillings: @escaping () -> [Filling]) {
    self.id = id
    self.fillings = fillings
  }
}

/// One piece of content of a hole.
package struct Filling {
  /// The id of the filling, unique in the document over all holes.
  package let id: Int
  /// The content. Runs once, when the filling is mounted or printed.
  package let content: () -> HTML
  /// Receives the mounted filling. Later changes of its content go through `Document.update`.
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
