/// A way to see spaces of one container as spaces of another.
///
/// - Source: the container of the larger space.
/// - Target: the container of what is seen in it.
///
/// Shapes go forward, positions come back: to go somewhere in the part is to go somewhere in the
/// whole. So a morphism transforms spaces one way (``Space/transformed(by:)``) and lifts updates
/// the other way (``Update/lifted(along:)``).
///
/// Laws, checked by `MorphismLaws`, with `f(s)` for `shape` and `p̂` for `position(s, p)`: the root of
/// `f(s)` comes back as the root of `s`; `f(s/p̂) = f(s)/p`; composed positions come back composed.
/// - In the literature: morphism of directed containers, hence of comonads; it is a cofunctor between
///   the categories.
public struct Morphism<Source: Container, Target: Container>: Sendable {
  @usableFromInline
  let forward: @Sendable (Source.Shape) -> Target.Shape
  @usableFromInline
  let back: @Sendable (Source.Shape, Target.Position) -> Source.Position
  @usableFromInline
  let ahead: (@Sendable (Source.Shape, Source.Position) -> Target.Position)?

  /// Makes a morphism from its two functions.
  ///
  /// - Parameters:
  ///   - position: gets a shape of the source and a position of the target's shape that
  ///     is seen there; returns the source's position to go to.
  ///   - seen: gets a shape and a position of the source; returns the target's position that is seen to be
  ///     gone to. Nil, the default, where the target's positions are counted from nowhere, as those of zippers and
  ///     stores: there the shape tells the position.
  @inlinable
  public init(
    shape: @escaping @Sendable (Source.Shape) -> Target.Shape,
    position: @escaping @Sendable (Source.Shape, Target.Position) -> Source.Position,
    seen: (@Sendable (Source.Shape, Source.Position) -> Target.Position)? = nil
  ) {
    self.forward = shape
    self.back = position
    self.ahead = seen
  }

  /// Returns the target's shape that is seen in a shape of the source.
  @inlinable
  public func shape(_ shape: Source.Shape) -> Target.Shape { forward(shape) }

  /// Returns where to go in the source to go to `position` in the target.
  @inlinable
  public func position(_ shape: Source.Shape, _ position: Target.Position) -> Source.Position {
    back(shape, position)
  }

  /// Returns where one is seen to go in the target by going to `position` in the source; nil where the
  /// morphism does not say.
  ///
  /// Laws, checked by `MorphismLaws`: the shape there is the one that is seen from the source's position; what is
  /// gone to in the target is seen to be gone to.
  @inlinable
  public func seen(_ shape: Source.Shape, _ position: Source.Position) -> Target.Position? {
    ahead.map { $0(shape, position) }
  }

  /// Returns the morphism that goes on from this one's target.
  @inlinable
  public func appending<Next>(_ next: Morphism<Target, Next>) -> Morphism<Source, Next> {
    var both: (@Sendable (Source.Shape, Source.Position) -> Next.Position)?
    if let inner = ahead, let outer = next.ahead {
      both = { outer(shape($0), inner($0, $1)) }
    }
    return Morphism<Source, Next>(
      shape: { next.shape(shape($0)) },
      position: { position($0, next.position(shape($0), $1)) },
      seen: both)
  }
}

extension Morphism where Source == Target {
  /// The morphism that changes nothing.
  @inlinable
  public static var identity: Morphism {
    Morphism(shape: { $0 }, position: { $1 }, seen: { $1 })
  }
}
