/// The ``Container`` of a ``StreamSpace``: an endless sequence of elements, seen from one of them.
/// Moves only go forward.
///
/// - Seed: the type from which an element and the next seed are computed.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
public enum Streams<Seed>: Container, Sendable {
  /// The position that does not move: zero steps ahead.
  @inlinable
  public static func root(_ spring: Spring<Seed>) -> Ahead<Seed> {
    Ahead(count: 0, seed: spring.seed)
  }

  /// The stream after the steps.
  @inlinable
  public static func reshape(_ spring: Spring<Seed>, at ahead: Ahead<Seed>) -> Spring<Seed> {
    Spring(seed: ahead.seed, next: spring.next)
  }

  /// The position ahead by the steps of both positions together.
  @inlinable
  public static func compose(
    _ spring: Spring<Seed>,
    _ first: Ahead<Seed>,
    _ then: Ahead<Seed>
  ) -> Ahead<Seed> {
    Ahead(count: first.count + then.count, seed: then.seed)
  }
}
