/// The dirty marks of a node: what was written since its views last ran and its children were last
/// reconciled. A pure value without access to the tree.
///
/// Each function records an event, and returns what the caller has to do; O(1).
package struct Marks {
  /// A part of the node's state was written, and the nodes above have been notified.
  private var isWritten = false
  /// The node's own view has to run again.
  private var isChanged = false
  /// The node's state was written as a whole: every view and every part below may have changed.
  private var isRewritten = false
  /// The node is listed among the nodes that its parent visits.
  private(set) var isListed = false
  /// True if the node is listed for reconciling its children.
  package private(set) var isUnreconciled = false
  /// The node's watches have to evaluate the state.
  private var hasToLook = false

  package init() {}

  /// Records that the node's own view has to run.
  package mutating func change() { isChanged = true }

  /// Records that the node's state, or a part of it, was written.
  ///
  /// - Returns: true if the nodes above have to be notified; false if they were since their views
  ///   ran.
  package mutating func write() -> Bool {
    isChanged = true
    if isWritten { return false }
    isWritten = true
    return true
  }

  /// Records that all of the node's state may have changed.
  package mutating func rewrite() { isRewritten = true }

  /// Records that a view of the node or below has to run.
  ///
  /// - Returns: true if the parent has to list the node.
  package mutating func list() -> Bool {
    if isListed { return false }
    isListed = true
    return true
  }

  /// Records that the node's children have to be reconciled with the state.
  ///
  /// - Returns: true if the node has to be listed for that.
  package mutating func askToReconcile() -> Bool {
    if isUnreconciled { return false }
    isUnreconciled = true
    return true
  }

  /// Records that the node's children are reconciled now.
  package mutating func reconcile() { isUnreconciled = false }

  /// Records that the node's watches have to evaluate the state.
  ///
  /// - Returns: true if the node has to be listed for that.
  package mutating func askToLook() -> Bool {
    if hasToLook { return false }
    hasToLook = true
    return true
  }

  /// Records that the node's watches evaluate the state now.
  ///
  /// - Returns: true if they had to.
  package mutating func look() -> Bool {
    defer { hasToLook = false }
    return hasToLook
  }

  /// Clears the marks, because the node's views run now.
  ///
  /// - Parameter all: true if a node above was written as a whole.
  /// - Returns: `own`: true if the node's own view has to run. `below`: true if all state of the
  ///   node and below may have changed.
  package mutating func draw(all: Bool) -> (own: Bool, below: Bool) {
    defer { (isWritten, isChanged, isRewritten, isListed) = (false, false, false, false) }
    return (isChanged, all || isRewritten)
  }
}
