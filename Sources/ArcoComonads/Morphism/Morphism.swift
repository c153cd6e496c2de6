/// A conversion from the ``Space``s of one ``Container`` to the spaces of another.
///
/// - Source: the container of the larger space.
/// - Target: the container of the space inside it.
///
/// Shapes are mapped forwards and positions backwards: a move of the part is a move of the whole.
/// So a morphism transforms spaces forwards (``Space/transformed(by:)``) and lifts updates
/// backwards (``Update/lifted(along:)``).
///
/// Laws, checked by `MorphismLaws`: not moving in the target is not moving in the source. Moving in
/// the source and then converting the shape equals converting the shape and then moving in the
/// target. Two moves in turn are mapped to two moves in turn. With `f(s)` for `shape(s)`, `p̂` for
/// `position(s, p)` and `s/p` for the shape of `s` after a move to `p`, the second law is
/// `f(s/p̂) = f(s)/p`.
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
  ///   - position: takes a shape of the source and a position of the corresponding target shape.
  ///     Returns the position in the source.
  ///   - targetPosition: takes a shape and a position of the source. Returns the corresponding
  ///     position in the target. It may be nil, the default, if the target's positions are
  ///     absolute, like those of zippers and stores.
  @inlinable
  public init(
    shape: @escaping @Sendable (Source.Shape) -> Target.Shape,
    position: @escaping @Sendable (Source.Shape, Target.Position) -> Source.Position,
    targetPosition: (@Sendable (Source.Shape, Source.Position) -> Target.Position)? = nil
  ) {
    self.forward = shape
    self.back = position
    self.ahead = targetPosition
  }

  /// Returns the shape of the target when the source has this shape.
  @inlinable
  public func shape(_ shape: Source.Shape) -> Target.Shape { forward(shape) }

  /// Returns the move of the source that moves the target to `position`.
  ///
  /// - Parameter shape: the shape of the source before the move.
  @inlinable
  public func position(_ shape: Source.Shape, _ position: Target.Position) -> Source.Position {
    back(shape, position)
  }

  /// Returns the move of the target that has the same effect as a move of the source. Nil if the
  /// morphism was made without a function for this.
  ///
  /// Laws, checked by `MorphismLaws`: moving the target there gives the shape that the target has
  /// after the move of the source. For a move of the source that ``position(_:_:)`` returned, the
  /// result is the original move of the target. Two moves in turn have the effect of two moves in turn.
  /// In the notation of ``Morphism``, with `t(s, q)` for `targetPosition(s, q)` and `q·r` for a move to
  /// `q` and then to `r`: `f(s)/t(s, q) = f(s/q)`, `t(s, p̂) = p`, and `t(s, q·r) = t(s, q)·t(s/q, r)`.
  @inlinable
  public func targetPosition(
    _ shape: Source.Shape, _ position: Source.Position
  ) -> Target.Position? {
    ahead.map { $0(shape, position) }
  }

  /// Returns the morphism that continues from this morphism's target with `next`.
  @inlinable
  public func appending<Next>(_ next: Morphism<Target, Next>) -> Morphism<Source, Next> {
    var both: (@Sendable (Source.Shape, Source.Position) -> Next.Position)?
    if let inner = ahead, let outer = next.ahead {
      both = { outer(shape($0), inner($0, $1)) }
    }
    return Morphism<Source, Next>(
      shape: { next.shape(shape($0)) },
      position: { position($0, next.position(shape($0), $1)) },
      targetPosition: both)
  }
}

extension Morphism where Source == Target {
  /// The morphism that changes nothing.
  @inlinable
  public static var identity: Morphism {
    Morphism(shape: { $0 }, position: { $1 }, targetPosition: { $1 })
  }
}
