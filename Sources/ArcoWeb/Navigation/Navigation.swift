public import ArcoOptics
public import ArcoRoutes

/// The connection between the browser's address and a part of a page's state.
///
/// - State, Input: the types of the component that the page shows.
///
/// The address shows the part. Going to an address is an input of the component.
///
///     let navigation = Navigation(shop, state: Lens(\Shop.place), input: ShopInput.visit)
///     let page = Page(shopPage(), state: Shop(), navigation: navigation, at: "/cart")
///
/// When the part changes, the browser's address changes too, without loading a page. The input is
/// sent when the user follows a link of the page to an address of the route, goes back or forward,
/// or opens the page at an address. The component decides what the input does; mostly it writes the
/// part. If the part does not change, the address does not change either. So a component can first
/// ask the user to confirm leaving.
///
/// - Complexity: each run of the root's view prints the part's address.
/// - In the literature: Elm's `Browser.application`, with one optic for its two functions.
public struct Navigation<State, Input: Sendable>: Sendable {
  /// The input for an address; nil if the address is not one of the route.
  let input: @Sendable (String) -> Input?
  /// An address in the route's own notation; nil if the address is not one of the route.
  let normal: @Sendable (String) -> String?
  /// Makes a function that takes one state after the other, and returns the address when it has
  /// changed.
  let track: @Sendable () -> (State) -> AddressChange?
  private let mayShow: @Sendable (String) -> Bool
  private let misfit: @Sendable (String) -> RouteError?

  /// The address of a state that differs from that of the state before.
  struct AddressChange {
    let address: String
    let change: Page.HistoryChange
    /// Whether the page may show the address now.
    let mayBeShown: () -> Bool
  }

  /// Connects a route, the part of the state that the addresses show, and an input.
  ///
  /// - Parameters:
  ///   - route: the addresses, as an optic to values.
  ///   - place: the part that the address shows. While the part is absent or has the address of the
  ///     one before, the address stays as it is.
  ///   - input: makes the input from the value of an address that the user goes to.
  ///   - history: whether the browser's history gets a new entry when the component, and not a
  ///     link, changes the part. By default it does if the path of the address changes, and not if
  ///     only the query or the fragment changes. A link always makes a new entry.
  ///   - allows: whether the page may show a part. Called for each address that the user goes to,
  ///     for each new address of the state, and whenever a tab connects to the page. If it returns
  ///     false, the page shows nothing, and the browser loads the address instead, so that the
  ///     site's routes decide. Must not block. The default allows all parts.
  public init<Part: Equatable & Sendable>(
    _ route: some RouteOptic<Part>,
    state place: some AffineOptic<State, Part>,
    input: @escaping @Sendable (Part) -> Input,
    history: (@Sendable (_ old: Part, _ new: Part) -> Page.HistoryChange)? = nil,
    allows: @escaping @Sendable (Part) -> Bool = { _ in true }
  ) {
    self.input = { route.value(of: $0).map(input) }
    normal = { route.value(of: $0).flatMap { route.address(of: $0) }?.text }
    mayShow = { route.value(of: $0).map(allows) ?? true }
    misfit = { address in
      do throws(RouteError) {
        _ = try route.read(address)
        return nil
      } catch {
        return error
      }
    }
    track = {
      var last: (part: Part, address: String)?
      return { state in
        // The bytes of addresses are compared, and not the parts: Swift compares texts by letters, for
        // seconds if a client's text is a letter with thousands of accents.
        guard let part = place.extract(state), let address = route.address(of: part)?.text,
          last.map({ address.utf8.elementsEqual($0.address.utf8) }) != true
        else { return nil }
        let change = last.map { last in
          history?(last.part, part)
            ?? (address.hasSamePath(as: last.address) ? .replace : .push)
        }
        last = (part, address)
        return AddressChange(address: address, change: change ?? .replace) { allows(part) }
      }
    }
  }

  /// Returns the reason why an address is not one of the route; nil if it is.
  public func refusal(of address: String) -> RouteError? { misfit(address) }

  /// Whether the page may show an address, by the navigation's `allows`. True if the address is not
  /// one of the route.
  public func allows(_ address: String) -> Bool { mayShow(address) }
}

extension Page {
  /// The effect of a new address on the browser's history.
  public enum HistoryChange: Sendable {
    /// A new entry: *back* leads to the former address.
    case push
    /// The address replaces the former one.
    case replace
  }
}

extension String {
  /// Whether two addresses have the same path, apart from query and fragment.
  fileprivate func hasSamePath(as other: String) -> Bool { path.elementsEqual(other.path) }

  // Not a local function: with an opaque result, such a function crashes Swift 6.3.1 when it compiles an application's
  // third module as Embedded Swift.
  private var path: Substring.UTF8View {
    utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
  }
}
