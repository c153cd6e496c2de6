/// The container in which one can only go forward.
///
/// - Seed: what the stream grows from.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
public enum Streams<Seed>: Container, Sendable {
  /// No steps.
  @inlinable
  public static func root(_ spring: Spring<Seed>) -> Ahead<Seed> {
    Ahead(count: 0, seed: spring.seed)
  }

  /// The rest of the stream.
  @inlinable
  public static func reshape(_ spring: Spring<Seed>, at ahead: Ahead<Seed>) -> Spring<Seed> {
    Spring(seed: ahead.seed, next: spring.next)
  }

  /// The steps of both.
  @inlinable
  public static func compose(
    _ spring: Spring<Seed>,
    _ first: Ahead<Seed>,
    _ then: Ahead<Seed>
  ) -> Ahead<Seed> {
    Ahead(count: first.count + then.count, seed: then.seed)
  }
}
