/// A space with a state of its own around it: a parent and the child it shows.
///
/// - Value: the state.
/// - Inner: the container inside.
/// - Element: what is shown of both.
///
///     let page = StoreT(state: "Ada", counter.map { count in { name in "\(name): \(count)" } })
///     page.select(.first(.put("Bob"))).select(.second(.modify { $0 += 1 }))
///
/// Laws, checked by `ArchitectureLaws` in `LawTests`; they are those of ``Day``.
/// - In the literature: `StoreT s w`, isomorphic to `Day (Store s) w`; the comonad of `w` moved along
///   the adjunction between pairs and functions.
public typealias StoreT<Value, Inner: Container, Element> =
  Space<Day<Stores<Value>, Inner>, Element>

extension Space {
  /// Puts a state around a space of functions from that state.
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
