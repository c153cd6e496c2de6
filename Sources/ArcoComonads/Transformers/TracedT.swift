/// A space around an inner space, whose element also depends on an accumulated value.
///
/// For example, the inner space is a child component, and the value is a log of the child.
///
/// - Value: the monoid that accumulates.
/// - Inner: the container of the inner space.
/// - Element: the content that is shown.
///
/// Laws, checked by `ArchitectureLaws` in `LawTests`; they follow from those of ``Day``.
/// - In the literature: `TracedT m w`, isomorphic to `Day (Traced m) w`.
public typealias TracedT<Value: Monoid, Inner: Container, Element> =
  Space<Day<Traces<Value>, Inner>, Element>

extension Space {
  /// Makes a space from an inner space of functions from the accumulated value.
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

  /// Returns the element that the space would show if `value` were added. The space does not
  /// change.
  @inlinable
  public func trace<Value, Inner>(_ value: Value) -> Element where C == Day<Traces<Value>, Inner> {
    lookup(Both(position.first.appending(value), position.second))
  }
}
