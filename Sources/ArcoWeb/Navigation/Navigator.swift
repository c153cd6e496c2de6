import ArcoHTML
import ArcoRoutes

/// The steps of address and history that a page sends to the browser.
///
/// Invariant: a navigator has no reference to the driver. The driver refers to it through the
/// root's view.
@usableFromInline
final class Navigator {
  /// The address of the shown state, in the route's notation; nil if the state has none.
  private(set) var address: String?
  /// The steps that have not been sent yet.
  private var steps: [(AddressStep, String)] = []
  /// True while the input of a visited address is being sent.
  private var isVisiting = false
  /// Asks the navigation whether the page may show the current address.
  private var mayShowPlace: () -> Bool = { true }
  /// True once the page was opened at an address that it may not show, or its state came to one.
  /// From then on the page shows nothing, and the browser loads that address.
  private(set) var isBarred = false

  init() { EventPayload.noteVisits() }

  /// Whether the page may be shown now.
  var isAllowed: Bool { !isBarred && mayShowPlace() }

  /// Records that the state has a new address.
  func note(_ address: String, _ change: Page.HistoryChange, mayBeShown: @escaping () -> Bool) {
    guard !isBarred else { return }
    // The first address is in the first paint, and needs no step.
    let isFirst = self.address == nil
    self.address = address
    mayShowPlace = mayBeShown
    guard mayBeShown() else { return bar(at: address) }
    if !isVisiting, !isFirst { steps.append((change == .push ? .push : .replace, address)) }
  }

  /// Records that the page was opened at an address that it may not show, or that its state led to
  /// such an address.
  func bar(at address: String) {
    self.address = address
    isBarred = true
    steps = [(.load, address)]
  }

  /// Handles an address that the user goes to.
  ///
  /// - Parameters:
  ///   - isShown: whether the browser shows the address already, as after a step back.
  ///   - normal: the address in the route's notation; nil if the address is not one of the route,
  ///     or the page
  ///     may not show it.
  ///   - send: sends the input of the address.
  func visit(_ target: Address, isShown: Bool, normal: String?, send: () -> Void) {
    guard let normal else { return steps.append((.load, target.text)) }
    let before = address
    isVisiting = true
    send()
    isVisiting = false
    guard !isBarred else { return }
    let here = address ?? normal
    if before != here {
      steps.append((!isShown ? .push : normal == here ? .arrive : .replace, here))
    } else if isShown {
      steps.append((normal == here ? .arrive : .turnBack, here))
    }
  }

  /// Appends the unsent steps to a patch.
  func write(into patch: inout Patch) {
    for (step, address) in steps { patch.go(step, to: address) }
    steps.removeAll()
  }
}
