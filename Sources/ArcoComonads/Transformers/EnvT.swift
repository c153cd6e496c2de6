/// A space with an environment, such as a child and its theme.
///
/// - Value: the environment.
/// - Inner: the container of the inner space.
/// - Element: the content that is shown.
///
/// Laws, checked by `ArchitectureLaws` in `LawTests`; they follow from those of ``Day``.
/// - In the literature: `EnvT e w`, isomorphic to `Day (Env e) w`.
public typealias EnvT<Value, Inner: Container, Element> = Space<Day<Envs<Value>, Inner>, Element>

extension Space {
  /// Makes a space from an environment and an inner space.
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

  /// Returns the environment.
  @inlinable
  public func ask<Value, Inner>() -> Value where C == Day<Envs<Value>, Inner> { origin.first }

  /// Returns the same space with the changed environment.
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
