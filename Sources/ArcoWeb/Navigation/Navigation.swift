public import ArcoOptics
public import ArcoRoutes

/// How the browser's address and a page's state follow each other.
///
/// - State, Input: those of the component that the page shows.
///
/// The address shows a part of the state; and somebody who goes to an address is an input.
///
///     let navigation = Navigation(shop, state: Lens(\Shop.place), input: ShopInput.visit)
///     let page = Page(shopPage(), state: Shop(), navigation: navigation, at: "/cart")
///
/// When the part changes, the address does, without a load: whatever changed it. A link of the page
/// that leads to an address of the route sends the input, and so do back and forward, and the address
/// that the page is opened at. What the input does is the component's affair: mostly it writes the
/// part. If the part stays as it was, the address does, too: so a component can ask before it lets its
/// user go.
///
/// - Complexity: when the root's view runs, the part is compared; the address is printed where it differs.
/// - In the literature: Elm's `Browser.application`, with one optic for its two functions.
public struct Navigation<State, Input: Sendable>: Sendable {
  /// The input for an address; nil where it is not one of the route.
  let input: @Sendable (String) -> Input?
  /// An address as the route prints it; nil where it is not one of the route.
  let normal: @Sendable (String) -> String?
  /// Makes what finds the address of one state after the other.
  let track: @Sendable () -> (State) -> Found?
  private let mayShow: @Sendable (String) -> Bool
  private let misfit: @Sendable (String) -> RouteError?

  /// The address of a state that shows another one than the state before.
  struct Found {
    let address: String
    let change: Page.HistoryChange
    /// Whether the page may show it now.
    let mayBeShown: () -> Bool
  }

  /// Makes it of a route, of the part that its addresses stand for, and of an input.
  ///
  /// - Parameters:
  ///   - place: the part that the address shows. While it is absent, the address stays.
  ///   - input: made of the value of an address that somebody goes to.
  ///   - history: whether the browser's history gets a new entry when the component, and not a link,
  ///     changes the part. By default it does where the path of the address changes, and not where only
  ///     its query or fragment does. A link always makes a new entry.
  ///   - allows: whether the page may show a part. Asked for each address that somebody goes to, for each part that the
  ///     state comes to, and whenever a tab comes to the page. The page shows nothing of a part that it may not show, and
  ///     has the browser load its address instead: so the site's routes decide. Must not block. By default, all are
  ///     allowed.
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
        guard let part = place.extract(state), part != last?.part,
          let address = route.address(of: part)?.text
        else { return nil }
        let change = last.map { last in
          history?(last.part, part)
            ?? (address.hasSamePath(as: last.address) ? .replace : .push)
        }
        last = (part, address)
        return Found(address: address, change: change ?? .replace) { allows(part) }
      }
    }
  }

  /// Says why an address is not one of the route; nil where it is.
  public func refusal(of address: String) -> RouteError? { misfit(address) }

  /// Whether the page may show an address, by the `allows` that the navigation was made with; true where the address is
  /// not one of the route.
  public func allows(_ address: String) -> Bool { mayShow(address) }
}

extension Page {
  /// What a new address is to the browser's history.
  public enum HistoryChange: Sendable {
    /// A new entry: *back* leads to the address before.
    case push
    /// It takes the place of the address before.
    case replace
  }
}

extension String {
  /// Whether two addresses differ in their query and fragment at most.
  fileprivate func hasSamePath(as other: String) -> Bool { path.elementsEqual(other.path) }

  // Not a local function: with an opaque result, such a function crashes Swift 6.3.1 when it compiles an application's
  // third module as Embedded Swift.
  private var path: Substring.UTF8View {
    utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
  }
}
