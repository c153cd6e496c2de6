public import ArcoComonads
public import ArcoCore

/// A component over `Identity`: one view, and nothing that could happen to it.
///
/// - Content: what it shows.
///
///     let page = SwitchComponent(counter, IdentityComponent(p("Soon."))) { _, shown, _ in shown }
///
/// For a place that asks for a component; elsewhere the view by itself will do.
///
/// Laws, checked by `ComponentSemanticsTests`: it shows what the plain space shows.
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
