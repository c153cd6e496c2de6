import ArcoHTML
import ArcoRoutes

/// What a page has to tell the browser of its address.
///
/// Invariant: it does not know the driver, which knows it by the root's view.
@usableFromInline
final class Navigator {
  /// The address of the state that is shown, in normal form; nil while it has none.
  private(set) var address: String?
  /// What the browser was not told yet.
  private var steps: [(AddressStep, String)] = []
  /// Whether somebody goes to an address just now, and what that comes to is not known.
  private var isVisiting = false
  /// Whether the page may show the place that it shows, as its navigation says now.
  private var mayShowPlace: () -> Bool = { true }
  /// Whether the page was opened at a place that it may not show, or its state came to one. From then on it shows nothing, and the browser loads
  /// that place.
  private(set) var isBarred = false

  init() { EventPayload.noteVisits() }

  /// Whether the page may be shown now.
  var isAllowed: Bool { !isBarred && mayShowPlace() }

  /// Notes that the state has another address.
  func note(_ address: String, _ change: Page.HistoryChange, mayBeShown: @escaping () -> Bool) {
    guard !isBarred else { return }
    // The first paint has its address beside it.
    let isFirst = self.address == nil
    self.address = address
    mayShowPlace = mayBeShown
    guard mayBeShown() else { return bar(at: address) }
    if !isVisiting, !isFirst { steps.append((change == .push ? .push : .replace, address)) }
  }

  /// Notes that the page was opened at a place that it may not show, or came to one.
  func bar(at address: String) {
    self.address = address
    isBarred = true
    steps = [(.load, address)]
  }

  /// Deals with an address that somebody goes to.
  ///
  /// - Parameters:
  ///   - isShown: whether the browser shows it already, as after a step back.
  ///   - normal: the address as the route prints it; nil where it is not one of the route, or is none that the page may
  ///     show.
  ///   - send: sends its input.
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

  /// Writes what the browser was not told yet.
  func write(into patch: inout Patch) {
    for (step, address) in steps { patch.go(step, to: address) }
    steps.removeAll()
  }
}
