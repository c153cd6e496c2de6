/// A space that also remembers what it was told: a child and its log.
///
/// - Value: the monoid of what is told.
/// - Inner: the container inside.
/// - Element: what is shown of both.
///
/// Laws, checked by `ArchitectureLaws` in `LawTests`; they are those of ``Day``.
/// - In the literature: `TracedT m w`, isomorphic to `Day (Traced m) w`.
public typealias TracedT<Value: Monoid, Inner: Container, Element> =
  Space<Day<Traces<Value>, Inner>, Element>

extension Space {
  /// Lets a space of functions remember what it is told.
  @inlinable
  public init<Value, Inner>(tracing inner: Space<Inner, (Value) -> Element>)
  where C == Day<Traces<Value>, Inner> {
    let lookup = inner.lookup
    self.init(
      origin: Both(One(), inner.origin),
      position: Both(.empty, inner.position),
      lookup: { lookup($0.second)($0.first) }
    )
  }

  /// Returns the element after `value` has been told, too.
  @inlinable
  public func trace<Value, Inner>(_ value: Value) -> Element where C == Day<Traces<Value>, Inner> {
    lookup(Both(position.first.appending(value), position.second))
  }
}
