public import ArcoComonads
public import ArcoCore

/// A component with one view that never changes. It is a component over the comonad `Identity`.
///
/// - Content: the type of the view.
///
///     let page = SwitchComponent(counter, IdentityComponent(p("Soon."))) { _, shown, _ in shown }
///
/// Use it where a parameter has to be a component; elsewhere use the view itself.
///
/// Laws, checked by `ComponentSemanticsTests`: the component shows the same as the space.
public typealias IdentityComponent<Content: ArcoCore.Content> =
  Program<Void, Present<Identities>, Never, Content>

extension Program {
  /// Makes a component of a view that never changes.
  public init(_ view: Content)
  where World == Void, State == Present<Identities>, Input == Never {
    self.init(
      Component(.empty(), Face { _, _ in view }), state: Present(origin: One()))
  }
}
