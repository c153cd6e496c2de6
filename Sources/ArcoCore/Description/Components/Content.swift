/// A kind of view that can hold the views of children.
///
/// The core knows nothing else about views. Each host has one conforming type: markup for the web,
/// any view for SwiftUI, cells for a terminal.
public protocol Content {
  /// Returns a view that shows the content of a slot, and that follows the content as it changes.
  static func child(_ slot: Slot<Self>) -> Self
}
