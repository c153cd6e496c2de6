/// The numbering of elements that an event refers to. A rebuild of the page gives all elements new
/// numbers.
package enum Numbering: Sendable {
  /// The numbers of the newest rebuild, or of the first paint.
  case current
  /// The numbers before the newest rebuild: the browser sent the event before the rebuild arrived.
  case former
}
