/// Which numbers an event names its element by, as a rebuild gives new ones.
package enum Numbering: Sendable {
  /// Those of the newest rebuild, or of the first paint.
  case current
  /// Those from before it: the event was made while the rebuild was on its way.
  case former
}
