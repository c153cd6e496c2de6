/// A space with an outer state: a parent and its child.
///
/// - Value: the state.
/// - Inner: the container of the inner space.
/// - Element: the content that is shown.
///
///     let page = StoreT(state: "Ada", counter.map { count in { name in "\(name): \(count)" } })
///     page.select(.first(.put("Bob"))).select(.second(.modify { $0 += 1 }))
///
/// Laws, checked by `ArchitectureLaws` in `LawTests`; they follow from those of ``Day``.
/// - In the literature: `StoreT s w`, isomorphic to `Day (Store s) w`; the comonad of `w` moved along
///   the adjunction between pairs and functions.
public typealias StoreT<Value, Inner: Container, Element> =
  Space<Day<Stores<Value>, Inner>, Element>

extension Space {
  /// Makes a space from a state and an inner space of functions from this state.
  @inlinable
  public init<Value, Inner>(state: Value, _ inner: Space<Inner, (Value) -> Element>)
  where C == Day<Stores<Value>, Inner> {
    let lookup = inner.lookup
    self.init(
      origin: Both(state, inner.origin),
      position: Both(state, inner.position),
      lookup: { lookup($0.second)($0.first) }
    )
  }
}
