public import ArcoCore
public import ArcoHTML
import ArcoRoutes

extension Page {
  /// Shows a driver whose state and the browser's address follow each other.
  ///
  /// The input of `address` is sent first. If the navigation cannot read the address, nothing is
  /// sent and the page shows the driver's state; check with `Navigation.refusal(of:)` before. If
  /// the navigation does not allow the address, nothing is sent and the page shows nothing.
  /// - Parameter address: a path with its query, as in a request or in the browser's `location`.
  /// - Precondition: no other view shows the driver.
  public init<World, State, Input>(
    _ driver: Driver<World, State, Input>, face: Face<State, Input, HTML>,
    navigation: Navigation<State, Input>, at address: String
  ) {
    let view = PageView()
    let navigator = Navigator()
    view.follow(navigator)
    if !navigation.allows(address) {
      navigator.bar(at: navigation.normal(address) ?? address)
    } else if let input = navigation.input(address) {
      driver.send(input)
    }
    let find = navigation.track()
    let watched = face.watched { state in
      if let found = find(state) {
        navigator.note(found.address, found.change, mayBeShown: found.mayBeShown)
      }
    }
    view.mount { around in
      driver.show(watched, around: around) { changes in view.show(changes) }
    }
    self.init(view, of: driver) { event in
      guard event.node == 0, case .address(let text, let isShown) = event.payload,
        let target = Address(text)
      else { return .malformed }
      guard !navigator.isBarred else { return .gone }
      let normal = navigation.allows(text) ? navigation.normal(text) : nil
      navigator.visit(target, isShown: isShown, normal: normal) {
        if let input = navigation.input(text) { driver.send(input) }
      }
      return nil
    }
  }
}
