/// What a node knows of the writes since its views were drawn and its parts were compared with the
/// state. It is a value that knows no tree.
///
/// Each event says what was written, and returns what has to be done about it; O(1).
package struct Marks {
  /// Something in its state was written, and the nodes above have heard of it.
  private var isWritten = false
  /// Its own view has to run again.
  private var isChanged = false
  /// Somebody wrote into its whole state: every view and every part below it may have changed.
  private var isRewritten = false
  /// It is among those that its parent visits.
  private(set) var isListed = false
  /// It is among those whose parts have to be compared with the state.
  package private(set) var isUnreconciled = false
  /// It has to look at its state.
  private var hasToLook = false

  package init() {}

  /// Its view shows something new.
  package mutating func change() { isChanged = true }

  /// Its state, or some of it, was written.
  ///
  /// - Returns: whether those above have to hear of it: not if they did since they were drawn.
  package mutating func write() -> Bool {
    isChanged = true
    if isWritten { return false }
    isWritten = true
    return true
  }

  /// All of its state may be another.
  package mutating func rewrite() { isRewritten = true }

  /// Something here or below has to be drawn.
  ///
  /// - Returns: whether its parent has to list it.
  package mutating func list() -> Bool {
    if isListed { return false }
    isListed = true
    return true
  }

  /// Its parts have to be compared with the state.
  ///
  /// - Returns: whether it has to be listed for that.
  package mutating func askToReconcile() -> Bool {
    if isUnreconciled { return false }
    isUnreconciled = true
    return true
  }

  /// Its parts are compared with the state now.
  package mutating func reconcile() { isUnreconciled = false }

  /// It has to look at its state.
  ///
  /// - Returns: whether it has to be listed for that.
  package mutating func askToLook() -> Bool {
    if hasToLook { return false }
    hasToLook = true
    return true
  }

  /// It looks at its state now.
  ///
  /// - Returns: whether it was asked to.
  package mutating func look() -> Bool {
    defer { hasToLook = false }
    return hasToLook
  }

  /// Its views are drawn now.
  ///
  /// - Parameter all: whether somebody above wrote all of the state.
  /// - Returns: whether its own view has something new to show, and whether its state and that of all
  ///   below may be another.
  package mutating func draw(all: Bool) -> (own: Bool, below: Bool) {
    defer { (isWritten, isChanged, isRewritten, isListed) = (false, false, false, false) }
    return (isChanged, all || isRewritten)
  }
}
