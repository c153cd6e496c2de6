/// A space with surroundings: a child and the theme it is shown in.
///
/// - Value: the surroundings.
/// - Inner: the container inside.
/// - Element: what is shown.
///
/// Laws, checked by `ArchitectureLaws` in `LawTests`; they are those of ``Day``.
/// - In the literature: `EnvT e w`, isomorphic to `Day (Env e) w`.
public typealias EnvT<Value, Inner: Container, Element> = Space<Day<Envs<Value>, Inner>, Element>

extension Space {
  /// Puts surroundings around a space.
  @inlinable
  public init<Value, Inner>(surroundings: Value, _ inner: Space<Inner, Element>)
  where C == Day<Envs<Value>, Inner> {
    let lookup = inner.lookup
    self.init(
      origin: Both(surroundings, inner.origin),
      position: Both(One(), inner.position),
      lookup: { lookup($0.second) }
    )
  }

  /// Returns the surroundings.
  @inlinable
  public func ask<Value, Inner>() -> Value where C == Day<Envs<Value>, Inner> { origin.first }

  /// Returns the same space in the surroundings that `change` makes of these.
  @inlinable
  public func local<Value, Inner, Other>(
    _ change: (Value) -> Other
  ) -> Space<Day<Envs<Other>, Inner>, Element> where C == Day<Envs<Value>, Inner> {
    Space<Day<Envs<Other>, Inner>, Element>(
      origin: Both(change(origin.first), origin.second),
      position: position,
      lookup: lookup
    )
  }
}
