package import ArcoCore

/// The presence of an alert, sheet or popover that is shown while the state says so, and that a
/// person may dismiss.
///
/// It reads the current state, not the state of the last run of a view. So if a button of an alert
/// has removed the alert from the state, a dismissal that is reported afterwards sends nothing.
@MainActor
package struct Presence<Item> {
  private let find: () -> Item?
  private let report: () -> Void

  package init(_ find: @escaping () -> Item?, report: @escaping () -> Void) {
    self.find = find
    self.report = report
  }

  /// The item that is shown; nil if none is.
  package var item: Item? { find() }

  /// Sends the input of the dismissal, if the item is still shown.
  package func dismiss() { if find() != nil { report() } }
}

extension Parts {
  /// Returns the presence of an item that a function finds in the state.
  @MainActor
  package func presence<Item>(
    finding item: @escaping (State) -> Item?, dismiss input: Input
  ) -> Presence<Item> {
    Presence(
      {
        lookAtWrites()
        return state.flatMap(item)
      },
      report: {
        send(input)
        // SwiftUI has removed it. If the state still shows it, the view runs again and shows it
        // again.
        send.refresh()
      })
  }

  /// Registers a read of this instance's state, so that the view that is being evaluated runs again after a write.
  @MainActor
  func lookAtWrites() { (shown as? Watched)?.lookAtWrites() }

  /// Reports a write of this instance's state that leaves its view unchanged.
  @MainActor
  package func noteWrite() { (shown as? Watched)?.noteWrite() }
}
