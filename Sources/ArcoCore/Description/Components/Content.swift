/// A kind of view that can hold the views of children.
///
/// This is all that the core knows of a view. A host gives it one type: markup for the web, any
/// view for SwiftUI, cells for a terminal.
public protocol Content {
  /// Returns a view that shows what is in a slot, and goes on showing it as it changes.
  static func child(_ slot: Slot<Self>) -> Self
}
