package import ArcoCore

/// What is on the screen while the state says so, and may be dismissed by a person.
///
/// It looks at the state as it is, not as it was when a view ran: what a button of an alert has just
/// taken away is not dismissed a second time, in whichever order the button and the dismissal are
/// reported.
@MainActor
package struct Presence<Item> {
  private let find: () -> Item?
  private let report: () -> Void

  package init(_ find: @escaping () -> Item?, report: @escaping () -> Void) {
    self.find = find
    self.report = report
  }

  /// What is there.
  package var item: Item? { find() }

  /// Reports the dismissal, if there is something to dismiss.
  package func dismiss() { if find() != nil { report() } }
}

extension Parts {
  /// Returns the presence of what a function finds in the state.
  @MainActor
  package func presence<Item>(
    finding item: @escaping (State) -> Item?, dismiss input: Input
  ) -> Presence<Item> {
    Presence(
      {
        lookAtShown()
        return state.flatMap(item)
      },
      report: {
        send(input)
        // SwiftUI has taken it away. If the state still has it, the view says so once more.
        send.refresh()
      })
  }

  /// Notes that whoever is tracked at the moment depends on what this instance shows.
  @MainActor
  private func lookAtShown() { (shown as? Watched)?.look() }
}
