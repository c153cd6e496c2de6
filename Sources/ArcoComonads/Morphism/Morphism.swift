/// A conversion from spaces of one container to spaces of another.
///
/// - Source: the container of the larger space.
/// - Target: the container of the space inside it.
///
/// Shapes are mapped forwards and positions backwards: a move of the part is a move of the whole.
/// So a morphism transforms spaces forwards (``Space/transformed(by:)``) and lifts updates
/// backwards (``Update/lifted(along:)``).
///
/// Laws, checked by `MorphismLaws`, with `f(s)` for `shape` and `p̂` for `position(s, p)`: the root
/// of `f(s)` is mapped to the root of `s`; `f(s/p̂) = f(s)/p`; composed positions are mapped to
/// composed positions.
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
  ///   - seen: takes a shape and a position of the source. Returns the corresponding position in
  ///     the target. It may be nil, the default, if the target's positions are absolute, like those
  ///     of zippers and stores.
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

  /// Returns the target's shape for a shape of the source.
  @inlinable
  public func shape(_ shape: Source.Shape) -> Target.Shape { forward(shape) }

  /// Returns the position in the source for a position in the target.
  @inlinable
  public func position(_ shape: Source.Shape, _ position: Target.Position) -> Source.Position {
    back(shape, position)
  }

  /// Returns the position in the target for a position in the source; nil if the morphism has no
  /// such function.
  ///
  /// Laws, checked by `MorphismLaws`, in the notation of ``Morphism``: `f(s)/seen(s, q) = f(s/q)`, and
  /// `seen(s, p̂) = p`.
  @inlinable
  public func seen(_ shape: Source.Shape, _ position: Source.Position) -> Target.Position? {
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
